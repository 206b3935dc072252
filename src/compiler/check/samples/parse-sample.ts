import {
  parseDiff,
  parseHttp,
  parseJson,
  parseMarkup,
  parsePlist,
  parseProperties,
  parseYaml,
} from './documents'
import type { SampleError } from './sample-error'
import type { Grammar } from './grammars'
import { parseWithGrammar } from './tree'

const grammars: Record<string, Grammar> = {
  kotlin: 'kotlin',
  kts: 'kotlin',
  java: 'java',
  groovy: 'groovy',
  gradle: 'groovy',
  swift: 'swift',
  objc: 'objc',
  'objective-c': 'objc',
  dart: 'dart',
  ts: 'typescript',
  typescript: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  javascript: 'javascript',
  jsx: 'javascript',
  php: 'php',
  python: 'python',
  ruby: 'ruby',
  html: 'html',
  css: 'css',
  shell: 'bash',
  bash: 'bash',
}

const documents: Record<string, (text: string) => SampleError | undefined> = {
  json: parseJson,
  yaml: parseYaml,
  xml: parseMarkup,
  plist: parsePlist,
  properties: parseProperties,
  http: parseHttp,
  diff: parseDiff,
  // Output of a program, a file tree: anything.
  text: () => undefined,
}

/** Languages a fence may name that nothing here can parse; a test keeps it empty. */
export const isParsed = (language: string): boolean => language in grammars || language in documents

/**
 * Parses a sample with a real grammar of its language; a piece of a file is as good as a whole one.
 * @returns undefined when it parses
 */
export async function parseSample(language: string, text: string): Promise<SampleError | undefined> {
  const left = ellipsis(language, text)
  if (left) return left
  const grammar = grammars[language]
  return grammar ? parseWithGrammar(text, grammar) : documents[language]?.(text)
}

/** A line of dots stands for what was left out, and is no code. */
function ellipsis(language: string, text: string): SampleError | undefined {
  if (language === 'text' || language === 'diff') return undefined
  const lines = text.split('\n')
  const index = lines.findIndex(
    (line) => /^\s*(?:\.\.\.|…)[,;]?\s*$/.test(line) || /[{([]\s*(?:\.\.\.|…)\s*[})\]]/.test(line),
  )
  if (index < 0) return undefined
  return {
    line: index + 1,
    column: (lines[index] ?? '').search(/\.\.\.|…/) + 1,
    message: 'leaves something out with dots',
    fix: 'say what is left out in a comment of the language',
  }
}
