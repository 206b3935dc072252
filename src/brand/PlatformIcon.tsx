import type { ReactNode } from 'react'
import type { SdkPlatform } from '../shared/sdk'

/** Where the message arrives: what every sign has in the signal's colour. */
export const lit = { fill: 'var(--signal)', stroke: 'none' } as const

const phone = <rect x="8.5" y="3" width="15" height="26" rx="3.5" />

/** Drawn for this site: a screen of each platform, or what its apps are made of. No vendor's mark is among them. */
const signs: Record<SdkPlatform, ReactNode> = {
  android: (
    <>
      {phone}
      <path d="M16 6.5h.01M13 26h6" />
      <rect x="11" y="9.5" width="10" height="5.5" rx="1.5" {...lit} />
    </>
  ),
  ios: (
    <>
      {phone}
      <path strokeWidth="2.5" d="M14.5 6.5h3" />
      <path d="M13.5 26.2h5" />
      <rect x="11" y="17.5" width="10" height="5.5" rx="2" {...lit} />
    </>
  ),
  tvos: (
    <>
      <rect x="3" y="6" width="26" height="17" rx="2.5" />
      <path d="M11 27h10" />
      <rect x="17" y="9.5" width="8.5" height="4.5" rx="1.2" {...lit} />
    </>
  ),
  html5: (
    <>
      <rect x="3" y="5" width="26" height="22" rx="3" />
      <path d="M3 11h26M6.5 8h.01M9.5 8h.01" />
      <rect x="16.5" y="14.5" width="9" height="5.5" rx="1.5" {...lit} />
    </>
  ),
  wordpress: (
    <>
      <path d="M7 3h13l5 5v21H7zM20 3v5h5M11 19h10M11 23.5h6" />
      <rect x="11" y="11" width="10" height="4.5" rx="1" {...lit} />
    </>
  ),
  flutter: (
    <>
      <path d="M16 11v5M8.5 21v-5h15v5" />
      <rect x="12" y="4" width="8" height="7" rx="1.5" />
      <rect x="4.5" y="21" width="8" height="7" rx="1.5" />
      <rect x="19.5" y="21" width="8" height="7" rx="1.5" {...lit} />
    </>
  ),
  'react-native': (
    <>
      <ellipse cx="16" cy="16" rx="13" ry="5.5" transform="rotate(30 16 16)" />
      <ellipse cx="16" cy="16" rx="13" ry="5.5" transform="rotate(150 16 16)" />
      <circle cx="16" cy="16" r="3" {...lit} />
    </>
  ),
  cordova: (
    <>
      {phone}
      <path d="m13.5 12-3 4 3 4M18.5 12l3 4-3 4" />
      <circle cx="16" cy="16" r="1.7" {...lit} />
    </>
  ),
  'ionic-native': (
    <>
      {phone}
      <path d="M8.5 16h5M18.5 16h5M13.5 11v10" />
      <path d="M18.5 11v10" stroke="var(--signal)" strokeWidth="3" />
    </>
  ),
}

/** The sign of a platform, beside its name. */
export function PlatformIcon({
  platform,
  className,
}: {
  platform: SdkPlatform
  className?: string | undefined
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {signs[platform]}
    </svg>
  )
}
