import { hash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { startLeadNode, type LeadNode } from '#tests/fixtures/lead-node-process.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'

const site = 'thankful'
const now = (): number => Date.now()
const senders = 8
/** How often a server is killed; FORECOURT_KILLS=200 for the full run. */
const kills = Number(process.env['FORECOURT_KILLS'] ?? 2)

/** Accepts leads and deduplicates them by id, as receivers are told to. Every third answer is late. */
class Receiver {
  readonly kept = new Map<string, string>()
  calls = 0
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const lead = JSON.parse(Buffer.concat(parts).toString()) as { id: string; message: string }
        this.calls += 1
        this.kept.set(lead.id, lead.message)
        setTimeout(() => response.end(), this.calls % 3 === 0 ? 30 : 0)
      })
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** One visitor's form: the same rendering is sent again until it is thanked for. */
interface Enquiry {
  readonly message: string
  readonly submission: string
}

describeOnEachDatabase('a server that is killed while leads come in', (store) => {
  const receiver = new Receiver()
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

  const host = (port: number): string => `${site}.localhost:${port}`
  let visitors = 0
  /** Every enquiry comes from an address of its own, because one address may send only so many. */
  const nextVisitor = (): string => {
    visitors += 1
    return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  }

  async function open(port: number, message: string): Promise<Enquiry> {
    const form = await ask(port, host(port), '/enquire', { headers: { 'x-forwarded-for': nextVisitor() } })
    const submission = /name="submission" value="([^"]+)"/.exec(form.body)?.[1]
    if (submission === undefined) throw new Error(`no form: status ${form.status}`)
    return { message, submission }
  }

  /** The id of the lead that the visitor is thanked for. */
  async function send(port: number, { message, submission }: Enquiry): Promise<string> {
    const phone = 1 + (hash('sha256', message, 'buffer').readUInt32BE() % 99_999_999)
    const body = new URLSearchParams({
      submission,
      name: 'Ann Bee',
      email: `${message.replaceAll(' ', '-')}@bee.example`,
      phone: `04${String(phone).padStart(8, '0')}`,
      message,
    }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      'x-forwarded-for': nextVisitor(),
      'x-forwarded-proto': 'http',
    }
    const answer = await ask(port, host(port), '/enquire', { method: 'POST', headers, body })
    expect(answer.status, answer.body.slice(0, 500)).toBe(303)
    return String(answer.headers['location']).split('lead=')[1] ?? ''
  }

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
                enquiry ??= await open(port, `kill ${kill} sender ${sender} number ${number}`)
                thanked.set(enquiry.message, await send(port, enquiry))
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
      for (const enquiry of brokenOff) thanked.set(enquiry.message, await send(node.port, enquiry))
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
