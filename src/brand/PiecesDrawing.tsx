const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** What is written in the drawing. */
export interface PiecesLabels {
  /** What the drawing tells. */
  alt: string
  application: string
  /** A second one, behind it. */
  other: string
  device: string
  user: string
  anonymous: string
  segment: string
  tag: string
  message: string
  opened: string
}

interface PiecesDrawingProps {
  className?: string | undefined
  labels: PiecesLabels
}

/**
 * How the pieces hang together, in the night that the home page begins with: the light is the message, its beam falls on a
 * segment of users, and from each user lines lead to the devices that reach them. Everything but the second application stands
 * within one. The colours are the theme's. Numbers are those of the list beside it; what it tells without being seen is `alt`.
 */
export function PiecesDrawing({ className, labels }: PiecesDrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 440 404"
      role="img"
      aria-label={labels.alt}
      className={className}
    >
      <defs>
        <linearGradient id="pieces-beam" gradientUnits="userSpaceOnUse" x1="70" y1="0" x2="420" y2="0">
          <stop offset="0" stopColor="var(--signal)" stopOpacity=".75" />
          <stop offset=".5" stopColor="var(--signal)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--signal)" stopOpacity="0" />
        </linearGradient>
        <clipPath id="pieces-frame">
          <rect x="2" y="30" width="412" height="372" rx="14" />
        </clipPath>
      </defs>

      {/* another application, and the one that all is in */}
      <path
        {...line}
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
        d="M28 30V18A14 14 0 0 1 42 4h382a14 14 0 0 1 14 14v346a14 14 0 0 1-14 14h-10"
      />
      <rect x="2" y="30" width="412" height="372" rx="14" fill="var(--paper-raised)" />

      <g clipPath="url(#pieces-frame)">
        {/* sea and headland */}
        <path fill="var(--paper-sunk)" d="M0 338h420v70H0z" />
        <path
          {...line}
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          d="M150 354h38M40 362h30M112 382h34M384 354h22M300 386h34"
        />
        <path fill="url(#pieces-beam)" d="M70 192 424 62v246z" />
        <path
          fill="var(--line)"
          stroke="var(--ink)"
          strokeWidth="2"
          d="M-4 330c26-4 34-16 54-18 12-1 26-1 40 0 20 2 30 18 66 26-40 6-106 8-160 6z"
        />
      </g>
      <rect {...line} x="2" y="30" width="412" height="372" rx="14" stroke="var(--ink)" strokeWidth="2" />

      {/* the light */}
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path fill="var(--paper-raised)" d="m54 312 6-104h20l6 104z" />
        <path fill="var(--ink)" d="m57.2 262 1.3-22h23l1.3 22z" />
        <path fill="var(--ink)" d="M55 202h30v6H55z" />
        <path fill="var(--signal)" d="M60 178h20v24H60z" />
        <path fill="var(--ink)" d="M57 178h26L70 166z" />
      </g>

      {/* the message on its way */}
      <g transform="rotate(-4 140 192)">
        <rect
          x="114"
          y="172"
          width="54"
          height="40"
          rx="7"
          fill="var(--paper-raised)"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <path fill="var(--signal)" d="M121 179h14v14h-14z" />
        <path {...line} stroke="var(--ink-soft)" strokeWidth="2" d="M141 182h20M141 190h14M121 202h40" />
      </g>

      {/* users, and the segment round two of them */}
      <rect
        {...line}
        x="202"
        y="108"
        width="84"
        height="180"
        rx="34"
        stroke="var(--signal-ink)"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <g fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="2">
        <path d="M222 174c0-12 9-20 22-20s22 8 22 20z" />
        <circle cx="244" cy="139" r="12" />
        <path d="M222 268c0-12 9-20 22-20s22 8 22 20z" />
        <circle cx="244" cy="233" r="12" />
        <g stroke="var(--ink-faint)" strokeDasharray="4 4">
          <path d="M222 376c0-12 9-20 22-20s22 8 22 20z" />
          <circle cx="244" cy="341" r="12" />
        </g>
      </g>

      {/* what reaches them */}
      <g {...line} strokeWidth="2">
        <path
          stroke="var(--signal-ink)"
          d="M270 152c24-8 40-14 62-14M270 164c26 8 36 22 58 24M270 256c24 0 36-8 58-10"
        />
        <path stroke="var(--ink-faint)" strokeDasharray="4 4" d="M270 366c24 0 40-18 66-20" />
      </g>
      <g fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <rect x="338" y="112" width="28" height="46" rx="5" />
        <rect x="332" y="172" width="44" height="32" rx="4" />
        <path d="M332 181h44" />
        <rect x="332" y="230" width="44" height="32" rx="4" />
        <path {...line} d="m333 233 21 15 21-15" />
        <rect x="340" y="322" width="28" height="46" rx="5" stroke="var(--ink-faint)" />
        <path {...line} d="M348 151h8" />
        <path {...line} stroke="var(--ink-faint)" d="M350 361h8" />
      </g>
      <path fill="var(--signal)" d="M343 119h18v9h-18zM338 188h32v9h-32z" />

      {/* a tag hangs on one of them */}
      <path {...line} stroke="var(--ink)" strokeWidth="1.5" d="M366 120c8 0 10 4 12 9" />
      <path
        fill="var(--signal-wash)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        d="m372 136 8-8 8 3v22h-16z"
      />

      {/* what was opened comes back */}
      <path
        {...line}
        stroke="var(--ink-soft)"
        strokeWidth="2"
        d="M354 268c0 30-34 44-64 20"
        strokeDasharray="2 5"
      />
      <path {...line} stroke="var(--ink-soft)" strokeWidth="2" d="m299 286-9 1 1 9" />

      <Labels labels={labels} />
    </svg>
  )
}

function Labels({ labels }: { labels: PiecesLabels }) {
  return (
    <g fontFamily="inherit" fontSize="15" fontWeight="650" fill="var(--ink)">
      <Term n={1} x={18} y={58} text={labels.application} />
      <Term n={5} x={100} y={150} text={labels.message} />
      <Term n={4} x={196} y={94} text={labels.segment} />
      <Term n={3} x={216} y={205} text={labels.user} />
      <Term n={2} x={316} y={94} text={labels.device} />
      <g fontSize="14" fontWeight="400" fill="var(--ink-soft)">
        <text x="424" y="22" textAnchor="end">
          {labels.other}
        </text>
        <text x="382" y="121">
          {labels.tag}
        </text>
        <text x="244" y="394" textAnchor="middle">
          {labels.anonymous}
        </text>
        <text x="361" y="287">
          {labels.opened}
        </text>
      </g>
    </g>
  )
}

/** A term with the number of its line in the list. */
function Term({ n, x, y, text }: { n: number; x: number; y: number; text: string }) {
  return (
    <>
      <circle cx={x + 9} cy={y - 5} r="9.5" fill="var(--signal)" />
      <text
        x={x + 9}
        y={y - 0.5}
        textAnchor="middle"
        fontSize="12.5"
        fontWeight="700"
        fill="var(--on-signal)"
      >
        {n}
      </text>
      <text x={x + 23} y={y}>
        {text}
      </text>
    </>
  )
}
