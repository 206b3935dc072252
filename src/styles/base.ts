/**
 * The style sheets that those of components build on, in their order. Whatever brings components to a page imports this
 * first, so that every chunk has them in one order.
 */
import './tokens.css'
import './global.css'
import './prose.css'
import './print.css'
