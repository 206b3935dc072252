import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import addFormats from 'ajv-formats'
import { OpenAPIBackend, type Context, type Document } from 'openapi-backend'
import { apiFiles } from '../../../../src/compiler/api/download'

/** Environment variables that samples read, with what the mock server takes for right. */
export const environment = {
  BECKON_APPLICATION_KEY: 'app-key',
  BECKON_MASTER_SECRET: 'master',
  BECKON_APPLICATION_SECRET: 'app-secret',
  BECKON_TOKEN: 'token',
  BECKON_SESSION_TOKEN: 'session',
  BECKON_EMAIL: 'anna@beckon.example',
  BECKON_PASSWORD: 'pé€ss',
}
const pair = (user: string, password = user) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const authorizations: Record<string, string> = {
  MasterSecret: pair(environment.BECKON_APPLICATION_KEY, environment.BECKON_MASTER_SECRET),
  ApplicationSecret: pair(environment.BECKON_APPLICATION_KEY, environment.BECKON_APPLICATION_SECRET),
  BearerToken: `Bearer ${environment.BECKON_TOKEN}`,
  SessionToken: pair(environment.BECKON_SESSION_TOKEN),
  Password: pair(environment.BECKON_EMAIL, environment.BECKON_PASSWORD),
}

/** What stands for a file in an answer: bytes that are no UTF-8, as those of a picture. */
export const fileBytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0x0d, 0x0a])
/** The body of a refusal. */
export const refusal = '{"error":"This call was refused – 拒否"}'

/** With what a call may be refused: it is not allowed, or the server fails. */
export type Refusal = 401 | 500

export interface MockServer {
  /** A sample with the server of the test for hosts, under a name of its own; with `refuse` every call of it is refused. */
  redirected: (sample: string, name: string, refuse?: Refusal) => string
  /** What the last call of the sample of a name was answered. */
  answerTo: (name: string) => Answer | undefined
  close: () => void
}

export interface Answer {
  status: number
  type?: string
  body?: Buffer | string
}

/**
 * Answers calls as the description of the API says: a call that does not fit it, by path, parameters, body or
 * authorization, is answered with 400 or 401, any other with the first good answer of its operation.
 */
export async function startMockServer(): Promise<MockServer> {
  const files = apiFiles('.')
  const surfaces = {
    push: await backend(String(files.get('/api/openapi.json'))),
    cloud: await backend(String(files.get('/api/cloud/openapi.json'))),
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** Names of samples may have anything in them: in addresses they are numbers. */
  const names: string[] = []
  const answers = new Map<string, Answer>()
  return {
    redirected(sample, name, refuse) {
      const number = names.push(name) - 1
      return sample.replace(
        /https:\/\/(push|cloud)\.beckon\.example/g,
        (_, host: string) => `http://127.0.0.1:${port}/${number}/${refuse ?? host}`,
      )
    },
    answerTo: (name) => answers.get(name),
    close: () => server.close(),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [, number = '', host = '', path = ''] =
      /^\/(\d+)\/(push|cloud|401|500)(?:\/api(?=\/))?(.*)$/.exec(request.url ?? '') ?? []
    const send = (answer: Answer) => {
      const { status, type, body } = answer
      answers.set(names[Number(number)] ?? '', answer)
      response.writeHead(status, type ? { 'content-type': type } : {}).end(body)
    }
    if (/^\d+$/.test(host)) return send({ status: Number(host), type: 'application/json', body: refusal })
    const api = surfaces[host as keyof typeof surfaces]
    const { pathname, search } = new URL(path || '/', 'http://localhost')
    const type = request.headers['content-type'] ?? ''
    const raw = Buffer.concat(chunks)
    const result = (await api.handleRequest({
      method: request.method ?? '',
      path: pathname,
      query: search.slice(1),
      headers: request.headers as Record<string, string | string[]>,
      body: type.includes('json') ? (JSON.parse(raw.toString()) as unknown) : raw.length ? raw : undefined,
    })) as Answer
    return send(result)
  }
}

async function backend(text: string): Promise<OpenAPIBackend> {
  const definition = JSON.parse(text) as Document
  // Its paths begin where those of the description do.
  delete (definition as { servers?: unknown }).servers
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => {
      addFormats(ajv)
      return ajv
    },
  })
  const refused = (status: number, why: unknown): Answer => ({ status, body: JSON.stringify(why) })
  api.register({
    notFound: ({ request }: Context) => refused(404, `${request.method} ${request.path} is no operation`),
    methodNotAllowed: ({ request }: Context) => refused(405, request.method),
    validationFail: ({ validation }: Context) => refused(400, validation.errors),
    unauthorizedHandler: ({ request }: Context) => refused(401, authorizationOf(request)),
    notImplemented: good,
  })
  for (const [scheme, value] of Object.entries(authorizations)) {
    if (!(definition.components?.securitySchemes && scheme in definition.components.securitySchemes)) continue
    api.registerSecurityHandler(scheme, ({ request }: Context) => authorizationOf(request) === value)
  }
  return api.init()
}

const authorizationOf = ({ headers }: Context['request']): string | string[] => {
  const { authorization = '' } = headers as Record<string, string | string[]>
  return authorization
}

/** The first good answer of an operation, with its example. */
function good({ api, operation }: Context): Answer {
  const responses = (operation.responses ?? {}) as Record<string, { content?: Record<string, unknown> }>
  const [status = '', response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const types = Object.keys(response?.content ?? {})
  const type = types.find((one) => one.includes('json')) ?? types[0]
  if (!type) return { status: Number(status) }
  if (!type.includes('json')) return { status: Number(status), type, body: fileBytes }
  const { mock } = api.mockResponseForOperation(operation.operationId ?? '', {
    code: Number(status),
  }) as { mock: unknown }
  return { status: Number(status), type, body: JSON.stringify(mock ?? null) }
}
