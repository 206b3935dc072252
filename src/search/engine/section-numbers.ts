/** The numbers of sections while they are ranked, and of their pages. */
export const SectionNumbers = Uint32Array
export type SectionNumbers = InstanceType<typeof SectionNumbers>

/** Of a number that says where a term stands and how often it does, what tells the section: the rest is how often. */
export const BITS_OF_SECTION = 20

/** How many sections a language may have, so that each has a number: those of some 100,000 pages. */
export const MOST_SECTIONS = 2 ** BITS_OF_SECTION
/** A term that stands in a section as often as this says no more by standing there once more. */
export const MOST_TIMES = 2 ** (32 - BITS_OF_SECTION) - 1
