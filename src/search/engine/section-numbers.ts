/** The numbers of sections while they are ranked, and of their pages: short, since a query makes long lists of them. */
export const SectionNumbers = Uint16Array
export type SectionNumbers = InstanceType<typeof SectionNumbers>

/** How many sections a language may have, so that each has a number. */
export const MOST_SECTIONS = 2 ** (8 * SectionNumbers.BYTES_PER_ELEMENT)
