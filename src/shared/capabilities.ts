/**
 * What use cases are about; kept apart from the component table so that the browser need not load its schemas. Which SDK
 * has a capability, and which guide is about it, stands in content/parity.yaml.
 */

export const quickWinGoals = ['onboard', 'engage', 'win-back', 'convert', 'reward', 'operate'] as const
export type QuickWinGoal = (typeof quickWinGoals)[number]

/** Where something is done for a use case, and by whom: a lane of it. */
export const lanes = { dashboard: 'marketer', app: 'developer', server: 'developer' } as const
export const lanePlaces = ['dashboard', 'app', 'server'] as const satisfies readonly (keyof typeof lanes)[]
export type LanePlace = (typeof lanePlaces)[number]
/** Who does it. */
export const laneReaders = ['marketer', 'developer'] as const
export type LaneReader = (typeof laneReaders)[number]

/** Those that the home page presents: `home.about` has a sentence on each. */
export const presentedCapabilities = [
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
] as const
export const capabilities = [...presentedCapabilities, 'automation', 'links', 'email', 'sms', 'api'] as const
export type CapabilityName = (typeof capabilities)[number]
