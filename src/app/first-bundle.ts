/**
 * What every page needs belongs into the first bundle: one request less, and it compresses better in one piece.
 * Not by way of gatsby-browser.tsx: every component that imports `gatsby` imports that file again, and the style sheets
 * of components would come in another order in each chunk.
 */
import '../blocks/BlockRenderer'
import '../layout/Layout'
import '../templates/ArticleFrame'
