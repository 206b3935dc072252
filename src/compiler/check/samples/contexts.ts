import type { Grammar } from './grammars'

/** A way to make a fragment whole: what goes before and behind it. */
export interface Context {
  before: string
  after: string
}

const whole: Context = { before: '', after: '' }
const around = (before: string, after: string): Context => ({ before: `${before}\n`, after: `\n${after}` })

/** What a sample of each language may be a piece of, the likeliest first. */
export const contexts: Record<Grammar, readonly Context[]> = {
  kotlin: [whole, around('fun f() {', '}'), around('class C {', '}')],
  groovy: [whole],
  html: [whole],
  bash: [whole],
  java: [whole, around('class C { void f() {', '} }'), around('class C {', '}')],
  swift: [whole, around('func f() async throws {', '}'), around('class C {', '}')],
  dart: [whole, around('void f() async {', '}'), around('class C {', '}'), around('final x = ', ';')],
  typescript: [
    whole,
    around('async function f() {', '}'),
    around('class C {', '}'),
    around('const x = {', '}'),
  ],
  tsx: [whole, around('async function f() {', '}'), around('class C {', '}'), around('const x = <>', '</>')],
  javascript: [
    whole,
    around('async function f() {', '}'),
    around('class C {', '}'),
    around('const x = {', '}'),
  ],
  php: [whole, around('<?php', ''), around('<?php class C {', '}'), around('<?php $x = [', '];')],
  python: [whole],
  ruby: [whole],
  css: [whole],
  objc: [
    whole,
    around('void f() {', '}'),
    around('@implementation C', '@end'),
    around('@interface C', '@end'),
  ],
}

/** Lines that may stand only at the top of a file; a fragment has them above its statements all the same. */
const imports: Partial<Record<Grammar, RegExp>> = {
  kotlin: /^(?:import|package)\s.*$/,
  java: /^(?:import|package)\s.*;\s*$/,
  swift: /^(?:@testable\s+)?import\s.*$/,
  dart: /^(?:import|export|library|part)\s.*;\s*$/,
  typescript: /^import\s.*from\s.*$|^import\s+['"].*$/,
  tsx: /^import\s.*from\s.*$|^import\s+['"].*$/,
  javascript: /^import\s.*from\s.*$|^import\s+['"].*$/,
  objc: /^(?:#import|#include|@import)\s.*$/,
}

/**
 * The sample in a context. Imports go above what is put around it, and a blank line stays in their place, so that
 * line numbers hold.
 * @returns the text to parse, and how many of its lines stand before the sample's first
 */
export function wrap(
  text: string,
  grammar: Grammar,
  { before, after }: Context,
): { text: string; lines: number } {
  const pattern = imports[grammar]
  if (!before || !pattern) return { text: before + text + after, lines: count(before) }
  const lifted: string[] = []
  const rest = text.split('\n').map((line) => {
    if (!pattern.test(line)) return line
    lifted.push(line)
    return ''
  })
  const above = lifted.length ? `${lifted.join('\n')}\n` : ''
  return { text: above + before + rest.join('\n') + after, lines: count(above + before) }
}

const count = (text: string): number => text.split('\n').length - 1
