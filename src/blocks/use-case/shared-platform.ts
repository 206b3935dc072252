import { remembered, rememberPlatform } from '../../navigation/reader-platform'
import { leadWithTab } from '../tabs/tab-choice'
import { newestVersionOf, sdkPath, sdkPlatforms } from '../../shared/sdk'
import { defaultLanguage } from '../../shared/site'

const NAME = 'platform'

/** The query of an address with the platform of whoever shares it. */
export function withPlatform(query: string): string {
  const [own] = remembered()
  const given = new URLSearchParams(query)
  if (own) given.set(NAME, own)
  const text = given.toString()
  return text && `?${text}`
}

/** Who comes by such an address, and has looked at no platform yet, is taken for somebody of that one. */
export function takePlatform(query: string): void {
  const platform = sdkPlatforms.find(({ id }) => id === new URLSearchParams(query).get(NAME))?.id
  if (!platform || remembered()[0]) return
  rememberPlatform(
    sdkPath({ language: defaultLanguage, version: newestVersionOf(platform), platform, topic: '' }),
  )
}

/** Steps for developers have samples for both systems, Kotlin first: a reader of iOS, who has chosen no language, has Swift. */
export const leadWithLanguage = (): void =>
  leadWithTab('language', remembered()[0] === 'ios' ? 'swift' : undefined)
