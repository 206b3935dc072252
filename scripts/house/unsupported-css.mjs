// @ts-check
/**
 * CSS that the oldest browsers of package.json's browserslist cannot read, and that caniuse, by which
 * stylelint-no-unsupported-browser-features goes, does not name or counts as supported in part: by stylelint's rule, the
 * names with the browsers that do not know them. From MDN's data, for Chrome 111, Firefox 113 and Safari 16.4; a browser
 * without a version does not know it at all. What only makes better what is there, and is used for that, is not listed:
 * text-wrap, scrollbar-width, scrollbar-color, ::highlight().
 */
const table = {
  'property-disallowed-list': {
    'anchor-name position-anchor position-try position-try-order': 'Chrome < 125, Firefox, Safari < 26',
    'anchor-scope': 'Chrome < 131, Firefox, Safari < 26',
    'animation-composition': 'Chrome < 112, Firefox < 115',
    'animation-range animation-range-end animation-range-start animation-timeline':
      'Chrome < 115, Firefox, Safari < 26',
    'scroll-timeline scroll-timeline-axis scroll-timeline-name view-timeline':
      'Chrome < 115, Firefox, Safari < 26',
    'view-timeline-axis view-timeline-inset view-timeline-name': 'Chrome < 115, Firefox, Safari < 26',
    'hanging-punctuation margin-trim': 'Chrome, Firefox',
    'baseline-source': 'Firefox < 115, Safari',
    'caret-animation scroll-target-group view-transition-group': 'Chrome < 140, Firefox, Safari',
    'contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size': 'Safari < 17',
    'contain-intrinsic-size contain-intrinsic-width hyphenate-character': 'Safari < 17',
    'content-visibility': 'Firefox < 125, Safari < 18',
    'corner-block-end-shape corner-block-start-shape corner-bottom-left-shape':
      'Chrome < 139, Firefox, Safari',
    'corner-bottom-right-shape corner-bottom-shape corner-end-end-shape': 'Chrome < 139, Firefox, Safari',
    'corner-end-start-shape corner-inline-end-shape corner-inline-start-shape':
      'Chrome < 139, Firefox, Safari',
    'corner-left-shape corner-right-shape corner-shape corner-start-end-shape':
      'Chrome < 139, Firefox, Safari',
    'corner-start-start-shape corner-top-left-shape corner-top-right-shape': 'Chrome < 139, Firefox, Safari',
    'corner-top-shape': 'Chrome < 139, Firefox, Safari',
    'counter-set': 'Safari < 17.2',
    'dynamic-range-limit': 'Chrome < 136, Firefox, Safari < 26',
    'field-sizing text-spacing-trim': 'Chrome < 123, Firefox, Safari',
    'font-language-override text-justify': 'Chrome, Safari',
    'font-size-adjust': 'Chrome < 127',
    'font-synthesis-position': 'Chrome, Firefox < 118, Safari',
    'font-variant-emoji': 'Chrome < 131, Firefox < 141, Safari',
    'font-variant-position': 'Chrome',
    'hyphenate-limit-chars': 'Firefox < 137, Safari',
    'initial-letter math-shift object-view-box': 'Firefox, Safari',
    'interactivity scroll-marker-group': 'Chrome < 135, Firefox, Safari',
    'interpolate-size': 'Chrome < 129, Firefox, Safari',
    'mask-border mask-border-outset mask-border-repeat mask-border-slice': 'Chrome, Firefox, Safari < 17.2',
    'mask-border-source mask-border-width': 'Chrome, Firefox, Safari < 17.2',
    'math-depth': 'Firefox < 117, Safari',
    'math-style': 'Firefox < 117',
    'offset-anchor': 'Chrome < 116',
    'offset-position': 'Chrome < 116, Firefox < 122',
    'overflow-block overflow-inline': 'Chrome < 135, Safari < 26',
    'overflow-clip-margin': 'Safari',
    overlay: 'Chrome < 117, Firefox, Safari',
    'position-area': 'Chrome < 129, Firefox, Safari < 26',
    'position-try-fallbacks': 'Chrome < 128, Firefox, Safari < 26',
    'position-visibility': 'Chrome < 125, Firefox, Safari',
    'reading-flow reading-order': 'Chrome < 137, Firefox, Safari',
    'ruby-align': 'Chrome < 128, Safari < 18.2',
    'ruby-overhang': 'Chrome, Firefox, Safari < 18.2',
    'ruby-position scrollbar-gutter': 'Safari < 18.2',
    'scroll-initial-target': 'Chrome < 133, Firefox, Safari',
    'text-autospace': 'Chrome < 140, Firefox, Safari < 18.4',
    'text-box text-box-edge text-box-trim': 'Chrome < 133, Firefox, Safari < 18.2',
    'text-wrap-mode': 'Chrome < 130, Firefox < 124, Safari < 17.4',
    'text-wrap-style': 'Chrome < 130, Firefox < 124, Safari < 17.5',
    'timeline-scope': 'Chrome < 116, Firefox, Safari < 26',
    'transition-behavior': 'Chrome < 117, Firefox < 129, Safari < 17.4',
    'view-transition-class': 'Chrome < 125, Firefox, Safari < 18.2',
    'view-transition-name': 'Firefox, Safari < 18',
    'white-space-collapse': 'Chrome < 114, Firefox < 124, Safari < 17.4',
  },
  'at-rule-disallowed-list': {
    'counter-style': 'Safari < 17',
    function: 'Chrome < 139, Firefox, Safari',
    'position-try': 'Chrome < 125, Firefox, Safari',
    property: 'Firefox < 128',
    scope: 'Chrome < 118, Firefox, Safari < 17.4',
    'starting-style': 'Chrome < 117, Firefox < 129, Safari < 17.5',
    'view-transition': 'Chrome < 126, Firefox, Safari < 18.2',
  },
  'function-disallowed-list': {
    'abs sign': 'Chrome < 138, Firefox < 118',
    'anchor anchor-size': 'Chrome < 125, Firefox, Safari < 26',
    'calc-size': 'Chrome < 129, Firefox, Safari',
    'exp hypot log pow sqrt': 'Chrome < 120, Firefox < 118',
    if: 'Chrome < 137, Firefox, Safari',
    'mod rem round': 'Chrome < 125, Firefox < 118',
    'progress sibling-count sibling-index': 'Chrome < 138, Firefox, Safari',
    ray: 'Chrome < 116, Firefox < 122',
    shape: 'Chrome < 135, Firefox, Safari < 18.4',
    superellipse: 'Chrome < 139, Firefox, Safari',
    'light-dark': 'Chrome < 123, Firefox < 120, Safari < 17.5',
    'contrast-color': 'Chrome, Firefox, Safari < 26',
    'rect xywh': 'Chrome < 116, Firefox < 122, Safari < 17.2',
    linear: 'Chrome < 113, Safari < 17.2',
    'image-set': 'Chrome < 113, Safari < 17',
    paint: 'Firefox, Safari',
    'cross-fade': 'Chrome, Firefox',
  },
  'unit-disallowed-list': {
    cap: 'Chrome < 118, Safari < 17.2',
    'lh rlh': 'Firefox < 120',
    rcap: 'Chrome < 118, Firefox, Safari < 17.2',
    'rch rex ric': 'Firefox, Safari < 17.2',
  },
  'selector-pseudo-class-disallowed-list': {
    'active-view-transition': 'Chrome < 125, Firefox, Safari < 18',
    'active-view-transition-type': 'Chrome < 125, Firefox, Safari < 18.2',
    'target-current': 'Chrome < 135, Firefox, Safari',
    dir: 'Chrome < 120',
    'has-slotted': 'Chrome < 134, Firefox < 136, Safari',
    open: 'Chrome < 133, Firefox < 136, Safari',
    'popover-open': 'Chrome < 114, Firefox < 125, Safari < 17',
    state: 'Chrome < 125, Firefox < 126, Safari < 17.4',
    'user-invalid user-valid': 'Chrome < 119, Safari < 16.5',
  },
  'selector-pseudo-element-disallowed-list': {
    'checkmark column picker picker-icon scroll-button scroll-marker scroll-marker-group':
      'Chrome < 135, Firefox, Safari',
    'details-content': 'Chrome < 131, Firefox < 143, Safari < 18.4',
    'grammar-error spelling-error': 'Chrome < 121, Firefox, Safari < 17.4',
    'target-text': 'Firefox < 131, Safari < 18.2',
    'view-transition view-transition-group view-transition-image-pair view-transition-new':
      'Firefox, Safari < 18',
    'view-transition-old': 'Firefox, Safari < 18',
  },
  'media-feature-name-disallowed-list': {
    'device-posture': 'Chrome < 132, Firefox, Safari',
    'horizontal-viewport-segments vertical-viewport-segments': 'Chrome < 138, Firefox, Safari',
    'overflow-block overflow-inline update': 'Chrome < 113, Safari < 17',
    'prefers-reduced-transparency': 'Chrome < 118, Firefox, Safari',
    scripting: 'Chrome < 120, Safari < 17',
    'video-dynamic-range': 'Chrome, Safari',
  },
}

