import { expect, it } from 'vitest'
import { highlightSample, load } from '../../../src/compiler/page/highlight'
import type { SampleLanguage } from '../../../src/compiler/page/languages'

/** Samples with lines that mean something else by what stands above them; the second time they come from memory. */
const samples: [SampleLanguage, string][] = [
  ['kotlin', '/* fun a() {\nfun b() {\n*/\nfun b() {\nval s = """\nfun b() {\n"""\nfun b() {'],
  ['swift', 'let a = """\nlet b = 1\n"""\nlet b = 1\n/*\nlet b = 1\n*/\nfunc c(\n  d: Int\n)'],
  ['ts', 'const a = `\nconst b = 1 ${\nconst b\n}\n`\nconst b = 1\n/**\n * @param b const\n */\nconst b = 1'],
  ['php', "<?php\n$a = <<<'END'\n$b = 1;\nEND;\n$b = 1;\n?>\n$b = 1;"],
  ['python', 'a = """\nb = 1\n"""\nb = 1\ndef c(\n    d: int,\n):'],
  [
    'shell',
    'cat <<\'END\'\nif true; then\nEND\nif true; then\ncurl a \\\n  --data \'{\n  "b": 1\n}\'\n  "b": 1',
  ],
  ['objc', '@interface A\n/*\n@end\n*/\n@end\n#define B \\\n@end\n@end'],
  ['dart', "var a = '''\nvar b = 1;\n''';\nvar b = 1;\n// var b\nvar b = 1;"],
  ['html', '<!--\n<b>\n-->\n<b>\n<script>\nconst a = `\n<b>\n`\n</script>\n<b>'],
  ['yaml', 'a: |\n  b: 1\nb: 1\n- b: 1'],
]

it('lines that are remembered have the colours that they have without', async () => {
  const [remembering, other] = await Promise.all([load(), load(false)])
  for (const [language, code] of [...samples, ...samples]) {
    const colours = highlightSample(code, language, remembering)
    expect(colours, language).toBe(highlightSample(code, language, other))
  }
  remembering.dispose()
  other.dispose()
}, 60_000)
