import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { formatSubmissionToken } from '#features/parts/lead-form/submission-token.ts'
import { leadNodeSecret } from '#tests/fixtures/lead-node-secret.ts'

/** Visitors who send enquiries from a process of their own, at a fixed rate even while earlier ones are unanswered. */
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
const mostConnections = 512

interface Answer {
  readonly status: number
  readonly location: string
}

/**
 * A connection that sends one request at a time as it was built beforehand and reads of the answer what is counted. The
 * client of node:http takes more processor time for a request than the server, and both share the machine.
 */
interface Connection {
  send(message: Buffer): Promise<Answer>
}

function openConnection(onFree: () => void): Connection {
  let settle: ((answer: Answer) => void) | null = null
  let received = ''
  const end = (answer: Answer): void => {
    const settled = settle
    settle = null
    received = ''
    settled?.(answer)
    onFree()
  }
  const open = (): Socket => {
    const opened = connect({ port: order.port, host: '127.0.0.1', noDelay: true })
    opened.setEncoding('latin1')
    opened.on('data', (part: string) => {
      received += part
      const headEnd = received.indexOf('\r\n\r\n')
      if (headEnd === -1) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0)
      if (received.length < headEnd + 4 + length) return
      end({
        status: Number(received.slice(9, 12)),
        location: /\r\nlocation: ([^\r]+)/i.exec(received)?.[1] ?? '',
      })
    })
    opened.on('error', () => {})
    opened.on('close', () => {
      socket = null
      if (settle !== null) end({ status: 0, location: '' })
    })
    return opened
  }
  let socket: Socket | null = null
  return {
    send(message) {
      socket ??= open()
      const used = socket
      return new Promise((resolve) => {
        settle = resolve
        used.write(message)
      })
    },
  }
}

/** The token of a form that was opened a minute ago: each visitor has one, and many from one form would be held. */
const scope = { site: order.host.split('.', 1)[0] ?? '', form: 'enquiry' }
const buildToken = (): string => formatSubmissionToken(Date.now() - 60_000, randomUUID(), scope, leadNodeSecret)

function buildMessage(index: number): Buffer {
  const body = new URLSearchParams({
    submission: buildToken(),
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    phone: `04${String(10_000_000 + index)}`,
    message: `Enquiry number ${index}: is it still available, and could I see it on Saturday morning?`,
  }).toString()
  const head = [
    'POST /enquire HTTP/1.1',
    `host: ${order.host}`,
    // One visitor may send only so many: each of these is another.
    `x-forwarded-for: 10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    'x-forwarded-proto: http',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const ms: number[] = []
const thanked: string[] = []
const refused: number[] = []
/** Connections without a request under way; the newest first, so that few are used when the server is quick. */
const free: Connection[] = []
const waiting: (() => void)[] = []
let opened = 0

async function takeConnection(): Promise<Connection> {
  for (;;) {
    const found = free.pop()
    if (found !== undefined) return found
    if (opened < mostConnections) {
      opened += 1
      const connection: Connection = openConnection(() => {
        free.push(connection)
        waiting.shift()?.()
      })
      return connection
    }
    await new Promise<void>((resolve) => void waiting.push(resolve))
  }
}

async function send(message: Buffer, dueAt: number): Promise<void> {
  const connection = await takeConnection()
  const answer = await connection.send(message)
  ms.push(performance.now() - dueAt)
  const id = answer.location.split('lead=')[1]
  if (answer.status === 303 && id !== undefined) thanked.push(id)
  else refused.push(answer.status)
}

const messages = Array.from({ length: order.rate * order.seconds }, (_, index) => buildMessage(index))
const began = performance.now() + 200
const sent: Promise<void>[] = []
for (const [index, message] of messages.entries()) {
  const dueAt = began + (index * 1000) / order.rate
  const wait = dueAt - performance.now()
  if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
  sent.push(send(message, dueAt))
}
await Promise.all(sent)
process.stdout.write(JSON.stringify({ ms, thanked, refused } satisfies LeadLoad), () => process.exit(0))
