// @ts-check
import { actions, objects, samples, sentences, subjects } from './samples.mjs'

/** @typedef {{ file: string, text: string }} PageFile */

/**
 * Numbers from 0 to 1 that are the same for the same seed (mulberry32), so that two runs build the same pages.
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param {() => number} random */
function createWriter(random) {
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)])
  const typeName = () => capital(pick(objects)) + capital(pick(objects))
  const sentence = () =>
    capital(
      pick(sentences).replace(/\b[SAOPNC]\b/g, (hole) => {
        if (hole === 'S') return pick(subjects)
        if (hole === 'A') return pick(actions)
        if (hole === 'N') return String(2 + Math.floor(random() * 98))
        return hole === 'C' ? `on${typeName()}` : pick(objects)
      }),
    )
  const paragraph = (length = 4) => Array.from({ length }, sentence).join(' ')
  /** @param {{ language: string, code: string }} sample */
  const fence = ({ language, code }) => {
    const name = typeName()
    const key = `${pick(actions)}-${pick(objects)}`
    const number = String(Math.floor(random() * 900) + 10)
    const filled = code.replaceAll('NAME', name).replaceAll('KEY', key).replaceAll('NUM', number)
    return `\`\`\`${language}\n${filled}\n\`\`\``
  }
  const table = () =>
    [
      '| Field | Type | Meaning |',
      '| --- | --- | --- |',
      ...Array.from({ length: 4 }, () => `| \`${pick(actions)}${typeName()}\` | string | ${sentence()} |`),
    ].join('\n')
  return { pick, sentence, paragraph, fence, table }
}

/** @param {{ title: string, description: string, order: number, template?: string }} matter */
const frontmatter = ({ title, description, order, template }) =>
  [
    '---',
    `title: ${title}`,
    `description: ${description}`,
    ...(template ? [`template: ${template}`] : []),
    `order: ${order}`,
    '---',
  ].join('\n')

/**
 * One article: about 600 words, a sample in each of six languages, a table, callouts and links to other pages.
 * @param {number} number
 * @param {string[]} links paths to link to
 * @param {() => number} random
 */
function article(number, links, random) {
  const { pick, paragraph, fence, table, sentence } = createWriter(random)
  const topic = `${capital(pick(actions))} the ${pick(objects)}`
  const sections = samples.map((sample, at) => {
    const link = links[at % links.length] ?? '/en/'
    return [
      `## ${capital(pick(actions))} the ${pick(objects)} in step ${at + 1}`,
      paragraph(2),
      `${sentence()} See [what page ${at + 1} says](${link}) as well.`,
      at % 2
        ? `### Part ${at + 1}: when the ${pick(objects)} is late`
        : `<Note>\n\n${paragraph(1)}\n\n</Note>`,
      fence(sample),
      paragraph(1),
    ].join('\n\n')
  })
  const description = `How page ${number} of the benchmark explains to ${pick(actions)} the ${pick(objects)} of ${pick(subjects)} step by step.`
  return [
    frontmatter({ title: `${topic} ${number}`, description, order: number % 1000 }),
    paragraph(2),
    ...sections,
    '## Fields',
    table(),
    '',
  ].join('\n\n')
}

/**
 * A folder's index page with links to what is below it.
 * @param {{ name: string, path: string, children: string[], template?: string }} folder
 * @param {() => number} random
 */
function index({ name, path, children, template }, random) {
  const { paragraph } = createWriter(random)
  const description = `Everything that the benchmark's generated pages say about ${name}, with a link to each page below ${path}`
  const list = children.map((child) => `- [${child}](${child})`).join('\n')
  return [
    frontmatter({ title: capital(name), description, order: 10, template }),
    `All pages on ${name}.`,
    paragraph(6),
    list,
    // The pages that are made of the API's description link to it.
    ...(template === 'api' ? ['## Authentication', paragraph(2)] : []),
    '',
  ].join('\n\n')
}

const sections = ['sdk', 'guides', 'api', 'faqs', 'quick-wins']
/** Only the sections that hold many pages on a real site get the articles. */
const articleSections = ['sdk', 'guides']
const pagesPerFolder = 12

/**
 * A whole tree below `en/`: fronts, folders with their index pages, and articles, `count` pages in all.
 * @param {number} count
 * @param {number} seed
 * @returns {PageFile[]}
 */
export function benchmarkPages(count, seed) {
  /** @type {Map<string, string[]>} */
  const folders = new Map()
  const fronts = sections.length + 1
  let left = count - fronts
  for (let at = 0; left > 0; at++) {
    // A folder of its own for one page that is left would be empty.
    const articles = left === pagesPerFolder + 2 ? pagesPerFolder + 1 : Math.min(pagesPerFolder, left - 1)
    const folder = `/en/${articleSections[at % articleSections.length] ?? 'sdk'}/part-${at + 1}/`
    folders.set(
      folder,
      Array.from({ length: articles }, (_, page) => `${folder}page-${page + 1}/`),
    )
    left -= articles + 1
  }

  const paths = [...folders.values()].flat()
  const random = createRandom(seed)
  /** @param {string} path */
  const fileOf = (path) => `${path.slice(1, -1)}.mdx`
  /** @param {string} path */
  const indexOf = (path) => `${path.slice(1)}index.mdx`
  return [
    {
      file: 'en/index.mdx',
      text: index(
        {
          name: 'the whole site',
          path: '/en/.',
          children: sections.map((name) => `/en/${name}/`),
          template: 'home',
        },
        random,
      ),
    },
    ...sections.map((name) => ({
      file: `en/${name}/index.mdx`,
      text: index(
        {
          name: `section ${name}`,
          path: `/en/${name}/.`,
          children: [...folders.keys()].filter((path) => path.startsWith(`/en/${name}/`)),
          ...(name === 'guides' ? {} : { template: name }),
        },
        random,
      ),
    })),
    ...[...folders].map(([path, children], at) => ({
      file: indexOf(path),
      text: index({ name: `part ${at + 1}`, path: `${path}.`, children }, random),
    })),
    ...paths.map((path, at) => {
      const links = samples.map(() => paths[Math.floor(random() * paths.length)] ?? path)
      return { file: fileOf(path), text: article(at + 1, links, random) }
    }),
  ]
}
