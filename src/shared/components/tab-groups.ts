/** Groups of tabs that follow each other over the whole site, with the labels each may use. */
export const tabGroups = {
  language: [
    'Kotlin',
    'Java',
    'Swift',
    'Objective-C',
    'Dart',
    'TypeScript',
    'JavaScript',
    'PHP',
    'Python',
    'curl',
  ],
  'async-style': ['async/await', 'Completion handler', 'Coroutines', 'Callback'],
  'gradle-dsl': ['Kotlin DSL', 'Groovy DSL'],
  'ios-packages': ['Swift Package Manager', 'CocoaPods'],
  'node-packages': ['npm', 'Yarn', 'Expo'],
  'mobile-services': ['Google', 'Huawei'],
  'app-lifecycle': ['SwiftUI', 'UIKit'],
  credential: ['Token key (.p8)', 'Certificate (.p12)'],
} as const

export const tabGroupNames = Object.keys(tabGroups) as (keyof typeof tabGroups)[]
