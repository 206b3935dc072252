import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { shareSize, type ShareArea, type SignedArea } from '../shared/share-image'
import { manifest } from '../shared/site'
import { Mark } from './Mark'
import { lit, PlatformIcon } from './PlatformIcon'

const paper = '#F6F8F3'
const signal = '#F2A541'

/** Drawn on the same squares of 32 as the signs of platforms, with one part in the signal's colour. */
const signs: Record<SignedArea, ReactNode> = {
  guides: (
    <>
      <rect x="3" y="5" width="26" height="22" rx="3" />
      <path d="M11 5v22M6 10h2M6 14h2M6 18h2M15 21h10" />
      <rect x="15" y="10" width="10" height="6.5" rx="1.5" {...lit} />
    </>
  ),
  sdk: (
    <>
      <path d="m11 8-8 8 8 8M21 8l8 8-8 8" />
      <circle cx="16" cy="16" r="2.6" {...lit} />
    </>
  ),
  api: (
    <>
      <path d="M11 4.5c-3.5 0-4 1.5-4 4v3.5c0 2.5-1 4-3.5 4 2.5 0 3.5 1.5 3.5 4v3.500c0 2.5.5 4 4 4M21 4.500c3.5 0 4 1.5 4 4v3.500c0 2.5 1 4 3.5 4-2.5 0-3.5 1.5-3.5 4v3.500c0 2.5-.5 4-4 4" />
      <rect x="11.5" y="13" width="9" height="6" rx="1.5" {...lit} />
    </>
  ),
  faqs: (
    <>
      <path d="M6.5 4h19a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H15l-6 5.500V23H6.500a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z" />
      <path d="M12.5 10.500c.3-2 1.7-3 3.5-3 2 0 3.5 1.2 3.5 3 0 2.3-3.5 2.5-3.5 5" />
      <circle cx="16" cy="19" r="1.5" {...lit} />
    </>
  ),
  'quick-wins': (
    <>
      <path d="M4 8.5 6 10.5 10 6M4 16.5 6 18.5 10 14M15 8.500h13M15 16.500h13M15 24.500h13" />
      <rect x="3.5" y="21.5" width="6" height="6" rx="1.5" {...lit} />
    </>
  ),
  'whats-new': (
    <>
      <path d="M4 17.500A10.5 10.5 0 0 1 14.5 28M4 10.500A17.5 17.5 0 0 1 21.5 28M4 3.500A24.5 24.5 0 0 1 28.5 28" />
      <circle cx="5.5" cy="26.5" r="2.5" {...lit} />
    </>
  ),
}

/** A list of names: the reference. */
const list = (
  <>
    <path d="M13 7h15M13 16h15M13 25h15" />
    <rect x="4" y="4.5" width="5" height="5" rx="1.2" {...lit} />
    <rect x="4" y="13.5" width="5" height="5" rx="1.2" />
    <rect x="4" y="22.5" width="5" height="5" rx="1.2" />
  </>
)

const strokes = {
  fill: 'none',
  stroke: paper,
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const TILE = 240
const GAP = 72
const MARK = 280

/** The picture as SVG: the mark, then what the area is about. Without letters: no font of a machine is in it. */
export function shareImage({ sign, isReference = false }: ShareArea): string {
  const tiles = [
    ...(sign
      ? [
          sign in signs ? (
            <g {...strokes}>{signs[sign as SignedArea]}</g>
          ) : (
            <PlatformIcon platform={sign as Exclude<typeof sign, SignedArea>} />
          ),
        ]
      : []),
    ...(isReference ? [<g {...strokes}>{list}</g>] : []),
  ]
  const { width, height } = shareSize
  const taken = MARK + tiles.length * (GAP + TILE)
  const left = (width - taken) / 2
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} color={paper}>
      <rect width={width} height={height} fill={manifest.ink} />
      <svg x={left} y={(height - MARK) / 2} width={MARK} height={MARK} viewBox="0 0 32 32">
        <Mark size={32} />
      </svg>
      {tiles.map((tile, at) => {
        const x = left + MARK + GAP + at * (GAP + TILE)
        const y = (height - TILE) / 2
        return (
          <g key={x}>
            <rect x={x} y={y} width={TILE} height={TILE} rx="44" fill={paper} fillOpacity=".09" />
            <svg x={x + 44} y={y + 44} width={TILE - 88} height={TILE - 88} viewBox="0 0 32 32">
              {tile}
            </svg>
          </g>
        )
      })}
    </svg>,
  ).replaceAll('var(--signal)', signal)
}
