// @ts-check

/**
 * One page of each kind that readers meet, the largest of its kind where they differ much.
 * @type {readonly { name: string, route: string }[]}
 */
export const pageKinds = [
  { name: 'home', route: '/en/' },
  { name: 'SDK index', route: '/en/sdk/' },
  { name: 'SDK overview', route: '/en/sdk/v3/android/' },
  { name: 'SDK article', route: '/en/sdk/v3/android/implementation/push/' },
  { name: 'SDK article of an old version', route: '/en/sdk/v2/ios/implementation/push/' },
  { name: 'guide', route: '/en/guides/apps/create-app/' },
  { name: 'front of a reference', route: '/en/sdk/v3/android/symbols/' },
  { name: 'type of a reference', route: '/en/sdk/v3/android/symbols/beckonpush/' },
  { name: 'API index', route: '/en/api/' },
  { name: 'API resource', route: '/en/api/devices/' },
  { name: 'API schemas', route: '/en/api/schemas/' },
  { name: 'errors', route: '/en/guides/errors/' },
  { name: 'FAQs', route: '/en/faqs/' },
  { name: 'quick wins', route: '/en/quick-wins/' },
]
