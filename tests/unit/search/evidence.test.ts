import { describe, expect, it } from 'vitest'
import { bestOf, allOf } from '../../../src/search/engine/combine-evidence'
import type { Evidence } from '../../../src/search/engine/evidence'
import { stemmerOf } from '../../../src/search/engine/stems'
import { createSynonyms } from '../../../src/search/engine/synonyms'
import { askAbout, page } from './sample-site'

const firstOf = (own: Parameters<typeof askAbout>[0], text: string) => askAbout(own, text).groups[0]?.path

describe('what speaks for a page', () => {
  it('is a heading of its own, not one that every page has', () => {
    const guides = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) =>
      page(
        `/en/guides/${name}/`,
        `Guide ${name}`,
        ['', '', 'Something of the dashboard.'],
        ['check', 'Check that it works', 'Look at it once more.'],
      ),
    )
    const about = page(
      '/en/guides/worker/',
      'The worker of a site',
      ['', '', 'A script in the background.'],
      ['x', 'How the worker works', 'It works while no tab is open.'],
    )
    expect(firstOf([...guides.flat(), ...about], 'works')).toBe('/en/guides/worker/')
  })

  it('is a keyword that is said in full, before its words one by one', () => {
    const audit = page('/en/guides/audit/', 'Audit log', [
      '',
      '',
      'Look up which account did what. Settings too.',
    ])
    const sections = [
      ...audit.map((section) => ({ ...section, keywords: ['who changed'] })),
      ...page(
        '/en/guides/edit/',
        'Edit a message',
        ['', '', 'Change a message.'],
        ['x', 'What has changed', 'A changed message is shown to who opens it.'],
      ),
    ]
    expect(firstOf(sections, 'who changed')).toBe('/en/guides/audit/')
    expect(firstOf(sections, 'who chang')).toBe('/en/guides/audit/')
    expect(firstOf(sections, 'changed')).toBe('/en/guides/edit/')
  })

  it('is a keyword that is said in full, though the page lacks the other words', () => {
    const audit = page('/en/guides/audit/', 'Audit log', ['', '', 'Look up which account did what.'])
    const sections = [
      ...audit.map((section) => ({ ...section, keywords: ['who changed'] })),
      ...page('/en/guides/settings/', 'Settings of messages', ['', '', 'Every setting. Setting.']),
      ...page('/en/guides/edit/', 'Changed', ['', '', 'What has changed. Changed.']),
    ]
    expect(firstOf(sections, 'who changed this setting')).toBe('/en/guides/audit/')
  })

  it('is the platform that comes first in every list, where nothing says which', () => {
    const on = (platform: string, text: string) =>
      page(`/en/sdk/v3/${platform}/implementation/tags/`, 'Tags', ['', '', text])
    const sections = [
      ...on('cordova', 'Tags of a device, tags.'),
      ...on('android', 'Tags of a device.'),
      ...on('flutter', 'Tags of a device.'),
    ]
    expect(firstOf(sections, 'tags of a device')).toBe('/en/sdk/v3/android/implementation/tags/')
    expect(firstOf(sections, 'cordova tags')).toBe('/en/sdk/v3/cordova/implementation/tags/')
  })

  it('is what an unfinished word becomes beside the other words', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      page(`/en/guides/${name}/`, `Configure ${name}`, ['', '', `Configuration of ${name}.`]),
    )
    const code = page('/en/guides/codes/', 'Scan things', ['', '', 'Scan a confetti code with the camera.'])
    const sections = [...many.flat(), ...code]
    expect(firstOf(sections, 'conf')).not.toBe('/en/guides/codes/')
    expect(firstOf(sections, 'camera conf')).toBe('/en/guides/codes/')
  })
})

describe('a phrase that means something else', () => {
  const find = createSynonyms([{ say: ['team member', 'mate'], mean: ['share'] }], stemmerOf('en'))

  it('is known in any form, and while its last word is being typed', () => {
    expect(find(['a', 'team', 'members'])).toEqual([{ start: 1, end: 3, others: [['share']] }])
    expect(find(['team', 'memb'], true)).toEqual([{ start: 0, end: 2, others: [['share']] }])
  })

  it('is not known by less', () => {
    expect(find(['team', 'memb'])).toEqual([])
    expect(find(['team', 'm'], true)).toEqual([])
    expect(find(['member'], true)).toEqual([])
    expect(find(['team', 'memb', 'x'], true)).toEqual([])
  })
})

describe('evidence of several words', () => {
  const of = (...entries: [section: number, total: number, named: number, own: number][]): Evidence => ({
    sections: Uint32Array.from(entries, ([section]) => section),
    total: Float32Array.from(entries, ([, total]) => total),
    named: Float32Array.from(entries, ([, , named]) => named),
    own: Uint8Array.from(entries, ([, , , own]) => own),
  })
  const a = of([1, 0.5, 0.25, 1], [4, 1, 0.5, 2])
  const b = of([0, 0.5, 0, 1], [4, 0.75, 0.75, 1], [9, 0.25, 0, 1])

  it('is where all of them are, as much as there is of the least', () => {
    expect(allOf([a, b], 0.5)).toEqual(of([4, 0.375, 0.25, 3]))
    expect(allOf([a], 1)).toEqual(a)
  })

  it('is where any of them is, as much as there is of the most', () => {
    expect(bestOf([a, b])).toEqual(of([0, 0.5, 0, 1], [1, 0.5, 0.25, 1], [4, 1, 0.75, 3], [9, 0.25, 0, 1]))
  })
})
