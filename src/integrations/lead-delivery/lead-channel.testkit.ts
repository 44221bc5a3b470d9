import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildHostileNotice, buildTestNotice, hostileTexts } from './lead-notice.testkit.ts'
import type { LeadChannel } from './lead-notice.ts'

/** One delivery as the receiver has it: its id, and all its text decoded. */
export interface Received {
  readonly id: string
  readonly text: string
}

/** A channel with a receiver that the test can look into. */
export interface ChannelBench {
  readonly channel: LeadChannel
  readonly receiver: string
  readonly otherReceiver: string
  readonly received: () => Promise<readonly Received[]>
  /** From now on nothing gets through. */
  readonly breakDown: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Controls but tab and line breaks, direction marks, and what is no character: nothing of it may arrive. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/

/** What every channel must do. */
export function testLeadChannel(open: () => Promise<ChannelBench>): void {
  let bench: ChannelBench
  const never = new AbortController().signal
  beforeEach(async () => {
    bench = await open()
  })
  afterEach(() => bench.close())

  test('LEAD-12 a lead arrives once, with a receipt', async () => {
    const notice = buildTestNotice()
    const outcome = await bench.channel.deliver(notice, bench.receiver, never)
    expect(outcome).toEqual({ kind: 'delivered', detail: expect.stringMatching(/^.{3,200}$/) })
    const received = await bench.received()
    expect(received).toHaveLength(1)
    for (const part of ['Ana', 'Ngũgĩ', 'ana@example.com', notice.id, 'Is it still there?'])
      expect(received[0]?.text).toContain(part)
  })

  test('LEAD-12 a repeat has the id of the first; another lead or receiver has one of its own', async () => {
    const { channel, receiver, otherReceiver } = bench
    const other = buildTestNotice({ id: '0a1b2c3d-0000-4000-8000-000000000002' })
    await channel.deliver(buildTestNotice(), receiver, never)
    const [first] = await bench.received()
    await channel.deliver(buildTestNotice(), receiver, never)
    const repeated = await bench.received()
    expect(new Set(repeated.map(({ id }) => id))).toEqual(new Set([first?.id]))
    await channel.deliver(other, receiver, never)
    await channel.deliver(buildTestNotice(), otherReceiver, never)
    const all = await bench.received()
    expect(new Set(all.map(({ id }) => id)).size).toBe(3)
    for (const { id } of all) expect(id).toMatch(/^[\w-]{20,80}$/)
  })

  test.each(hostileTexts)('LEAD-12 %s arrives as text and becomes nothing else', async (_what, text) => {
    const outcome = await bench.channel.deliver(buildHostileNotice(text), bench.receiver, never)
    expect(outcome.kind).toBe('delivered')
    const received = await bench.received()
    expect(received).toHaveLength(1)
    expect(received[0]?.text).not.toMatch(unwanted)
  })

  test('LEAD-12 a message of a megabyte arrives whole and in linear time', async () => {
    const message = `${'<adf>&]]> 🚗\n'.repeat(80_000)}the very end`
    const began = performance.now()
    const outcome = await bench.channel.deliver(buildTestNotice({ message, form: { message } }), bench.receiver, never)
    expect(outcome.kind).toBe('delivered')
    expect((await bench.received())[0]?.text).toContain('the very end')
    // A quadratic step over a million characters takes minutes.
    expect(performance.now() - began).toBeLessThan(25_000)
  })

  test('LEAD-12 a receiver that is gone, and a call that is ended, are tried again', async () => {
    const ended = await bench.channel.deliver(buildTestNotice(), bench.receiver, AbortSignal.abort())
    expect(ended.kind).toBe('retry')
    await bench.breakDown()
    const gone = await bench.channel.deliver(buildTestNotice(), bench.receiver, never)
    expect(gone).toEqual({ kind: 'retry', reason: expect.stringMatching(/^.{10,200}$/) })
    for (const outcome of [ended, gone]) expect(JSON.stringify(outcome)).not.toMatch(/ana@|Ng/)
  })
}
