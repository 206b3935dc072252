/** The five doors of the header, in order; labels are interface strings. */
export const families = [
  { segment: 'guides', label: 'nav.guides' },
  { segment: 'sdk', label: 'nav.sdk' },
  { segment: 'api', label: 'nav.api' },
  { segment: 'faqs', label: 'nav.faqs' },
  { segment: 'quick-wins', label: 'nav.quickWins' },
] as const
