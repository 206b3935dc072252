const CALL = /\.(\w+)\(\s*['"](\w+)['"]/g

/** `instance.beckon('addTags', …)`: a plugin of jQuery calls its methods by their names. */
export const pluginCalls = (text: string): { plugin: string; name: string; offset: number }[] =>
  [...text.matchAll(CALL)].map(({ 0: whole, 1: plugin = '', 2: name = '', index: at }) => ({
    plugin,
    name,
    offset: at + whole.length - name.length - 1,
  }))

const LISTENER = /\.(?:on|once|addListener)\(\s*['"]([\w:]+)['"]/g

/** `Beckon.on('ready', …)`, `events.addListener('ready', …)`: names of events that a sample listens to. */
export const eventsListenedTo = (text: string): { name: string; offset: number }[] =>
  [...text.matchAll(LISTENER)].map(({ 0: whole, 1: name = '', index: at }) => ({
    name,
    offset: at + whole.length - name.length - 1,
  }))
