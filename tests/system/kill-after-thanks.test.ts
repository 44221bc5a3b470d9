import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { Enquirers, LeadReceiver, type Enquiry } from '#tests/fixtures/enquiries.ts'
import { startLeadNode, type LeadNode } from '#tests/fixtures/lead-node-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'

const site = 'thankful'
const now = (): number => Date.now()
const senders = 8
/** How often a server is killed; FORECOURT_KILLS=200 for the full run. */
const kills = Number(process.env['FORECOURT_KILLS'] ?? 2)

describeOnEachDatabase('a server that is killed while leads come in', (store) => {
  const receiver = new LeadReceiver()
  let address = ''
  let node: LeadNode | null = null

  beforeAll(async () => {
    address = await receiver.open()
    await storeSite(store.database, { siteId: site, now }, { leads: { minimum_seconds: 0, hourly_limit: 1000 } })
  })
  afterAll(async () => {
    await node?.kill()
    receiver.close()
  })

  const enquirers = new Enquirers(site)

  test(
    `LEAD-12 LEAD-13 ${kills} kills: every lead that it thanked for exists once and is delivered`,
    async () => {
      /** By message. An enquiry that broke off is sent again, as a visitor does. */
      const thanked = new Map<string, string>()
      const brokenOff: Enquiry[] = []
      for (let kill = 1; kill <= kills; kill += 1) {
        node = await startLeadNode(store.address, { receiver: address, variables: { TRUST_PROXY: '1' } })
        const { port } = node
        const enough = thanked.size + 3 + (kill % 10)
        let isKilled = false
        await Promise.all(
          Array.from({ length: senders }, async (_, sender) => {
            for (let number = 1; !isKilled; number += 1) {
              let enquiry = brokenOff.pop()
              try {
                enquiry ??= await enquirers.open(port, `kill ${kill} sender ${sender} number ${number}`)
                thanked.set(enquiry.message, await enquirers.send(port, enquiry))
              } catch (error) {
                if (!isKilled) throw error
                if (enquiry !== undefined) brokenOff.push(enquiry)
                return
              }
              if (thanked.size >= enough && !isKilled) {
                isKilled = true
                await node?.kill()
              }
            }
          }),
        )
      }

      node = await startLeadNode(store.address, { receiver: address, variables: { TRUST_PROXY: '1' } })
      for (const enquiry of brokenOff) thanked.set(enquiry.message, await enquirers.send(node.port, enquiry))
      const ctx = { siteId: site, now }
      const outbox = createLeadOutbox(store.database)
      // The leases of the killed nodes would run out by themselves; the test does not wait for that.
      await store.database.kysely
        .updateTable('lead_outbox')
        .set({ next_at: now() })
        .where('state', '=', 'waiting')
        .execute()
      while ((await outbox.readFigures({ system: true, now })).waiting > 0) await sleep(50)

      const stored = await createLeadDesk(store.database).search(ctx, {}, 1_000_000)
      const messages = stored.map(({ lead }) => String(lead.form['message']))
      expect(messages.toSorted()).toEqual([...thanked.keys()].toSorted())
      expect(stored.map(({ lead }) => lead.id).toSorted()).toEqual([...thanked.values()].toSorted())
      expect([...receiver.kept.values()].toSorted()).toEqual(messages.toSorted())
      expect([...receiver.kept.keys()].toSorted()).toEqual([...thanked.values()].toSorted())
      process.stdout.write(
        `  ${store.dialect}: ${kills} kills, ${thanked.size} leads thanked for, ` +
          `${receiver.calls - receiver.kept.size} deliveries repeated\n`,
      )
    },
    60_000 + kills * 10_000,
  )
})
