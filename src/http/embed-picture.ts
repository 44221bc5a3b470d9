import type { StaticAssets } from './static-assets.ts'

/** Bytes. A larger file is worth a request of its own, after which the browser keeps it. */
const mostBytes = 1_024

/**
 * Returns the data address of a small drawing (SVG) of this platform, and any other address as it is. The mark in the
 * header is the first picture of every page: as a file it would take the connection that the page came on, and the
 * largest picture would wait until another one is open.
 */
export function createPictureEmbedder(read: StaticAssets['read']): (address: string) => string {
  const embedded = new Map<string, string>()
  return (address) => {
    if (!address.endsWith('.svg')) return address
    const known = embedded.get(address)
    if (known !== undefined) return known
    const bytes = read(address)
    const found =
      bytes === null || bytes.length > mostBytes ? address : `data:image/svg+xml,${encodeURIComponent(String(bytes))}`
    // An address that no file has comes from a site's configuration: only files are kept, of which there are few.
    if (bytes !== null) embedded.set(address, found)
    return found
  }
}
