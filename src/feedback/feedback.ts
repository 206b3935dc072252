import { createPart } from '../runtime/part'

/** What a reader says of a page or a sample: only for those who press a button for it. */
export const feedbackPanel = createPart(() => import(/* webpackChunkName: "feedback" */ './panel'))
