import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { formatSubmissionToken } from '#features/parts/lead-form/submission-token.ts'
import { leadNodeSecret } from '#tests/fixtures/lead-node-secret.ts'

/** Visitors who send enquiries, in a process of their own: so many a second at fixed times, answered or not. */
export interface LeadLoadOrder {
  readonly port: number
  readonly host: string
  /** Enquiries in a second. */
  readonly rate: number
  readonly seconds: number
}

export interface LeadLoad {
  /** From the moment at which each enquiry should have been sent, so that a late sender hides nothing. */
  readonly ms: readonly number[]
  /** Ids of the leads that were thanked for. */
  readonly thanked: readonly string[]
  /** Statuses of all other answers; 0: none came. */
  readonly refused: readonly number[]
}

const order = JSON.parse(process.argv[2] ?? '') as LeadLoadOrder
const agent = new Agent({ keepAlive: true, maxSockets: 512 })

interface Answer {
  readonly status: number
  readonly location: string
  readonly body: string
}

function ask(address: string, body: string): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = {
      host: order.host,
      // One visitor may send only so many: each of these is another.
      'x-forwarded-for': address,
      'x-forwarded-proto': 'http',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }
    const asked = request(
      { agent, port: order.port, host: '127.0.0.1', path: '/enquire', method: 'POST', headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body: text }),
        )
      },
    )
    asked.once('error', () => resolve({ status: 0, location: '', body: '' }))
    asked.end(body)
  })
}

/** The token of a form that was opened a minute ago: each visitor has one, and many from one form would be held. */
const scope = { site: order.host.split('.', 1)[0] ?? '', form: 'enquiry' }
const buildToken = (): string => formatSubmissionToken(Date.now() - 60_000, randomUUID(), scope, leadNodeSecret)

const ms: number[] = []
const thanked: string[] = []
const refused: number[] = []

async function send(index: number, dueAt: number): Promise<void> {
  const body = new URLSearchParams({
    submission: buildToken(),
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    phone: `04${String(10_000_000 + index)}`,
    message: `Enquiry number ${index}: is it still available, and could I see it on Saturday morning?`,
  }).toString()
  const answer = await ask(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, body)
  ms.push(performance.now() - dueAt)
  const id = answer.location.split('lead=')[1]
  if (answer.status === 303 && id !== undefined) thanked.push(id)
  else refused.push(answer.status)
}

const began = performance.now() + 200
const sent: Promise<void>[] = []
for (let index = 0; index < order.rate * order.seconds; index += 1) {
  const dueAt = began + (index * 1000) / order.rate
  const wait = dueAt - performance.now()
  if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
  sent.push(send(index, dueAt))
}
await Promise.all(sent)
agent.destroy()
process.stdout.write(JSON.stringify({ ms, thanked, refused } satisfies LeadLoad))
