/** What use cases are about; kept apart from the component table so that the browser need not load its schemas. */

export const quickWinGoals = ['onboard', 'engage', 'win-back', 'convert', 'reward', 'operate'] as const
export const capabilities = [
  'push',
  'in-app-messages',
  'inbox',
  'location-services',
  'loyalty',
  'monetize',
  'scannables',
  'segmentation',
  'storage',
  'tags',
  'automation',
  'links',
  'email',
  'sms',
  'api',
] as const

/** Each capability with its dashboard guide and the SDK topic that an app needs for it. */
export const capabilityGuides = [
  { id: 'push', guide: 'messages/create', topic: 'push' },
  { id: 'in-app-messages', guide: 'messages/in-app-messages', topic: 'in-app-messages' },
  { id: 'inbox', guide: 'apps/services/inbox', topic: 'inbox' },
  { id: 'location-services', guide: 'locations', topic: 'location-services' },
  { id: 'loyalty', guide: 'loyalty', topic: 'loyalty' },
  { id: 'monetize', guide: 'monetize', topic: 'monetize' },
  { id: 'scannables', guide: 'scannables', topic: 'scannables' },
  { id: 'segmentation', guide: 'audience/segments', topic: 'segmentation' },
  { id: 'storage', guide: 'storage', topic: 'storage' },
  { id: 'tags', guide: 'audience/tags', topic: 'tags' },
] as const
