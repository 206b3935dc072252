/**
 * Forms of English words that a stemmer takes for those of another word, by what they have in common: a customer is not custom,
 * what is important is no import, and nobody who asks for the settings wants all that is set. All that pages and readers use.
 */
const lines = `
  customer customers;
  personal personally; setting settings; paging; rating ratings; news; locale locales;
  locali localise localised localises localising localisation localize localized localizes localizing localization
    localisations localizations;
  importan important importance importantly; activit activity activities; identifier identifiers; exception exceptions;
  general generally; generic generics; optional optionally; terminal terminals; digital digitally; responsible responsibility;
  integrity; production; presentation presentations; original originally; international internationally; internal internally;
  authority authorities; appearance appearances; heading headings; positive positively; objective;
  specific specifically; universal universally; transition transitions`

/** Form → the stem that it has instead. */
export const stemsApart: ReadonlyMap<string, string> = new Map(
  lines.split(';').flatMap((line) => {
    const [stem = '', ...forms] = line.trim().split(/\s+/)
    return [stem, ...forms].map((form): [string, string] => [form, stem])
  }),
)
