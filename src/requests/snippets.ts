import { curl } from './curl'
import { javascript } from './javascript'
import { php } from './php'
import { python } from './python'
import type { SampleRequest } from './sample-request'

export interface Snippet {
  /** A tab of the group `language`. */
  label: 'curl' | 'JavaScript' | 'PHP' | 'Python'
  fence: 'shell' | 'js' | 'php' | 'python'
  text: string
}

/**
 * One request as curl, JavaScript, PHP and Python: at build for the page, in the browser for what a reader makes of it.
 * Secrets come from the environment; nobody should paste one into a file.
 */
export function snippetsOf(request: SampleRequest): Snippet[] {
  return [
    { label: 'curl', fence: 'shell', text: curl(request) },
    { label: 'JavaScript', fence: 'js', text: javascript(request) },
    { label: 'PHP', fence: 'php', text: php(request) },
    { label: 'Python', fence: 'python', text: python(request) },
  ]
}
