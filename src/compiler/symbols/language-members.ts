/** What every value of a language has, whatever its type. */
const members = new Set([
  // Kotlin and Java
  ...[
    'let',
    'also',
    'apply',
    'run',
    'takeIf',
    'takeUnless',
    'toString',
    'hashCode',
    'equals',
    'copy',
    'javaClass',
  ],
  ...[
    'class',
    'java',
    'getClass',
    'name',
    'ordinal',
    'entries',
    'values',
    'valueOf',
    'INSTANCE',
    'Companion',
  ],
  // Swift
  ...[
    'self',
    'Type',
    'rawValue',
    'init',
    'description',
    'localizedDescription',
    'hashValue',
    'allCases',
    'shared',
  ],
  // Dart
  ...['runtimeType', 'index', 'then', 'catchError', 'whenComplete', 'listen', 'new'],
  // JavaScript and TypeScript
  ...['catch', 'finally', 'prototype', 'bind', 'call', 'length', 'default', 'map', 'filter', 'forEach'],
])

/** Whether every value of some language has a member of this name, which is no name of an SDK. */
export const isLanguageMember = (name: string): boolean => members.has(name)
