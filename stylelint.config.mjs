// @ts-check
import { rules } from './scripts/house/unsupported-css.mjs'

/**
 * Style sheets hold to the browsers of package.json's browserslist. Their form is Prettier's business.
 * @type {import('stylelint').Config}
 */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportNeedlessDisables: true,
  rules: {
    ...rules,
    'plugin/no-unsupported-browser-features': [
      true,
      {
        severity: 'error',
        // What a browser does in part is mostly a part that is not used here.
        ignorePartialSupport: true,
        // Where these are missing, nothing is: they only make better what is there.
        ignore: [
          'css-paged-media', // margins on paper
          'css-resize', // a handle at a text field
          'css-scrollbar', // thin ones beside the page tree
          'css-selection', // colours of what is selected
          'css3-cursors-newer', // the magnifier over a picture
          'text-size-adjust', // browsers without it do not enlarge text by themselves
        ],
      },
    ],
  },
}
