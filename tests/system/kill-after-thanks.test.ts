import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { ask, projectRoot } from '#tests/fixtures/server-process.ts'

const site = 'thankful'
const now = (): number => Date.now()
const senders = 24

describeOnEachDatabase('a server that is killed right after it thanked', (store) => {
  let server: ChildProcess | null = null

  beforeAll(async () => {
    const document = {
      slug: site,
      template: 'classic',
      name: 'Thankful Cars',
      leads: { minimum_seconds: 0, hourly_limit: 1000 },
      dealerships: [
        {
          id: 'main',
          slug: 'main',
          name: 'Main',
          locations: [{ id: 'main', name: 'Main', slug: 'main', primary: true, address: { state: 'WA' } }],
        },
      ],
    }
    await createSiteRepository(store.database).applyAll({ system: true, now }, [
      { slug: site, document, sourceText: '' },
    ])
  })
  afterEach(() => {
    server?.kill('SIGKILL')
  })

  async function start(): Promise<{ readonly port: number; readonly kill: () => Promise<void> }> {
    const port = await findFreePort()
    const { url, directory } = store.address
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        FORECOURT_DATA: directory,
        DATABASE_URL: url ?? '',
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    })
    server = child
    const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
    for (const deadline = now() + 60_000; ; await sleep(50)) {
      if (
        await ask(port, 'localhost', '/readyz').then(
          ({ status }) => status === 200,
          () => false,
        )
      )
        break
      if (now() > deadline || child.exitCode !== null) throw new Error('the server did not start')
    }
    return {
      port,
      kill() {
        child.kill('SIGKILL')
        return gone
      },
    }
  }

  /** Sends one enquiry; the id of the lead that the visitor is thanked for, null where the connection broke off. */
  async function send(port: number, message: string): Promise<string | null> {
    const host = `${site}.localhost:${port}`
    const form = await ask(port, host, '/enquire')
    const submission = /name="submission" value="([^"]+)"/.exec(form.body)?.[1] ?? ''
    const body = new URLSearchParams({
      submission,
      name: 'Ann Bee',
      email: 'ann@bee.example',
      phone: '0400 123 456',
      message,
    }).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }
    const answer = await ask(port, host, '/enquire', { method: 'POST', headers, body }).catch(() => null)
    if (answer === null) return null
    expect(answer.status, answer.body.slice(0, 500)).toBe(303)
    return String(answer.headers['location']).split('lead=')[1] ?? ''
  }

  test.each([1, 2, 3])(
    'LEAD-12 kept every lead that it thanked for, each with what is to be delivered (kill %d)',
    async (kill) => {
      const { port, kill: killServer } = await start()
      const thanked: string[] = []
      const enough = 4 * kill
      await Promise.all(
        Array.from({ length: senders }, async (_, sender) => {
          const lead = await send(port, `kill ${kill}, sender ${sender}`).catch((error: unknown) => {
            // Those whose form was still being read when the server went.
            if (thanked.length < enough) throw error
            return null
          })
          if (lead === null) return
          thanked.push(lead)
          if (thanked.length === enough) await killServer()
        }),
      )
      expect(thanked.length).toBeGreaterThanOrEqual(enough)

      const database = await store.open()
      const leads = createLeadRepository(database)
      const ctx = { siteId: site, now }
      const waiting = new Set((await leads.listWaiting(ctx, 1_000)).map(({ leadId }) => leadId))
      for (const id of thanked) {
        expect((await leads.find(ctx, id))?.form).toMatchObject({
          name: 'Ann Bee',
          phone: '+61400123456',
          message: expect.stringMatching(/^kill \d, sender \d+$/),
        })
        expect(waiting.has(id)).toBe(true)
      }
      await database.close()
    },
  )
})