/** Rule → name → the browsers without it. @type {Record<string, Record<string, string>>} */
export const unsupported = Object.fromEntries(
  Object.entries(table).map(([rule, rows]) => [
    rule,
    Object.fromEntries(
      Object.entries(rows).flatMap(([names, lacking]) => names.split(' ').map((name) => [name, lacking])),
    ),
  ]),
)

/** What a declaration may not say although its property and its functions may be used, with the browsers that cannot read it. */
const unsupportedValues = [
  // In the text of `content` all of them know it.
  { property: '^(?!content$)', value: '\\battr\\(', lacking: 'Chrome < 133, Firefox, Safari' },
  {
    property: '.',
    value: '\\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(\\s*from\\b',
    lacking: 'Chrome < 125, Firefox < 128, Safari < 18',
  },
  { property: '.', value: 'gradient\\([^,]*\\bin\\s', lacking: 'Firefox < 127' },
  { property: '^grid-template', value: '\\bsubgrid\\b', lacking: 'Chrome < 117' },
  { property: '(width|height|-size)$', value: '^stretch$', lacking: 'Chrome < 138, Firefox, Safari' },
]

/** @param {string} what @param {string | undefined} lacking */
const message = (what, lacking) =>
  `“${what.trim()}” is unknown to browsers that are promised: ${lacking ?? ''}.`

/** @param {Record<string, string>} names */
const namesRule = (names) => [
  Object.keys(names),
  // Of some, stylelint gives the name with its sign: @scope, :dir.
  { message: (/** @type {string} */ name) => message(name, names[name.replace(/^[@:]+/, '')]) },
]

/** @param {string} property @param {string} value */
function lackingValue(property, value) {
  const found = unsupportedValues.find(
    (one) => new RegExp(one.property).test(property) && new RegExp(one.value).test(value),
  )
  return message(`${property}: ${value}`, found?.lacking)
}

/** The rules, as stylelint's configuration has them. */
export const rules = {
  ...Object.fromEntries(Object.entries(unsupported).map(([rule, names]) => [rule, namesRule(names)])),
  'declaration-property-value-disallowed-list': [
    Object.fromEntries(
      unsupportedValues.map(({ property }) => [
        `/${property}/`,
        unsupportedValues.filter((one) => one.property === property).map(({ value }) => `/${value}/`),
      ]),
    ),
    { message: lackingValue },
  ],
}
