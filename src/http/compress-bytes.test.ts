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

/**
 * Bytes of array buffers that stay after `rounds` runs with a small collection after each. Waits for a second at most
 * until they are fewer than `most`: V8 gives the memory of a collection back in a thread of its own, which a busy
 * machine may leave waiting.
 */
async function measureGrowth(rounds: number, run: () => Promise<unknown>, most: number): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void
  async function runAll(): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await run()
      collect({ type: 'minor' })
    }
  }
  await runAll()
  collect()
  const before = process.memoryUsage().arrayBuffers
  await runAll()
  const growth = (): number => process.memoryUsage().arrayBuffers - before
  for (let round = 0; round < 100 && growth() >= most; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    collect({ type: 'minor' })
  }
  return growth()
}

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

  test('a small collection frees the buffer of an engine as well', async () => {
    const rounds = 300
    // An engine that kept its buffer would keep 64 kB.
    const most = rounds * 8_000
    expect(await measureGrowth(rounds, () => compressBytes(page(40_000), encoding, 4), most)).toBeLessThan(most)
  })

  test.each([
    ['a page', page],
    ['what cannot be compressed', randomBytes],
  ])('a small collection frees %s, although V8 keeps the engine until a full one', async (_, make) => {
    const rounds = 20
    const size = 400_000
    // Half of what would stay if nothing were freed: some of the last rounds may outlive a small collection.
    const most = (rounds * size) / 2
    expect(await measureGrowth(rounds, () => compressBytes(make(size), encoding, 4), most)).toBeLessThan(most)
  })
})
