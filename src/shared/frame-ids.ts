/** Where skip links lead to, and what the button of the menu opens. */
export const contentId = 'content'
export const menuId = 'menu'
export const sectionNavId = 'nav-section'
export const onThisPageId = 'nav-page'

/** Where the list of what an app needs stands in a guide: the address that is sent to a developer. */
export const appNeedsAnchor = 'what-your-app-needs'
