/**
 * Forms of English words that no stemmer brings together, the base first. All that are common and irregular: which of them a page
 * or a reader uses is no matter.
 */
const lines = `
  beat beaten; become became; begin began begun; bend bent; bind bound; blow blew blown; break broke broken;
  bring brought; build built; buy bought; catch caught; choose chose chosen; come came; deal dealt; do did done; draw drew drawn;
  drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought; find found; fly flew flown;
  forget forgot forgotten; freeze froze frozen; get got gotten; give gave given; go went gone; grow grew grown; hang hung;
  hear heard; hide hid hidden; hold held; keep kept; know knew known; lay laid; lead led; leave left; lend lent; lose lost;
  make made; mean meant; meet met; override overrode overridden; pay paid; ring rang rung; rise rose risen; run ran; say said;
  see saw seen; seek sought; sell sold; send sent; shake shook shaken; shoot shot; show shown; sing sang sung; sink sank sunk;
  sit sat; sleep slept; speak spoke spoken; spend spent; spin spun; stand stood; steal stole stolen; stick stuck;
  strike struck; swing swung; take took taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown;
  undo undid undone; understand understood; wake woke woken; wear wore worn; win won; withdraw withdrew withdrawn;
  withhold withheld; write wrote written; rewrite rewrote rewritten; overwrite overwrote overwritten;
  analysis analyses; appendix appendices; child children; criterion criteria; foot feet; half halves; index indices;
  man men; matrix matrices; person people; shelf shelves; woman women`

/** The groups of forms, the base of each first. */
export const irregularForms: readonly (readonly string[])[] = lines
  .split(';')
  .map((line) => line.trim().split(/\s+/))
