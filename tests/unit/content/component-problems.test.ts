import { describe, expect, it, vi } from 'vitest'
import { components } from '../../../src/shared/components'
import { compileFile, linesOf } from './compile'
import { at, mistakes } from './mistakes'

// Not the groups of the site, so that writers can add to those.
vi.mock('../../../src/shared/components/tab-groups', () => ({
  tabGroups: { language: ['Kotlin', 'Swift'], build: ['Debug', 'Release'] },
  tabGroupNames: ['language', 'build'],
}))

describe('components', () => {
  mistakes('component', [
    [
      'a prop that is an expression',
      '<Since version={3} />',
      at('6:1', 'component  The prop "version" of <Since> is an expression.  → write version="3"'),
    ],
    [
      'spread props',
      'Text <Since {...all} version="3" />',
      at('6:6', 'component  <Since> spreads an expression.  → write each prop as name="text"'),
    ],
    [
      'a quotation',
      'Text.\n\n> Said.',
      at(
        '8:1',
        'component  A quotation cannot be used: pages have no style for it.  → use <Note>, or say in the text whose words they are',
      ),
    ],
    [
      'a rule',
      'Text.\n\n***\n\nMore.',
      at('8:1', 'component  A rule cannot be used: pages have no style for it.  → use a heading'),
    ],
    [
      'a mistyped name',
      '<Noet>\n\nText.\n\n</Noet>',
      at('6:1', 'component  There is no component <Noet>.  → did you mean Note?'),
    ],
    [
      'an unknown name',
      '<Marquee>\n\nText.\n\n</Marquee>',
      at(
        '6:1',
        `component  There is no component <Marquee>.  → use one of: ${Object.keys(components).join(', ')}`,
      ),
    ],
    [
      'a mistyped prop',
      '<Note titel="Mind">\n\nText.\n\n</Note>',
      at('6:1', 'component  <Note> has no prop "titel".  → did you mean title?'),
    ],
    [
      'a prop where none belongs',
      '<Cards columns="3">\n<Card title="A" href="/en/">\nText.\n</Card>\n</Cards>',
      at('6:1', 'component  <Cards> has no prop "columns".  → it takes no props'),
    ],
    [
      'a missing prop',
      '<Details>\n\nText.\n\n</Details>',
      at('6:1', 'component  <Details> needs the prop "summary".  → add summary="…"'),
    ],
    [
      'a prop that must be one of several',
      '<Tabs group="langauge">\n<Tab label="Kotlin">\nText.\n</Tab>\n</Tabs>',
      at(
        '6:1',
        'component  The prop "group" of <Tabs> is wrong: Invalid option: expected one of "language"|"build".  → see the components in CONTRIBUTING.md',
      ),
    ],
    [
      'an address that is neither a site path nor https',
      '<Cards>\n<Card title="A" href="guides">\nText.\n</Card>\n</Cards>',
      at(
        '7:1',
        'component  The prop "href" of <Card> is wrong: must be a site path such as /en/sdk/, or an https address.  → see the components in CONTRIBUTING.md',
      ),
    ],
    [
      'an HTML tag',
      'Press <b>now</b>.',
      at(
        '6:7',
        'component  The HTML tag <b> cannot be used.  → use Markdown or a component; the only tags are <br>, <kbd>, <sub>, <sup>',
      ),
    ],
    [
      'nothing between the tags',
      'Text.\n\n<Tip>\n</Tip>',
      at('8:1', 'component  <Tip> is empty.  → write what it should say between <Tip> and </Tip>'),
    ],
    [
      'text between tags that take none',
      'Text <Since version="3">three</Since> goes on.',
      at('6:6', 'component  <Since> takes no content.  → write <Since … /> and put the text outside'),
    ],
    [
      'a block inside a line',
      'Text <Note>inside</Note> goes on.',
      at('6:6', 'component  <Note> stands inside a line of text.  → put the tags on lines of their own'),
    ],
    [
      'a step outside steps',
      '<Step title="One">\n\nText.\n\n</Step>',
      at('6:1', 'component  <Step> stands outside <Steps>.  → wrap it in <Steps>'),
    ],
    [
      'what another kind of page shows',
      '## One\n\nText.\n\n<Question title="Why?">\n\nText.\n\n</Question>',
      at(
        '10:1',
        'component  <Question> is for pages with "template: faqs".  → move it to such a page, or write it as text',
      ),
    ],
    [
      'what data alone makes',
      '<Operation>\n\n## Send\n\nText.\n\n</Operation>',
      at(
        '6:1',
        'component  <Operation> is for pages with "template: api-resource".  → leave it out: such pages are made of data',
      ),
    ],
    [
      'text directly in steps',
      '<Steps>\n\nFirst of all.\n\n<Step title="One">\n\nText.\n\n</Step>\n</Steps>',
      at('8:1', 'component  Only <Step> can stand directly in <Steps>.  → put it into a <Step>'),
    ],
    [
      'a label that is not of the group',
      '<Tabs group="language">\n<Tab label="Koltin">\nText.\n</Tab>\n</Tabs>',
      at('7:1', 'component  "Koltin" is not a tab of the group "language".  → did you mean Kotlin?'),
    ],
    [
      'the same label twice',
      '<Tabs group="build">\n<Tab label="Debug">\nA.\n</Tab>\n<Tab label="Debug">\nB.\n</Tab>\n</Tabs>',
      at('10:1', 'component  Two tabs are labelled "Debug".  → merge them'),
    ],
  ])
})

describe('a component of one kind of page', () => {
  const question = '<Question title="Why?">\n\nText.\n\n</Question>'
  const keys = 'title: Page title\ndescription: A sentence of its own that says what this page is about.\n'
  const linesWith = async (more: string) =>
    linesOf(await compileFile(`---\n${keys}${more}---\n\n## One\n\n${question}\n`))

  it('can stand there', async () => {
    expect(await linesWith('template: faqs\n')).toEqual([])
  })

  it('is no mistake where nobody can tell the kind: one slip is one line', async () => {
    expect(await linesWith('template: fasq\n')).toEqual([expect.stringContaining('"template" is wrong')])
    expect(await linesWith('order: "1\n')).toEqual([expect.stringContaining('not valid YAML')])
  })

  it('is one where something else is wrong with the frontmatter', async () => {
    expect(await linesWith('order: first\n')).toEqual([
      expect.stringContaining('"order" is wrong'),
      expect.stringContaining('<Question> is for pages with "template: faqs".'),
    ])
  })
})
