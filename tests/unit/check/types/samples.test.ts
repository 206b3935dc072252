import { describe, expect, it } from 'vitest'
import { SampleCompiler } from '../../../../src/compiler/check/types/compiler'
import { groupErrors } from '../../../../src/compiler/check/types/group-errors'
import type { TreeEntry } from '../../../../src/compiler/page/tree-entry'
import { listOf, member, reactNativeList, type } from './lists'
import { foundIn, groupsOf, pageOf, type Sample } from './pages'

const cordovaList = listOf('v2', 'cordova', [
  type('Beckon', 'object'),
  member('Beckon', 'on', 'on(event: string, fn: (data: any) => void): object'),
  member('Beckon', 'fetchTags', 'fetchTags(success?: (result: string[]) => void): void'),
  type('ready', 'event'),
])
const oldCordovaList = listOf('v1', 'cordova', [
  type('Beckon', 'object'),
  member('Beckon', 'start', 'start(): void'),
])

const lists = [reactNativeList, cordovaList, oldCordovaList]
const found = (...pages: TreeEntry[]) => foundIn(pages, lists)

const native = (code: string, names?: string[]) =>
  found(
    pageOf(
      '/en/sdk/v3/react-native/implementation/tags/',
      [{ code: `import { Beckon } from 'react-native-beckon'\n${code}` }],
      names,
    ),
  )
const scripts = (...samples: Sample[]) =>
  found(
    pageOf(
      '/en/sdk/v2/cordova/android/implementation/tags/',
      samples.map((sample) => ({ language: 'js', ...sample })),
    ),
  )

