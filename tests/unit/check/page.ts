/** A page, long enough for git to know it again at another place. */
export const page = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: ${title} is a page of a test, and says in one sentence what it is about.\n---\n\n${title} has a text that is long enough to be known again.\n\n${body}\n`
