/**
 * What the compiler itself refuses, so that no page is made of it: rule → what it guards, for the table in CONTRIBUTING.md.
 * The rules of the check say theirs themselves (src/compiler/check/rules.ts).
 */
export const compilerRules = {
  syntax: 'the page can be read as MDX: tags are closed, a literal `<` or `{` stands in backticks',
  code: 'content is data: no import, no export, no `{expression}`',
  component: 'components with their props, and where they stand, are as the table of components says',
  fence: 'samples name a known language, and lines that they have',
  empty: 'a page says something',
  frontmatter: 'the keys of a page are as the table of frontmatter says, and its kind is one of its place',
  language:
    '`content/languages.json` has the languages of the site: code and name of each, the default one first',
  fact: '`content/facts.json` can be read, and has the facts that pages name',
  include: 'partials that pages draw in exist, and draw in none that draws them in',
  heading: 'headings are in order, unique, and hold no link',
  alt: 'pictures say what they tell',
  image: 'pictures that pages show exist, and stand on lines of their own',
  link: 'links have a text; links, cards, `related` and `app` lead to pages and files that exist',
  anchor: 'an `#anchor` is that of a heading of the page it leads to',
  route: 'every folder has its index, every address one file',
} as const

export type CompilerRule = keyof typeof compilerRules
