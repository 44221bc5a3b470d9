/**
 * The body as UTF-8 text, or null when it is longer than `mostBytes`; what is longer is not read to its end (API-04).
 */
export async function readLimitedText(request: Request, mostBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null
  if (request.body === null) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > mostBytes) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  return Buffer.concat(parts).toString('utf8')
}
