import { expect, test } from 'vitest'
import { QueueFullError } from '#concurrency/work-queue.ts'
import { buildTestSite } from '#site/test-site.ts'
import { usePhotoTestBed } from './photo-service.testkit.ts'

const bed = usePhotoTestBed()
/** A few more than one site may have waiting. */
const asked = 305
const buildSite = (slug: string) => buildTestSite({ slug, images: { hosts: ['photos.example'] } })
const busy = buildSite('busy')
const quiet = buildSite('quiet')

test('TEN-07 a flood of sizes of one site neither delays the picture of another nor has it refused', async () => {
  const encoded: string[] = []
  let looked = 0
  const gate = Promise.withResolvers<void>()
  const service = bed.createService({
    memoryBytes: 1,
    work: {
      has() {
        looked += 1
        return Promise.resolve(true)
      },
      fetch: () => Promise.resolve({ ok: true, trouble: null }),
      async encode(name) {
        encoded.push(name)
        await gate.promise
        return bed.photo
      },
      stop: () => undefined,
    },
  })
  const ask = (site: typeof busy, key: number) =>
    service.getPicture(`/pictures/abcdefgh23456723/${String(key).padStart(14, '0')}`, site, {
      width: 320,
      format: 'jpeg',
    })
  const flood = Array.from({ length: asked }, (_, key) =>
    ask(busy, key).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error
      return 'refused'
    }),
  )
  await expect.poll(() => looked).toBe(asked)
  expect(await Promise.race(flood)).toBe('refused')
  const other = ask(quiet, 999)
  await expect.poll(() => looked).toBe(asked + 1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(encoded).toHaveLength(1)
  gate.resolve()
  expect(await other).toMatchObject({ ok: true })
  expect(encoded.length).toBeLessThan(10)
  await Promise.all(flood)
})
