/** So long may nothing come at all; a slow network that still brings something is waited for. */
const patience = 30_000

/**
 * `fetch` that ends: it fails where nothing comes for half a minute, of the answer or of its next bytes. A network that hangs never
 * says so.
 */
export const untilStalled =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const stop = new AbortController()
    const { signal } = init ?? {}
    const follow = () => stop.abort(signal?.reason)
    if (signal?.aborted) follow()
    signal?.addEventListener('abort', follow)

    async function within<T>(coming: Promise<T>): Promise<T> {
      const timer = setTimeout(() => stop.abort(new Error('nothing comes')), patience)
      try {
        return await coming
      } finally {
        clearTimeout(timer)
      }
    }

    const response = await within(fetch(input, { ...init, signal: stop.signal }))
    const reader = response.body?.getReader()
    if (!reader) return response
    // Time counts only while more is asked for: what has come may take its time on the way to the disk.
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          const { done, value } = await within(reader.read())
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    )
    return new Response(body, response)
  }
