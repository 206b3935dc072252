const lines = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Stars: x, y, radius. Placed by hand, thin above the light so that the beams stay clear. */
const stars: readonly (readonly [number, number, number])[] = [
  [64, 58, 1.2],
  [150, 128, 0.9],
  [232, 40, 1],
  [318, 96, 1.4],
  [396, 30, 0.9],
  [470, 74, 1.1],
  [560, 26, 1],
  [655, 52, 0.9],
  [830, 34, 1.3],
  [915, 66, 0.9],
  [1010, 28, 1],
  [1098, 84, 0.9],
  [1186, 40, 1.4],
  [1274, 104, 1],
  [1340, 52, 0.9],
  [1404, 120, 1.2],
  [30, 176, 0.9],
  [1236, 190, 0.8],
  // On wide screens only.
  [-60, 44, 1],
  [-148, 112, 1.2],
  [-236, 60, 0.9],
  [-330, 148, 1],
  [-402, 36, 1.3],
  [-520, 92, 0.9],
  [-640, 54, 1.1],
  [1496, 66, 1],
  [1582, 130, 1.2],
  [1664, 42, 0.9],
  [1752, 104, 1],
  [1850, 58, 1.3],
  [1960, 138, 0.9],
  [2084, 48, 1.1],
]

/**
 * The home page's art: a light on a coast at night whose beams reach a phone, a bell and a pin.
 * It says nothing that the text does not, so it is hidden from assistive technology. Everything
 * that carries meaning stands within 330 units of the middle and so survives a narrow crop; coast and sea go on to both sides
 * for screens twice as wide as it was composed for.
 */
export function SignalScene({ className }: { className?: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-720 0 2880 420"
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="scene-beam" gradientUnits="userSpaceOnUse" cx="720" cy="163" r="640">
          <stop offset="0" stopColor="#F2A541" stopOpacity=".62" />
          <stop offset=".35" stopColor="#F2A541" stopOpacity=".2" />
          <stop offset="1" stopColor="#F2A541" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="scene-glow" gradientUnits="userSpaceOnUse" cx="720" cy="163" r="160">
          <stop offset="0" stopColor="#F2A541" stopOpacity=".42" />
          <stop offset=".5" stopColor="#F2A541" stopOpacity=".13" />
          <stop offset="1" stopColor="#F2A541" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="scene-reflection" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".14" stopColor="#18201E" />
          <stop offset="1" stopColor="#18201E" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="scene-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2B3835" />
          <stop offset="1" stopColor="#232C2A" />
        </linearGradient>
      </defs>

      <g fill="#DCE6DF" fillOpacity=".55">
        {stars.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>

      {/* far coast */}
      <path
        fill="#2A3633"
        d="M-720 258c70-14 120-34 196-26 84 8 128 38 214 34 76-4 120-30 186-26 52 4 84 28 124 22 90-22 150-30 228-16 70 12 118-22 196-20 60 2 96 26 150 42 24 7 56 20 96 30H-720zM2160 248c-62-24-128-34-202-16-74 18-128 40-206 30-74-10-116-38-186-32-50 4-86 16-126 6-84-26-150-6-214 10-66 16-120 6-186 30-26 9-52 20-94 24h1214z"
      />
      <path fill="url(#scene-sea)" d="M-720 298h2880v122H-720z" />

      {/* beams: they lie over the coast and the sea, and under what they reach */}
      <path
        fill="url(#scene-beam)"
        d="M720 163 80 26v118zM720 163 1400 20v112zM720 163 1384 236v104zM720 163 70 254v92z"
      />
      <circle cx="720" cy="163" r="160" fill="url(#scene-glow)" />

      {/* reflections, shorter with distance */}
      <g {...lines} stroke="#F2A541" strokeWidth="2">
        <path strokeOpacity=".75" d="M662 382h44M736 396h58" />
        <path strokeOpacity=".4" d="M560 360h52M842 368h66M596 400h36M872 402h40" />
      </g>
      <path
        {...lines}
        stroke="#5C6F68"
        strokeOpacity=".6"
        strokeWidth="1.5"
        d="M-640 340h96M-470 366h60M-330 332h110M-190 378h84M-80 346h60M1500 372h70M1590 336h110M1760 384h66M1880 350h120M2050 374h80M96 330h70M236 352h110M60 384h96M392 392h84M1010 344h92M1148 372h124M1310 334h80M1020 400h60M1330 402h54"
      />

      {/* headland and light, and what the water shows of it: between the doors it would end on a straight line */}
      <path
        fill="url(#scene-reflection)"
        d="M520 345c60 12 92 44 134 58 40 14 92 14 134 0 42-14 76-46 136-58z"
      />
      <path
        fill="#18201E"
        d="M520 344c56-8 82-40 128-50 30-6 40-12 72-12s44 8 70 14c44 10 76 40 134 48-60 7-130 9-204 9s-146-2-200-9z"
      />
      <path fill="#E9EFE9" d="m703 282 7-92h20l7 92z" />
      <path fill="#232C2A" d="m706 236 1.5-20h25l1.5 20zM704.2 262l.9-12h29.8l.9 12z" />
      <path fill="#E9EFE9" d="M702 184h36v6h-36zM706 150h28l-14-12z" />
      <path fill="#F2A541" d="M709 152h22v30h-22z" />
      <path {...lines} stroke="#232C2A" strokeWidth="1.5" d="M720 152v30" />

      {/* what the light reaches; the stroke carries a night edge so that it stands clear of a beam */}
      <g {...lines} stroke="#E9EFE9" strokeWidth="2.5">
        <g fill="#232C2A">
          <rect x="446" y="88" width="44" height="76" rx="8" />
          <path d="M868 138c0-15 9-25 22-25s22 10 22 25c0 17 5 22 9 27h-62c4-5 9-10 9-27z" />
          <path d="M988 262c-15-17-24-27-24-40a24 24 0 0 1 48 0c0 13-9 23-24 40z" />
          <rect x="1206" y="58" width="38" height="64" rx="7" />
          <path d="M250 300c-13-14-20-23-20-34a20 20 0 0 1 40 0c0 11-7 20-20 34z" />
        </g>
        <path d="M462 155h12M883 173c2 7 12 7 14 0M890 113v-6M1218 114h14" />
      </g>
      <g fill="#F2A541">
        <rect x="453" y="100" width="30" height="17" rx="3" />
        <circle cx="913" cy="116" r="7" />
        <circle cx="988" cy="222" r="8" />
        <rect x="1212" y="68" width="26" height="14" rx="3" />
        <circle cx="250" cy="266" r="6.5" />
      </g>
      <path {...lines} stroke="#8FA39B" strokeWidth="2" d="M455 128h26M455 137h16M1214 92h22M1214 100h14" />
    </svg>
  )
}
