import { vi } from 'vitest'

/**
 * In the place of the browser's XMLHttpRequest, by which Gatsby's loader asks for data.
 * @param answer gets an address, once it is among those that were asked for; gives a status and a text, or nothing for ever
 * @returns what is asked for, and how long each request may take
 */
export function stubRequests(answer: (url: string) => readonly [status: number, text?: string] | undefined) {
  const asked: string[] = []
  const timeouts: unknown[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readyState = 4
      status = 0
      responseText = ''
      timeout = 0
      url = ''
      onreadystatechange = () => undefined
      open(_method: string, url: string) {
        this.url = url
      }
      send() {
        asked.push(this.url)
        timeouts.push(this.timeout)
        const [status, text = ''] = answer(this.url) ?? []
        if (status === undefined) return
        Object.assign(this, { status, responseText: text })
        setTimeout(() => this.onreadystatechange(), 0)
      }
    },
  )
  return { asked, timeouts }
}