describe('samples', () => {
  it('that fit are right', () => {
    expect(
      native(
        'const device = await Beckon.device().current()\nif (device) await Beckon.device().addTag(device.id)',
      ),
    ).toEqual([])
  })

  it.each([
    [
      'a wrong type',
      'await Beckon.device().addTag(42)',
      /2 .*'number' is not assignable to parameter of type 'string'/,
    ],
    ['a missing argument', "await Beckon.device().register('anna')", /2 Expected 2 arguments, but got 1/],
    [
      'an unknown member',
      'console.log((await Beckon.device().current())?.name)',
      /2 Property 'name' does not exist/,
    ],
    [
      'a promise that nobody awaits',
      'console.log(Beckon.device().fetchTags().length)',
      /2 .*'Promise<string\[\]>'/,
    ],
    ['a slip in an option', "await Beckon.device().quiet({ start: '22:00', ende: '07:00' })", /2 .*'ende'/],
    ['null', 'console.log((await Beckon.device().current()).id)', /2 Object is possibly 'null'/],
  ])('%s is found', (_, code, message) => {
    const errors = native(code)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(message)
  })

  it.each([
    ['a condition', 'if (Beckon.device().fetchTags()) console.log(1)'],
    ['a condition that is turned round', 'const none = !Beckon.device().fetchTags()'],
    ['a choice', 'const text = Beckon.device().fetchTags() ? 1 : 2'],
    ['a text', 'const text = `${Beckon.device().fetchTags()}`'],
    ['the console', "console.log('Tags', Beckon.device().fetchTags())"],
  ])('a promise in %s is found, in plain JavaScript as well', (_, code) => {
    const errors = (language: string, line: string) =>
      found(
        pageOf('/en/sdk/v3/react-native/implementation/tags/', [
          { language, code: `import { Beckon } from 'react-native-beckon'\n${line}` },
        ]),
      )
    expect(errors('js', code)).toHaveLength(1)
    expect(errors('ts', code)).toHaveLength(1)
    expect(errors('js', code.replace('Beckon.', 'await Beckon.'))).toEqual([])
  })

  it('see what other samples of the platform export, whatever page makes it', () => {
    const setup = pageOf('/en/sdk/v3/react-native/setup/application/', [
      { title: 'src/beckon.ts', code: 'export const isReady = (): boolean => true' },
    ])
    const use = (code: string) =>
      pageOf('/en/sdk/v3/react-native/implementation/tags/', [
        { title: 'src/tags/use.ts', code: `import { isReady } from '../beckon'\n${code}` },
      ])
    expect(found(setup, use('const text: boolean = isReady()'))).toEqual([])
    expect(found(setup, use('const text: string = isReady()'))).toHaveLength(1)
    expect(found(use('isReady()'))[0]).toContain("Cannot find module '../beckon'")
  })

  it('know an app by what the page names in backticks', () => {
    expect(native('showTags(await Beckon.device().fetchTags())')).toEqual([`2 Cannot find name 'showTags'.`])
    expect(native('showTags(await Beckon.device().fetchTags())', ['showTags(tags)'])).toEqual([])
  })

  it('of classic scripts share their names, and have the events that exist', () => {
    const first = { title: 'js/a.js', code: 'function show(tags) {\n  console.log(tags.length)\n}' }
    const second = { title: 'js/b.js', code: "Beckon.on('ready', () => Beckon.fetchTags(show))" }
    expect(scripts(first, second)).toEqual([])
    expect(scripts(second)).toEqual([`js/b.js1 Cannot find name 'show'.`])
    expect(scripts({ title: 'js/b.js', code: "Beckon.on('readyy', () => {})" })[0]).toContain('\'"readyy"\'')
  })

  it('know that a function takes the name of an event, where it hands it on', () => {
    const listen = {
      title: 'js/a.js',
      code: 'function listen(name, run) {\n  return Beckon.on(name, run)\n}',
    }
    expect(scripts(listen, { title: 'js/b.js', code: "listen('ready', console.log)" })).toEqual([])
    expect(scripts(listen, { title: 'js/b.js', code: "listen('readyy', console.log)" })[0]).toMatch(
      /^js\/b\.js1 .*readyy/,
    )
  })

  it('stand inside HTML as well', () => {
    const html = (code: string) => ({
      language: 'html',
      code: `<main>\n<script>\n  ${code}\n</script>\n</main>`,
    })
    expect(scripts(html('Beckon.fetchTags()'))).toEqual([])
    expect(scripts(html('Beckon.fetchTag()'))[0]).toContain("3 Property 'fetchTag' does not exist")
    expect(scripts({ language: 'html', code: '<p>1 < 2</p>' })).toEqual([])
  })

  it('of a migration are of either version', () => {
    const page = (code: string) => pageOf('/en/sdk/v2/cordova/migration/', [{ language: 'js', code }])
    expect(found(page('Beckon.start()'), page('Beckon.fetchTags()'))).toEqual([])
    expect(found(page('Beckon.stop()'))).toHaveLength(1)
  })

  it('may be pieces: members of a class, or statements that return', () => {
    expect(
      native('').concat(
        found(
          pageOf('/en/sdk/v3/react-native/implementation/tags/', [
            { code: 'async load(): Promise<void> {\n  await this.device.addTag(1)\n}' },
          ]),
        ),
      ),
    ).toEqual([])
  })

  it('of no SDK are held against Node', () => {
    const server = (code: string) =>
      found(pageOf('/en/api/paging/', [{ language: 'js', title: 'a.mjs', code }]))
    expect(
      server(
        "import { readFile } from 'node:fs/promises'\nconst text = await readFile('a', 'utf8')\ntext.trim()",
      ),
    ).toEqual([])
    expect(server("import { readFile } from 'node:fs/promises'\nreadFile('a', 'utf8').trim()")).toHaveLength(
      1,
    )
  })

  describe('of several apps', () => {
    const paging = (code: string, language = 'ts') => pageOf('/en/api/paging/', [{ code, language }])
    const jobs = (code: string, language = 'ts') => pageOf('/en/api/jobs/', [{ code, language }])

    it('are checked by one program, for which libraries are parsed once', () => {
      const own = new SampleCompiler()
      const check = (...pages: TreeEntry[]) =>
        groupErrors(groupsOf(pages, lists), own).map(({ length }) => length)
      expect(check(paging('const a: number = 1'), jobs("const a: number = '1'"))).toEqual([0, 1])
      expect(own.work.programs).toBe(1)
      const { parsed } = own.work
      expect(parsed).toBeGreaterThan(100)
      expect(check(jobs('const a: number = 1'))).toEqual([0])
      expect(own.work).toEqual({ programs: 2, parsed })
    })

    it.each([
      ['ts', 'declare global {\n  interface Window { shared: string }\n}\nexport {}', 'window.shared'],
      ['js', 'Shared.part = {}', 'Shared.part'],
    ])('do not see what one of them declares for all, in %s', (language, declared, use) => {
      const apart = [...found(paging(declared, language)), ...found(jobs(use, language))]
      expect(found(jobs(use, language))).not.toEqual([])
      expect(found(paging(declared, language), jobs(use, language))).toEqual(apart)
    })

    it('import their own files', () => {
      const app = (path: string, type: string) =>
        pageOf(path, [
          { title: 'a.ts', code: `export const a: ${type} = JSON.parse('1')` },
          { title: 'b.ts', code: "import { a } from './a'\nexport const b: string = a" },
        ])
      expect(found(app('/en/api/paging/', 'string'), app('/en/api/jobs/', 'number'))).toEqual([
        "b.ts2 Type 'number' is not assignable to type 'string'.",
      ])
    })
  })
})
