// @ts-check

/**
 * One page of each kind that readers meet, the largest of its kind where they differ much. Every template is among them, some
 * with several kinds; tests read the same list (tests/helpers/page-kinds.ts).
 */
export const pageKinds = /** @type {const} */ ([
  { name: 'home', template: 'home', route: '/en/' },
  { name: 'SDK index', template: 'sdk', route: '/en/sdk/' },
  { name: 'SDK overview', template: 'article', route: '/en/sdk/v3/android/' },
  { name: 'SDK article', template: 'article', route: '/en/sdk/v3/android/implementation/push/' },
  {
    name: 'SDK article of an old version',
    template: 'article',
    route: '/en/sdk/v2/ios/implementation/push/',
  },
  { name: 'guide', template: 'article', route: '/en/guides/apps/create-app/' },
  { name: 'front of a reference', template: 'article', route: '/en/sdk/v3/android/symbols/' },
  { name: 'type of a reference', template: 'article', route: '/en/sdk/v3/android/symbols/beckonpush/' },
  { name: 'API index', template: 'api', route: '/en/api/' },
  { name: 'API resource', template: 'api-resource', route: '/en/api/devices/' },
  { name: 'API schemas', template: 'api-resource', route: '/en/api/schemas/' },
  { name: 'errors', template: 'article', route: '/en/guides/errors/' },
  { name: 'FAQs', template: 'faqs', route: '/en/faqs/' },
  { name: 'quick wins', template: 'quick-wins', route: '/en/quick-wins/' },
])
