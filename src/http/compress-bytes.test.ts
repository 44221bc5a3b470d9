// @vitest-environment node
// @vitest-environment-options { "own": "memory" }
// The options give the file a worker of its own: what other files left there takes part in its collections.
import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressBytes } from './compress-bytes.ts'

const page = (size: number): Buffer => Buffer.from('<p>2024 Toyota HiLux, $54,990</p>'.repeat(Math.ceil(size / 33)))

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const

describe.each(['br', 'gzip'] as const)('%s', (encoding) => {
  test.each([0, 1, 300_000])('%i bytes come back whole', async (size) => {
    const bytes = page(size)
    const compressed = await compressBytes(bytes, encoding, 4)
    expect(decoders[encoding](compressed).equals(bytes)).toBe(true)
    if (size > 1) expect(compressed.length).toBeLessThan(size / 20)
  })

  test('many at once do not mix', async () => {
    const texts = Array.from({ length: 20 }, (_, at) => Buffer.from(`vehicle ${at} `.repeat(5_000)))
    const compressed = await Promise.all(texts.map((text) => compressBytes(text, encoding, 4)))
    expect(compressed.map((bytes) => decoders[encoding](bytes).toString())).toEqual(texts.map(String))
  })

  test.each([
    ['a page', page],
    ['what cannot be compressed', randomBytes],
  ])('a small collection frees %s, although V8 keeps the engine until a full one', async (_, make) => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void
    const rounds = 20
    const size = 400_000
    // Half of what would stay if nothing were freed: some of the last rounds may outlive a small collection.
    const most = (rounds * size) / 2
    async function compressAll(): Promise<void> {
      for (let round = 0; round < rounds; round += 1) {
        await compressBytes(make(size), encoding, 4)
        collect({ type: 'minor' })
      }
    }
    await compressAll()
    collect()
    const before = process.memoryUsage().arrayBuffers
    await compressAll()
    // V8 gives the memory of a collection back in a thread of its own, which a busy machine may leave waiting.
    const growth = () => process.memoryUsage().arrayBuffers - before
    for (let round = 0; round < 100 && growth() >= most; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      collect({ type: 'minor' })
    }
    expect(growth()).toBeLessThan(most)
  })
})
