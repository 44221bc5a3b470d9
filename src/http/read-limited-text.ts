/**
 * The body of a request as UTF-8 text, or null when it is longer than `maxBytes`. A longer body is not read to its end,
 * so that a caller cannot fill the memory (API-04).
 */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  if (request.body === null) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > maxBytes) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  return Buffer.concat(parts).toString('utf8')
}
