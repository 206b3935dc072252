/** Writes all pages as Markdown in a process of its own, which Gatsby starts: with 1,500 pages that takes two seconds. */
import { atWork } from '../../src/compiler/site/at-work'
import { writeMarkdown, type MarkdownOrder } from './write-markdown'

atWork<MarkdownOrder>(writeMarkdown)
