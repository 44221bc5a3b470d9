import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { resolveStoreFile } from '#data/backup/sqlite-backup.ts'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import { openDatabase } from '#data/open-database.ts'
import { createScratchDatabase } from '#tests/fixtures/databases.ts'
import { Enquirers, LeadReceiver, type Enquiry } from '#tests/fixtures/enquiries.ts'
import { readEveryTable } from '#tests/fixtures/every-table.ts'
import { startLeadNode, type LeadNode } from '#tests/fixtures/lead-node-process.ts'
import { runForecourt } from '#tests/fixtures/server-process.ts'
import { startStoreMove } from '#tests/fixtures/store-move.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'

const site = 'moving'
const now = (): number => Date.now()
const fewest = 6

/** Stock of a generation: its price, vehicles that came with it, and others that are gone. */
function feed(generation: number): string {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `M${generation * 3 + index},Toyota,HiLux,2022,used,in_stock,${20_000 + generation},1000`,
  )
  return ['stocknum,make,model,year,car_type,status,price,km', ...lines].join('\n')
}

describe.skipIf(inject('postgresUrls') === null)('a store that is moved while its server runs', () => {
  const receiver = new LeadReceiver()
  const enquirers = new Enquirers(site)
  let directory = ''
  let node: LeadNode | null = null

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'forecourt-moving-'))
    const store = await openDatabase({ url: null, directory })
    await storeSite(store, { siteId: site, now }, { leads: { minimum_seconds: 0, hourly_limit: 1000 } })
    await store.close()
    await importStock(0)
  })
  afterAll(async () => {
    await node?.kill()
    receiver.close()
    await rm(directory, { recursive: true, force: true })
  })

  async function importStock(generation: number): Promise<void> {
    const file = join(directory, `stock-${generation}.csv`)
    await writeFile(file, feed(generation))
    const imported = await runForecourt(['stock', 'import', site, file], { directory })
    expect(imported.status, imported.output).toBe(0)
  }

  test('LEAD-12 STOCK-06 every lead that was thanked for is there once, and the stock is the same', async () => {
    const url = await createScratchDatabase()
    const address = await receiver.open()
    const options = { receiver: address, variables: { TRUST_PROXY: '1' } }
    const first = await startLeadNode({ url: null, directory }, options)
    node = first
    const thanked = new Map<string, string>()
    const brokenOff: Enquiry[] = []
    let isStopping = false

    /** Sends leads until `until` resolves, and some in any case. */
    async function sendWhile(phase: string, until: Promise<unknown>): Promise<void> {
      const given = { over: false }
      const over = until.finally(() => {
        given.over = true
      })
      for (let number = 1; !given.over || number <= fewest; number += 1) {
        const enquiry = await enquirers.open(first.port, `${phase} number ${number}`)
        thanked.set(enquiry.message, await enquirers.send(first.port, enquiry))
      }
      await over
    }

    const preparing = startStoreMove(directory, url, '--prepare')
    await Promise.all([sendWhile('prepare', preparing.ended), importStock(1)])
    expect(await preparing.ended, preparing.output()).toBe(0)
    await Promise.all([sendWhile('between', Promise.resolve()), importStock(2)])

    const finishing = startStoreMove(directory, url, '--finish')
    await sendWhile('finish', finishing.said('STOP THE SERVERS NOW'))
    // Visitors send forms while the server stops: each is thanked for, or breaks off and is sent again later.
    const opened = await Promise.all(
      Array.from({ length: fewest }, (_, number) => enquirers.open(first.port, `last ${number}`)),
    )
    const sendings = opened.map(async (enquiry) => {
      try {
        thanked.set(enquiry.message, await enquirers.send(first.port, enquiry))
      } catch (error) {
        if (!isStopping) throw error
        brokenOff.push(enquiry)
      }
    })
    isStopping = true
    await Promise.all([first.stop(), ...sendings])
    expect(await finishing.ended, finishing.output()).toBe(0)
    const kept = /kept as (\S+);/.exec(finishing.output())?.[1] ?? ''
    const before = await readKept(kept)

    const second = await startLeadNode({ url, directory }, options)
    node = second
    for (const enquiry of brokenOff) thanked.set(enquiry.message, await enquirers.send(second.port, enquiry))
    // A form that was thanked for already is sent once more, as by a visitor who goes back.
    const again = opened.find(({ message }) => !brokenOff.some((enquiry) => enquiry.message === message))
    if (again !== undefined) expect(await enquirers.send(second.port, again)).toBe(thanked.get(again.message))

    const target = await openDatabase({ url, directory })
    const outbox = createLeadOutbox(target)
    while ((await outbox.readFigures({ system: true, now })).waiting > 0) await sleep(50)
    const stored = await createLeadDesk(target).search({ siteId: site, now }, {}, 1_000_000)
    const after = await readEveryTable(target)
    await target.close()
    expect(stored.map(({ lead }) => String(lead.form['message'])).toSorted()).toEqual([...thanked.keys()].toSorted())
    expect(stored.map(({ lead }) => lead.id).toSorted()).toEqual([...thanked.values()].toSorted())
    expect([...receiver.kept.values()].toSorted()).toEqual([...thanked.keys()].toSorted())
    // What had been delivered before the move was not delivered again: its rows were not touched.
    const delivered = before.get('lead_outbox')?.filter((row) => row.includes('"delivered"')) ?? []
    expect(delivered.length).toBeGreaterThan(0)
    expect(after.get('lead_outbox')).toEqual(expect.arrayContaining(delivered))
    for (const table of ['vehicle', 'price_change', 'import_run', 'feed_baseline', 'site_version'])
      expect(after.get(table), table).toEqual(before.get(table))
    expect(after.get('vehicle')?.length).toBeGreaterThan(60)
  })

  async function readKept(kept: string): Promise<ReadonlyMap<string, readonly string[]>> {
    const place = join(directory, 'kept')
    await mkdir(place)
    await copyFile(kept, resolveStoreFile(place))
    const store = await openDatabase({ url: null, directory: place })
    try {
      return await readEveryTable(store)
    } finally {
      await store.close()
    }
  }
})
