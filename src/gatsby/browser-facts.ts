/**
 * What libraries ask a browser at run time, and every promised one answers alike (package.json). The bundler knows the answer,
 * and leaves out what is for servers and for browsers of long ago. Nothing that a worker is made of asks for a window.
 */
export const browserFacts: Readonly<Record<string, string>> = {
  ...typesOf('object', ['window', 'document', 'window.document', 'navigator', 'performance']),
  ...typesOf('function', [
    'window.document.createElement',
    'Symbol',
    'Promise',
    'WeakMap',
    'WeakSet',
    'MessageChannel',
    'queueMicrotask',
    'reportError',
    'setTimeout',
    'clearTimeout',
    'performance.now',
    'Object.is',
  ]),
  ...typesOf('undefined', ['setImmediate', 'MSApp']),
}

function typesOf(type: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]))
}
