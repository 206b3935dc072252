const CALL = /\.(\w+)\(\s*['"](\w+)['"]/g

/** `instance.beckon('addTags', …)`: a plugin of jQuery calls its methods by their names. */
export const pluginCalls = (text: string): { plugin: string; name: string; offset: number }[] =>
  [...text.matchAll(CALL)].map(({ 0: whole, 1: plugin = '', 2: name = '', index: at }) => ({
    plugin,
    name,
    offset: at + whole.length - name.length - 1,
  }))
