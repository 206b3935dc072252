import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { furnish, page, picture } from '../helpers/changing-site'
import { developedPage, type DevelopedPage } from '../helpers/developed-page'
import { makeProject, runGatsby, type GatsbyProject, type RunningGatsby } from '../helpers/gatsby-project'

const APPS = 'en/guides/apps/index.mdx'
const SHARED = 'en/_partials/shared.mdx'
const WAIT = 30_000

describe('gatsby develop while content is being written', () => {
  let project: GatsbyProject
  let gatsby: RunningGatsby
  let url = ''

  beforeAll(async () => {
    project = makeProject()
    const port = await freePort()
    url = `http://localhost:${port}`
    gatsby = runGatsby(project.dir, ['develop', '--port', String(port)])
    await gatsby.said(/You can now view/)
  }, 120_000)

  beforeEach(({ onTestFailed }) => {
    const since = gatsby.output().length
    onTestFailed(() => console.error(`Gatsby said meanwhile:\n${gatsby.output().slice(since)}`))
  })

  afterAll(async () => {
    await gatsby.stop()
    project.remove()
  })

  const docOf = (route: string) => developedPage(url, route)

  const eventually = (route: string) => expect.poll(() => docOf(route), { timeout: WAIT, interval: 100 })

  /** Saves a file and gives back what Gatsby says from then on, up to the pattern. */
  function save(file: string, text: string, says: RegExp): Promise<string> {
    const since = gatsby.output().length
    project.write(file, text)
    return gatsby.said(says, since)
  }

  const mistakes: { what: string; file: string; broken: (text: string) => string; line: RegExp }[] = [
    {
      what: 'a tag that is never closed',
      file: APPS,
      broken: (text) => text.replace('An app runs', '<Note>\nAn app runs'),
      line: /^content\/en\/guides\/apps\/index\.mdx:8:1 {2}syntax {2}.* → .*$/m,
    },
    {
      what: 'frontmatter that is not YAML',
      file: APPS,
      broken: (text) => text.replace('title: Apps', 'title: "Apps'),
      line: /^content\/en\/guides\/apps\/index\.mdx:2:8 {2}frontmatter {2}.*not valid YAML.* → .*$/m,
    },
    {
      what: 'a frontmatter key that does not exist',
      file: APPS,
      broken: (text) => text.replace('title: Apps', 'titel: Apps'),
      line: /^content\/en\/guides\/apps\/index\.mdx:2:1 {2}frontmatter {2}.* → did you mean title\?$/m,
    },
    {
      what: 'a partial that includes itself',
      file: SHARED,
      broken: (text) => `${text}\n<Include file="shared" />\n`,
      line: /^content\/en\/_partials\/shared\.mdx:3:1 {2}include {2}.*in a cycle: shared → shared\. {2}→ .*$/m,
    },
    {
      what: 'a link to nowhere',
      file: APPS,
      broken: (text) => `${text}\nSee [this](/en/guides/appz/).\n`,
      line: /^content\/en\/guides\/apps\/index\.mdx:12:5 {2}link {2}.* → did you mean \/en\/guides\/apps\/\?$/m,
    },
    {
      what: 'facts that are not JSON',
      file: 'facts.json',
      broken: (text) => text.replace('"1.2.3"', '"1.2.3'),
      line: /^content\/facts\.json:3:\d+ {2}fact {2}.*not valid JSON.* → .*$/m,
    },
  ]

  it(
    'serves good content',
    async () => {
      await eventually('/en/guides/apps/').toMatchObject({ title: 'Apps' })
      expect(gatsby.output()).not.toMatch(/^content\//m)
    },
    WAIT,
  )

  it(
    'has a page at an address that moved, and none any more when the redirect goes',
    async () => {
      interface Data {
        componentChunkName: string
        result: { pageContext: { to: string } }
      }
      const moved = async () => {
        const response = await fetch(`${url}/page-data/en/guides/old/page-data.json`)
        return response.ok ? ((await response.json()) as Data) : undefined
      }
      const data = await moved()
      expect(data?.componentChunkName).toMatch(/moved/)
      expect(data?.result.pageContext.to).toBe('/en/guides/other/')

      const good = project.read('redirects.json')
      project.write('redirects.json', '[]\n')
      await expect.poll(moved, { timeout: WAIT, interval: 100 }).toBeUndefined()
      project.write('redirects.json', good)
      await expect.poll(moved, { timeout: WAIT, interval: 100 }).toBeDefined()
    },
    2 * WAIT + 5_000,
  )

  it.each(mistakes)(
    'tells of $what, stays up, and gets in order again',
    async ({ file, broken, line }) => {
      const good = project.read(file)

      try {
        const said = await save(file, broken(good), line)
        const message = line.exec(said)![0]
        expect(said).not.toMatch(/\b\w*(Error|Exception):/)
        await eventually('/en/guides/apps/').toMatchObject({ problems: [message] })
        expect(gatsby.running()).toBe(true)
      } catch (error) {
        // The next test starts from good content all the same.
        project.write(file, good)
        throw error
      }

      await save(file, good, /The content is in order again\./)
      await eventually('/en/guides/apps/').toMatchObject({ title: 'Apps' })
      await eventually('/en/guides/apps/').not.toHaveProperty('problems')
    },
    2 * WAIT + 5_000,
  )

  it(
    'tells what only the check finds, on the page and in the terminal, and takes it back',
    async () => {
      const good = project.read(APPS)
      const line =
        /^content\/en\/guides\/apps\/index\.mdx:12:5 {2}spelling {2}"recieve" is in no dictionary\. {2}→ write receive.*$/m
      try {
        const said = await save(APPS, `${good}\nYou recieve it.\n`, line)
        await eventually('/en/guides/apps/').toMatchObject({ problems: [line.exec(said)![0]] })
        const check = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-content.mts'], {
          cwd: project.dir,
          encoding: 'utf8',
        })
        expect(line.exec(check.stderr)?.[0]).toBe(line.exec(said)![0])
      } catch (error) {
        project.write(APPS, good)
        throw error
      }
      await save(APPS, good, /The check finds nothing any more\./)
      await eventually('/en/guides/apps/').not.toHaveProperty('problems')
    },
    2 * WAIT + 5_000,
  )

  it(
    'brings a saved sentence to the page',
    async () => {
      project.write(APPS, project.read(APPS).replace('An app runs', 'Your app now runs'))
      await eventually('/en/guides/apps/').toSatisfy((doc) =>
        JSON.stringify(doc).includes('Your app now runs'),
      )
    },
    WAIT,
  )

  it(
    'brings a change in a partial to the pages that draw it in',
    async () => {
      project.write(SHARED, 'Shared text of the second draft.\n')
      await eventually('/en/guides/apps/').toSatisfy((doc) => JSON.stringify(doc).includes('second draft'))
    },
    WAIT,
  )

  it(
    'brings a changed fact to the pages that name it',
    async () => {
      project.write('facts.json', project.read('facts.json').replace('1.2.3', '4.5.6'))
      await eventually('/en/guides/apps/').toSatisfy((doc) => JSON.stringify(doc).includes('4.5.6'))
    },
    WAIT,
  )

  it(
    'brings both of two saves when the second comes in the middle of the first one’s work',
    async () => {
      for (const round of ['one', 'two', 'three', 'four']) {
        await save(SHARED, `Shared text of round ${round}.\n`, /success compile content/)
        project.write('facts.json', `{ "sdk": { "version": "9.${round}" } }`)
        await eventually('/en/guides/apps/').toSatisfy((doc) =>
          [`round ${round}`, `9.${round}`].every((text) => JSON.stringify(doc).includes(text)),
        )
      }
    },
    2 * WAIT,
  )

  describe('with pages that are made of one another', () => {
    const TAGS = 'implementation/tags'
    const write = (file: string, title: string) => {
      project.write(file, page(title, 'Text.'))
    }
    /** What of a page's data a save changes, as text. */
    const part = (route: string, name: keyof DevelopedPage) =>
      expect.poll(async () => JSON.stringify((await docOf(route))?.[name] ?? null), {
        timeout: WAIT,
        interval: 100,
      })

    it(
      'takes in pages, data and a picture that are new',
      async () => {
        furnish(project)
        write(`en/sdk/v3/android/${TAGS}.mdx`, 'Tags on Android')
        await eventually('/en/sdk/v3/android/implementation/push/').toMatchObject({
          title: 'Push on android',
        })
        await part('/en/guides/pictures/', 'blocks').toContain('"alt"')
        await part(`/en/sdk/v3/android/${TAGS}/`, 'switchers').toContain('"')
      },
      2 * WAIT,
    )

    it(
      'shows a new page on the one above it',
      async () => {
        await part('/en/guides/', 'children').not.toContain('/en/guides/new/')
        write('en/guides/new.mdx', 'New child')
        await part('/en/guides/', 'children').toContain('/en/guides/new/')
      },
      2 * WAIT,
    )

    it(
      'leads from a page to the same topic on another platform once that has it',
      async () => {
        const other = `/en/sdk/v3/ios/${TAGS}/`
        await part(`/en/sdk/v3/android/${TAGS}/`, 'switchers').not.toContain(other)
        write(`en/sdk/v3/ios/${TAGS}.mdx`, 'Tags on iOS')
        await part(`/en/sdk/v3/android/${TAGS}/`, 'switchers').toContain(other)
      },
      2 * WAIT,
    )

    it(
      'brings another reason of parity to the table',
      async () => {
        await part('/en/sdk/', 'parity').toContain('because a reason is long enough')
        const parity = project.read('parity.yaml')
        project.write(
          'parity.yaml',
          parity.replaceAll('because a reason is long enough', 'because another came'),
        )
        await part('/en/sdk/', 'parity').toContain('because another came')
        await part('/en/sdk/', 'parity').not.toContain('because a reason is long enough')
      },
      2 * WAIT,
    )

    it(
      'shows another picture under the same name',
      async () => {
        const shown = async () => JSON.stringify((await docOf('/en/guides/pictures/'))?.blocks)
        const before = await shown()
        copyFileSync(picture('apps-keys.png'), path.join(project.dir, 'content/images/a.png'))
        await expect.poll(shown, { timeout: WAIT, interval: 100 }).not.toBe(before)
        const sources = (text: string) => text.match(/\/static\/[\w-]+\//g) ?? []
        expect(sources(before)).not.toEqual([])
        expect(sources(await shown())).not.toEqual(sources(before))
      },
      2 * WAIT,
    )
  })
})
