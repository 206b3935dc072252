/**
 * What use cases are about; kept apart from the component table so that the browser need not load its schemas. Which SDK
 * has a capability, and which guide is about it, stands in content/parity.yaml.
 */

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
