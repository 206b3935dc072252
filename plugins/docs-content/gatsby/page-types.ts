import type { CreateSchemaCustomizationArgs } from 'gatsby'

export const PAGE = 'DocPage'
export const NAVIGATION = 'SiteNavigation'

/**
 * A page is a node whose digest holds everything it is made of: Gatsby makes a page again when its node is another one,
 * and for no other reason. The types are declared in full, since guessing them from the nodes would read all of them.
 */
export function pageTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(`
    type ${PAGE} implements Node @dontInfer {
      path: String!
      title: String!
      template: String!
      language: String!
      hasReference: Boolean!
      updated: String
      translations: [String!]
      sections: String!
    }
    type ${NAVIGATION} implements Node @dontInfer {
      language: String!
    }
  `)
}
