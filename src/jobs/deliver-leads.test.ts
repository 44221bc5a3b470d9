import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { behaviours, createWorld } from './deliver-leads.testkit.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let directory = ''
let database: Database

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-delivery-'))
  database = await openDatabase({ url: null, directory })
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.kysely.deleteFrom('lead_outbox').execute()
})

describe('delivery of leads', () => {
  test('LEAD-12 crashes, failures and slow answers in any order: every lead arrives, in order per person', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            person: fc.constantFrom('ann', 'bo', 'cy'),
            channels: fc.constantFrom(['email:x'], ['email:x', 'webhook:y'], ['webhook:y']),
            afterMs: fc.nat(2 * hour),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.array(fc.constantFrom(...behaviours), { maxLength: 30 }),
        fc.integer({ min: 1, max: 3 }),
        async (leads, script, nodeCount) => {
          await database.kysely.deleteFrom('lead_outbox').execute()
          const left = [...script]
          const world = createWorld(database, () => left.shift() ?? 'accept')
          for (let node = 0; node < nodeCount; node += 1) world.startNode()
          const sent: { readonly id: string; readonly person: string; readonly channels: readonly string[] }[] = []
          for (const { person, channels, afterMs } of leads) {
            await world.pass(afterMs)
            sent.push({ id: await world.save(person, channels), person, channels })
          }
          await world.passUntilSettled(3 * day)
          // Deduplicated by id and channel: what a receiver keeps, in the order in which it got it.
          const kept = new Map(world.received.toReversed().map((one) => [`${one.channel} ${one.leadId}`, one.at]))
          expect([...kept.keys()].toSorted()).toEqual(
            sent.flatMap(({ id, channels }) => channels.map((channel) => `${channel} ${id}`)).toSorted(),
          )
          for (const person of ['ann', 'bo', 'cy'])
            for (const channel of ['email:x', 'webhook:y']) {
              const times = sent
                .filter((lead) => lead.person === person && lead.channels.includes(channel))
                .map(({ id }) => kept.get(`${channel} ${id}`) ?? Number.NaN)
              expect(times).toEqual(times.toSorted((a, b) => a - b))
            }
          expect(await world.figures()).toMatchObject({ waiting: 0, failed: 0 })
        },
      ),
      { numRuns: 60 },
    )
  }, 120_000)

  test('LEAD-12 a receiver that is down for three days gets every lead once, in order per person', async () => {
    const back = testEpoch + 3 * day
    const world = createWorld(database, (now) => (now < back ? 'refuse' : 'accept'))
    world.startNode()
    const sent: string[] = []
    for (let index = 0; index < 24; index += 1) {
      sent.push(await world.save(`person${index % 4}`, ['email:down']))
      await world.pass(3 * hour)
    }
    expect(world.received).toEqual([])
    // The next try of each is at most an hour away, and the six leads of a person go one after the other.
    await world.passUntilSettled(8 * hour)
    const order = world.received.map(({ leadId }) => leadId)
    expect(order.toSorted()).toEqual(sent.toSorted())
    for (let person = 0; person < 4; person += 1) {
      const own = sent.filter((_, index) => index % 4 === person)
      expect(order.filter((id) => own.includes(id))).toEqual(own)
    }
  }, 60_000)

  test('LEAD-12 a receiver that never comes back: given up after four days, and told', async () => {
    const world = createWorld(database, () => 'refuse', hour)
    world.startNode()
    await world.save('ann', ['email:gone'])
    await world.pass(4 * day - minute)
    expect(await world.figures()).toMatchObject({ waiting: 1, failed: 0 })
    await world.pass(2 * hour)
    expect(await world.figures()).toMatchObject({ waiting: 0, failed: 1 })
    const last = world.log.at(-1)
    expect(last?.message).toBe('lead not delivered; given up')
    expect(last?.fields).toMatchObject({
      channel: 'email',
      reason: expect.stringMatching(/^given up after \d+ tries: 451 later$/),
    })
    expect(JSON.stringify(world.log)).not.toMatch(/ann@|email:gone/)
  }, 60_000)

  test('LEAD-12 a receiver that never answers holds up no other one', async () => {
    const world = createWorld(database, (_now, channel) => (channel === 'email:quick' ? 'accept' : 'never answer'))
    world.startNode()
    for (let index = 0; index < 40; index += 1) await world.save(`p${index}`, [`email:mute${index % 3}`])
    for (let index = 0; index < 8; index += 1) await world.save(`q${index}`, ['email:quick'])
    await world.pass(2_000)
    expect(world.received).toHaveLength(8)
  })

  test('LEAD-12 a try without an answer is broken off after a minute, and leaves its place to the next', async () => {
    let tries = 0
    const world = createWorld(database, () => {
      tries += 1
      return tries <= 8 ? 'never answer' : 'accept'
    })
    world.startNode()
    await world.save('ann', ['email:mute'])
    await world.pass(61_000)
    expect(world.log.map(({ fields }) => fields)).toMatchObject([{ reason: 'no answer within 60 seconds', attempt: 1 }])
    await world.passUntilSettled(day)
    expect(world.received).toHaveLength(1)
  })

  test('LEAD-12 a lead is tried at once after it was stored, and another node polls for it', async () => {
    const world = createWorld(database, () => 'accept', 1_000)
    world.startNode()
    await world.pass(5_000)
    await world.save('ann', ['sandbox'])
    await world.settleDown()
    expect(world.received).toHaveLength(1)
    const repository = createLeadRepository(database)
    await repository.save({ siteId: 'yard', now: world.time.now }, buildNewLead(crypto.randomUUID()))
    await world.settleDown()
    expect(world.received).toHaveLength(1)
    await world.pass(1_500)
    expect(world.received).toHaveLength(2)
  })

  test('LEAD-12 stopping lets a try end, breaks off one that does not, and leaves it due', async () => {
    let tries = 0
    const world = createWorld(database, () => {
      tries += 1
      return tries === 1 ? 'never answer' : 'accept'
    })
    world.startNode()
    const [node] = world.nodes()
    await world.pass(1_000)
    await world.save('ann', ['email:x'])
    await world.settleDown()
    let isStopped = false
    const stopping = node?.delivery.stop().then(() => (isStopped = true))
    await world.pass(4_900)
    expect(isStopped).toBe(false)
    await world.pass(200)
    await stopping
    // Nothing is taken any more, and the next node has it at once.
    await world.save('bo', ['email:x'])
    await world.pass(minute)
    expect(world.received).toEqual([])
    world.startNode()
    await world.pass(1_000)
    expect(world.received).toHaveLength(2)
  })
})
