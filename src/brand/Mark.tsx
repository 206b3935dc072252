export interface MarkProps {
  /** Side of the square in CSS pixels. */
  size?: number
  /** Gives the sign a name of its own; without it, the text beside it is the name. */
  title?: string
}

// The same two outlines as mark.svg; scripts/icons.mjs refuses to run when they differ.
const letter =
  'M2 2.9a.9.9 0 0 1 .9-.9h3.2a.9.9 0 0 1 .9.9v9.23a9.5 9.5 0 1 1-5 8.37zM11.5 16a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z'
const light =
  'M11.5 15.8a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zM18.64 10.48 23.54 4.25 18.24 1.43 15.81 8.98zM23.02 16.19 30.57 13.76 27.75 8.46 21.52 13.36z'

/** The Beckon sign. The letter takes the text colour, and the light is the same everywhere. */
export function Mark({ size = 24, title }: MarkProps) {
  const naming = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      focusable="false"
      {...naming}
    >
      <path fill="currentColor" fillRule="evenodd" d={letter} />
      <path fill="#F2A541" d={light} />
    </svg>
  )
}
