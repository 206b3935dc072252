// @ts-check

/** @typedef {import('../pages.mjs').PageFile} PageFile */

/**
 * A generated page without what only this site knows: the callout becomes the one of the other generator, the page kind and
 * the order go, and the file is Markdown. Text, samples, tables and links stay to the letter.
 * @param {PageFile} page
 * @param {{ callout: (text: string) => string, order?: (order: string) => string }} dialect
 * @returns {PageFile}
 */
export function plainPage({ file, text }, { callout, order = () => '' }) {
  return {
    file: file.replace(/\.mdx$/, '.md'),
    text: text
      .replace(/^template: .*\n/m, '')
      .replace(/^order: (\d+)\n/m, (_line, number) => order(String(number)))
      .replace(/<Note>\n\n([\s\S]*?)\n\n<\/Note>/g, (_note, inside) => callout(String(inside))),
  }
}
