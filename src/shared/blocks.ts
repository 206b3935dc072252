/**
 * The compiled form of a page's body. It travels in page-data.json, so names are short:
 * a string is a run of finished HTML; `t` an HTML element that holds a component somewhere inside;
 * `c` one of the components writers may use.
 */
export type Block = string | ElementBlock | ComponentBlock

interface ElementBlock {
  t: string
  /** Attributes, in React's spelling. */
  p?: Record<string, string | number | boolean>
  /** Finished inner HTML, when no component is inside. */
  h?: string
  /** It holds a line of text, so a run of HTML inside is no block. */
  i?: 1
  k?: Block[]
}

export interface ComponentBlock {
  c: string
  p?: Record<string, unknown>
  k?: Block[]
}

export interface Heading {
  depth: 2 | 3
  id: string
  text: string
  /** Its language, where that is another one than the page's. */
  lang?: string
}

/** A stretch of a page that search can lead to: everything under one heading, or before the first. */
export interface Section {
  /** Anchor on the page; empty for the part before the first heading. */
  id: string
  title: string
  text: string
}

/** An internal link as it stands in the content, for the link check. */
export interface ContentLink {
  url: string
  line: number
  column: number
  /** Where it was written: the page itself or a partial. */
  file: string
}

/** Whether a block is a component, and no run of HTML or element. */
export const isComponent = (block: Block): block is ComponentBlock =>
  typeof block === 'object' && 'c' in block
