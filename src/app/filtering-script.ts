import { choices } from '../blocks/use-case/cases'
import { FILTERING } from '../shared/frame-ids'

const names = Object.values(choices).map(({ name }) => name)

/**
 * How long the list may wait for the bundle that narrows it: a slow line takes its time. Where the bundle cannot arrive, the
 * page is left plain (src/app/boot-script.ts), and the list is seen at once.
 */
const patience = 6000

/**
 * On the page of use cases, in the head: where its address narrows the list, the list is not seen until that has been read.
 * Otherwise it would be all there first, and jump. Takes up its place meanwhile (src/templates/UseCaseList.module.css).
 */
export const filteringScript = `(function(){var d=document.documentElement;if(!/[?&](${names.join('|')})=/.test(location.search))return;
d.setAttribute('${FILTERING}','');setTimeout(function(){d.removeAttribute('${FILTERING}')},${patience})})()`
