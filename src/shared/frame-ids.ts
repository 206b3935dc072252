/** Where skip links lead to, and what the button of the menu opens. */
export const contentId = 'content'
export const menuId = 'menu'
export const sectionNavId = 'nav-section'
export const onThisPageId = 'nav-page'

/** Where the list of what an app needs stands in a guide: the address that is sent to a developer. */
export const appNeedsAnchor = 'what-your-app-needs'

/** Where the front of the SDK docs says what each platform supports. */
export const supportAnchor = 'what-each-platform-supports'

/** On the root while the list of a page is narrowed by its address, and nothing has read that yet. */
export const FILTERING = 'data-filtering'
