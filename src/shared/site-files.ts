/** Files that are served beside the pages, by their addresses. Apart from src/shared/site.ts: no page asks for these when it loads. */

/** The description of the REST API as files, written by the build: the server API, and the cloud API. */
export const apiDownloads = [
  '/api/openapi.json',
  '/api/openapi.yaml',
  '/api/cloud/openapi.json',
  '/api/cloud/openapi.yaml',
] as const

/** Where the forms for the calls of the API lie, a file a page, written by the build. */
export const formsFolder = '/static/requests/'

/** The JSON schema of what the Live API posts; it lies below static/. */
export const liveEventsSchema = '/api/live-events.schema.json'

/** Where feeds lie, a folder a language, written by the build. */
export const feedFolder = '/feeds/'

/** The names of an SDK as a file for tools, and the schema of these files. */
export const sdkLists = ({ version, platform }: { version: string; platform: string }): string =>
  `/api/sdk/${version}-${platform}.json`
export const sdkListSchema = '/api/sdk/schema.json'
