import type { Language } from '../../shared/site'
import { withLanguage } from '../../shared/slugs'
import type { Call } from './call'
import type { Credentials } from './snippets'

interface Scheme {
  /** What a reader needs, in words. */
  words: string
  credentials: Credentials
}

const basic = (user: string, password: string): Credentials => ({ kind: 'basic', user, password })

/** The schemes of the description by name, as people and samples name them. */
const schemes: Record<string, Scheme> = {
  MasterSecret: {
    words: 'application key and master secret',
    credentials: basic('BECKON_APPLICATION_KEY', 'BECKON_MASTER_SECRET'),
  },
  ApplicationSecret: {
    words: 'application key and application secret',
    credentials: basic('BECKON_APPLICATION_KEY', 'BECKON_APPLICATION_SECRET'),
  },
  BearerToken: {
    words: 'token of an OAuth client',
    credentials: { kind: 'bearer', token: 'BECKON_TOKEN' },
  },
  SessionToken: {
    words: 'session token',
    credentials: basic('BECKON_SESSION_TOKEN', 'BECKON_SESSION_TOKEN'),
  },
  Password: {
    words: 'e-mail address and password of the account',
    credentials: basic('BECKON_EMAIL', 'BECKON_PASSWORD'),
  },
  OAuthClient: { words: 'client id and client secret in the body', credentials: { kind: 'none' } },
}

/** The schemes of which a caller needs one, in order; none for a call that everybody may make. */
function schemesOf({ operation, surfaced: { document } }: Call): string[] {
  return (operation.security ?? document.security ?? []).flatMap((one) => Object.keys(one)[0] ?? [])
}

/** "Authentication: application key and master secret." with a link to what that means. */
export function authWords(call: Call, language: Language): string {
  const names = schemesOf(call)
  if (!names.length) return 'No authentication.'
  const words = names.map((name) => schemes[name]?.words ?? name).join(', or ')
  return `[Authentication](${withLanguage('/api/', language)}#authentication): ${words}.`
}

/** What a sample sends. */
export function credentialsOf(call: Call): Credentials {
  const [name = ''] = schemesOf(call)
  return schemes[name]?.credentials ?? { kind: 'none' }
}
