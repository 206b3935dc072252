import { describe, expect, it } from 'vitest'
import { readDescription } from '../../../src/compiler/api/read-description'
import { described, fixture, formatted, swap } from './fixture'

const page =
  'x-page:\n  title: Other\n  description: A page of the test that says something of its own, in fifty characters.\n'

describe('the description of the API', () => {
  it('is one document of several files, each with its page', () => {
    const { description, problems } = readDescription(fixture)
    expect(problems).toEqual([])
    expect(description?.resources.map(({ slug, page: { title } }) => [slug, title])).toEqual([
      ['cloud', 'Cloud API'],
      ['segments', 'Segments'],
      ['uploads', 'Uploads'],
    ])
    const { document } = description!.server
    expect(Object.keys(document.paths!)).toEqual(['/usersegment', '/usersegment/{segment}', '/upload/import'])
    expect(Object.keys(document.components!.schemas!)).toEqual([
      'Error',
      'Message',
      'SegmentInput',
      'Segment',
    ])
    expect(document).not.toHaveProperty('x-page')
  })

  it('has a document for the cloud API: what both answer, and what only it answers or answers otherwise', () => {
    const { server, cloud } = readDescription(fixture).description!
    expect(cloud.document.paths!['/usersegment']!.get?.operationId).toBe('listSegments')
    expect(cloud.document.paths!['/usersegment']!.post?.operationId).toBe('cloudCreateSegment')
    expect(server.document.paths!['/usersegment']!.post?.operationId).toBe('createSegment')
    expect(Object.keys(cloud.document.paths!)).toEqual(['/usersegment'])
    expect(cloud.document.servers?.map(({ url }) => url)).toEqual(['https://cloud.beckon.example/api'])
    expect(server.document.servers?.map(({ url }) => url)).toEqual(['https://push.beckon.example'])
    // Only what is used, also through something else.
    expect(Object.keys(cloud.document.components!.schemas!).sort()).toEqual([
      'Error',
      'Segment',
      'SegmentInput',
    ])
  })

  it('knows the file, line and column of everything in it', () => {
    const { server, cloud } = readDescription(fixture).description!
    expect(server.placeOf(['paths', '/usersegment', 'post', 'summary'])).toEqual({
      file: 'content/api/resources/segments.yaml',
      line: 33,
      column: 7,
    })
    expect(server.placeOf(['components', 'schemas', 'Error', 'required'])).toMatchObject({
      file: 'content/api/openapi.yaml',
      line: 50,
    })
    expect(cloud.placeOf(['paths', '/usersegment', 'post'])).toMatchObject({
      file: 'content/api/resources/cloud.yaml',
    })
    // What is missing is where it would be.
    expect(server.placeOf(['paths', '/upload/import', 'post', 'nothing', 'here'])).toMatchObject({
      file: 'content/api/resources/uploads.yaml',
      line: 6,
    })
  })

  it('is read anew when a file changes', () => {
    expect(readDescription(described()).description?.resources).toHaveLength(3)
    expect(
      readDescription(described({ 'resources/other.yaml': () => page })).description?.resources,
    ).toHaveLength(4)
  })

  it('is none without its main file', () => {
    expect(readDescription('/nowhere')).toEqual({ problems: [] })
  })

  it.each([
    [
      'a path and method in two files',
      'resources/other.yaml',
      () => `${page}paths:\n  /usersegment:\n    get: {}\n`,
      'resources/segments.yaml:7:5  openapi  get of /usersegment already stands in content/api/resources/other.yaml:6.  → merge the two, or rename one',
    ],
    [
      'a schema in two files',
      'resources/uploads.yaml',
      (text: string) => `${text}components:\n  schemas:\n    Error: {}\n`,
      'resources/uploads.yaml:27:5  openapi  Error of schemas already stands in content/api/openapi.yaml:47.  → merge the two, or rename one',
    ],
    [
      'a key twice in one file',
      'resources/uploads.yaml',
      (text: string) => `${text}paths: {}\n`,
      'resources/uploads.yaml:25:1  openapi  The file is not valid YAML: Map keys must be unique.  → merge the two, or rename one',
    ],
    [
      'no YAML',
      'resources/uploads.yaml',
      swap('tags: [Upload]', 'tags: [Upload'),
      /^resources\/uploads\.yaml:\d+:\d+ {2}openapi {2}The file is not valid YAML: .* {2}→ fix the YAML at this place; /,
    ],
    [
      'no page',
      'resources/uploads.yaml',
      swap('x-page:', 'x-pages:'),
      /^resources\/uploads\.yaml:1:1 {2}openapi {2}"x-page" is missing\. {2}→ write title, description/,
    ],
    [
      'a description that is too short',
      'resources/uploads.yaml',
      swap(/description: Upload pictures.*/, 'description: Short.'),
      /^resources\/uploads\.yaml:3:3 {2}openapi {2}"x-page › description" is wrong: Too small.*→ write title/,
    ],
    [
      'surfaces that are no list',
      'resources/segments.yaml',
      swap('x-surfaces: [server, cloud]', 'x-surfaces: cloud'),
      'resources/segments.yaml:12:7  openapi  x-surfaces: must be a list of surfaces: [server, cloud].  → fix the value',
    ],
    [
      'a group of tags that is none',
      'openapi.yaml',
      swap(/^tags:/m, 'x-tagGroups: [{ name: All, tags: Upload }]\ntags:'),
      'openapi.yaml:11:28  openapi  tags: must be array.  → fix the value',
    ],
    [
      'a schema with nothing in it',
      'resources/segments.yaml',
      swap("schema: { $ref: '#/components/schemas/SegmentInput' }", 'schema:'),
      /^resources\/segments\.yaml:\d+:\d+ {2}openapi {2}schema: must be object,boolean\. {2}→ fix the value$/,
    ],
  ])('tells %s', (_, file, change, line) => {
    const [first, ...more] = formatted(readDescription(described({ [file]: change })).problems)
    if (typeof line === 'string') expect(first).toBe(line)
    else expect(first).toMatch(line)
    expect(more.length).toBeLessThan(2)
  })
})
