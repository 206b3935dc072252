/** The `detail` of a click that shows a variant and is no choice of the reader's; a real one counts presses from 0. */
export const noChoice = -1
