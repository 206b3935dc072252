/** The part of Gatsby's node model used here; asking through it makes a page depend on what it asked for. */
export interface NodeModel {
  findAll(args: { type: string }): Promise<{ entries: Iterable<unknown> }>
  findOne(args: { type: string; query: object }): Promise<unknown>
}
