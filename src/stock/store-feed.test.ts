import { expect, test } from 'vitest'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { mostCharactersTogether, mostTogether } from '#data/stock/store-together.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { Spool } from './spool.ts'
import { storeFeed, type ImportCounts } from './store-feed.ts'

const vehicles = 250

/** The writes that store a feed whose every vehicle is a change, with a document of `charactersEach` characters. */
async function listWrites(charactersEach: number, gone: readonly string[] = []): Promise<readonly string[]> {
  const writes: string[] = []
  const stock = {
    listDifferent: (_ctx: unknown, batch: { readonly vehicles: readonly IncomingVehicle[] }) =>
      Promise.resolve({ vehicles: batch.vehicles, characters: batch.vehicles.length * charactersEach }),
    storeTogether: (_ctx: unknown, changes: { readonly vehicles: readonly IncomingVehicle[] }) => {
      writes.push(`together ${changes.vehicles.length}`)
      return Promise.resolve({ outcomes: changes.vehicles.map(() => 'changed'), sold: gone.length })
    },
    upsertBatch: (_ctx: unknown, batch: { readonly vehicles: readonly IncomingVehicle[] }) => {
      writes.push(`batch ${batch.vehicles.length}`)
      return Promise.resolve(batch.vehicles.map(() => 'changed'))
    },
    markSold: (_ctx: unknown, { ids }: { readonly ids: readonly string[] }) => {
      writes.push(`sold ${ids.length}`)
      return Promise.resolve(ids.length)
    },
  } as unknown as StockRepository
  const spool = await Spool.create<IncomingVehicle>()
  const counts: ImportCounts = { added: 0, changed: 0, returned: 0, unchanged: 0, sold: 0 }
  try {
    for (let at = 0; at < vehicles; at += 1) await spool.add({ stocknum: `A${at}` } as IncomingVehicle)
    const ctx = { siteId: 'test-site', now: () => 0 }
    const options = { ctx, stock, feed: 'f', importId: 'i', spool, gone, onProgress: undefined, signal: undefined }
    await storeFeed(options, counts)
  } finally {
    await spool.remove()
  }
  expect([counts.changed, counts.sold]).toEqual([vehicles, gone.length])
  return writes
}

test('STOCK-03 an import whose changes one transaction takes writes once, sales included', async () => {
  expect(await listWrites(1, ['gone'])).toEqual(['together 250'])
  expect(await listWrites(mostCharactersTogether / vehicles)).toEqual(['together 250'])
})

test('STOCK-03 too many changes, or characters of them, are stored in batches, the sales last', async () => {
  const inBatches = ['batch 100', 'batch 100', 'batch 50']
  expect(await listWrites(mostCharactersTogether / vehicles + 1)).toEqual(inBatches)
  const gone = Array.from({ length: mostTogether - vehicles + 1 }, (_, at) => `G${at}`)
  const writes = await listWrites(1, gone)
  expect(writes.slice(0, 4)).toEqual([...inBatches, 'sold 100'])
  expect(writes.filter((write) => write.startsWith('together'))).toEqual([])
})
