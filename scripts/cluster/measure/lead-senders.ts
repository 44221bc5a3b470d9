import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'node:http'

/** A lead for which a visitor was thanked. */
export interface ThankedLead {
  readonly id: string
  /** When the thanks came, milliseconds since the epoch. */
  readonly at: number
}

export interface LeadSenders {
  readonly thanked: readonly ThankedLead[]
  /** Sends no more and waits for the forms that are under way. */
  stop(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly location: string
  readonly body: string
}

/** Visitors who each open the enquiry form of a site, fill it in and send it; what fails is not sent again. */
export function startLeadSenders(port: number, host: string, senders: number): LeadSenders {
  const thanked: ThankedLead[] = []
  const stopped = new AbortController()
  let visitors = 0
  /** Each visitor comes from an address of its own, in a network of its own: both are limited. */
  const nextAddress = (): string => {
    visitors += 1
    return `127.${1 + ((visitors >> 8) & 127)}.${visitors & 255}.${1 + (visitors % 200)}`
  }
  async function sendOne(number: number): Promise<void> {
    const from = nextAddress()
    const form = await call(port, host, from, null)
    const submission = /name="submission" value="([^"]+)"/.exec(form.body)?.[1]
    if (submission === undefined) return
    const fields = {
      submission,
      name: 'Ann Bee',
      email: `visitor-${number}-${visitors}@bee.example`,
      phone: `04${String(10_000_000 + visitors).slice(0, 8)}`,
      message: `Is it still there? ${visitors}`,
    }
    const { status, location } = await call(port, host, from, new URLSearchParams(fields).toString())
    const id = location.split('lead=')[1]
    if (status === 303 && id !== undefined && id !== '') thanked.push({ id, at: Date.now() })
  }
  async function run(number: number): Promise<void> {
    while (!stopped.signal.aborted) {
      // A sender whose form failed goes on with the next one, as another visitor.
      await sendOne(number).catch(() => undefined)
      await sleep(200)
    }
  }
  const running = Promise.all(Array.from({ length: senders }, (_, number) => run(number)))
  return {
    thanked,
    async stop() {
      stopped.abort()
      await running
    },
  }
}

function call(port: number, host: string, localAddress: string, body: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      ...(body === null
        ? {}
        : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
    }
    const method = body === null ? 'GET' : 'POST'
    const asked = request(
      { port, host: '127.0.0.1', localAddress, path: '/enquire', method, headers, agent: false, timeout: 15_000 },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? '',
            body: Buffer.concat(parts).toString(),
          }),
        )
        response.once('error', reject)
      },
    )
    asked.once('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.once('error', reject)
    asked.end(body ?? undefined)
  })
}
