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
