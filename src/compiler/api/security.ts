import { withLanguage } from '../../shared/slugs'
import type { KeyBelow } from '../../shared/string-keys'
import type { Call } from './call'
import type { Credentials } from '../../requests/sample-request'
import type { Reader } from './words'

const basic = (user: string, password: string): Credentials => ({ kind: 'basic', user, password })

type Scheme = KeyBelow<'api.scheme', 'pages'>

/** What a sample sends for each scheme of the description. How people call it stands in content/locales. */
const schemes: Record<Scheme, Credentials> = {
  MasterSecret: basic('BECKON_APPLICATION_KEY', 'BECKON_MASTER_SECRET'),
  ApplicationSecret: basic('BECKON_APPLICATION_KEY', 'BECKON_APPLICATION_SECRET'),
  BearerToken: { kind: 'bearer', token: 'BECKON_TOKEN' },
  SessionToken: basic('BECKON_SESSION_TOKEN', 'BECKON_SESSION_TOKEN'),
  Password: { kind: 'basic', user: 'BECKON_EMAIL', password: 'BECKON_PASSWORD', chosen: true },
  OAuthClient: { kind: 'none' },
}

const isScheme = (name: string): name is Scheme => Object.hasOwn(schemes, name)

/** The schemes of which a caller needs one, in order; none for a call that everybody may make. */
function schemesOf({ operation, surfaced: { document } }: Call): string[] {
  return (operation.security ?? document.security ?? []).flatMap((one) => Object.keys(one)[0] ?? [])
}

/** "Authentication: application key and master secret." with a link to what that means. */
export function authWords(call: Call, { language, words }: Reader): string {
  const names = schemesOf(call)
  if (!names.length) return words('api.noAuthentication')
  const needed = names.map((name) => (isScheme(name) ? words(`api.scheme.${name}`) : name))
  const link = `[${words('api.authentication')}](${withLanguage('/api/', language)}#authentication)`
  return `${link}: ${needed.join(words('list.orElse'))}.`
}

/** What a sample sends. */
export function credentialsOf(call: Call): Credentials {
  const [name = ''] = schemesOf(call)
  return isScheme(name) ? schemes[name] : { kind: 'none' }
}
