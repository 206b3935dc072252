/** What the page query of the offline page brings: its strings, which no other page loads. */
export interface OfflineQuery {
  allLocale: { nodes: readonly { data: string }[] }
}

/** The namespace of its strings. */
export const offlineNamespace = 'offline'

/** The strings of the page query, as an object; without any, an empty one. */
export const offlineStrings = ({ allLocale }: OfflineQuery): Record<string, string> =>
  JSON.parse(allLocale.nodes[0]?.data ?? '{}') as Record<string, string>
