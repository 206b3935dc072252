import { headOf, prefixSize, type PackDirectory } from './pack-format'

/**
 * Reads the directory of a pack, of which its beginning is enough.
 * @returns the directory, and where it ends
 * @throws Error when the file is no pack, or is cut short
 */
export async function readDirectory(pack: Blob): Promise<{ directory: PackDirectory; head: number }> {
  const head = headOf(new Uint8Array(await pack.slice(0, prefixSize).arrayBuffer()))
  const text = await new Response(unzipped(pack.slice(prefixSize, head))).text()
  return { directory: JSON.parse(text) as PackDirectory, head }
}

/** What a part of a pack holds. The stream fails where the part is damaged. */
export const unzipped = (part: Blob): ReadableStream<Uint8Array<ArrayBuffer>> =>
  part.stream().pipeThrough(new DecompressionStream('gzip'))
