import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import type { PaymentOrder, PaymentProcessor } from './payment-processor.ts'

export const sampleOrder: PaymentOrder = {
  id: '6f1e7a3e-8f0a-4b4e-9d55-0a8a2f5f0001',
  amount: dollars(200),
  description: 'Deposit for 2022 Toyota HiLux SR5',
  email: 'ana@example.com',
  capture: 'hold',
  returnUrl: 'https://dealer.example/reservations/1?key=k',
  cancelUrl: 'https://dealer.example/reservations/1?key=k',
  expiresAt: Date.UTC(2026, 10, 20, 1),
}

export interface ProcessorUnderTest {
  readonly processor: PaymentProcessor
  /** Pays an open payment as a visitor does on the processor's page. */
  readonly pay: (reference: string) => Promise<void>
  /** Number of payments that the processor has opened. */
  readonly countOpened: () => number
}

/** What every adapter must do. */
export function testPaymentProcessor(create: () => Promise<ProcessorUnderTest>): void {
  const open = async (order: PaymentOrder = sampleOrder) => {
    const under = await create()
    const opened = await under.processor.open(order)
    if (!opened.ok) throw new Error(JSON.stringify(opened.error))
    return { ...under, ...opened.value }
  }
  const is = (status: string) => ({ ok: true, value: status })

  test('BUY-03 an order that is opened again, after a crash, opens the same payment', async () => {
    const { processor, reference, url, countOpened } = await open()
    expect(await processor.open(sampleOrder)).toEqual({ ok: true, value: { reference, url } })
    expect(countOpened()).toBe(1)
    expect(await processor.find(reference)).toEqual(is('open'))
  })

  test('BUY-03 a deposit is authorised, kept on hold, and taken only when it is captured', async () => {
    const { processor, reference, pay } = await open()
    await pay(reference)
    expect(await processor.find(reference)).toEqual(is('authorised'))
    expect(await processor.capture(reference)).toEqual(is('captured'))
    expect(await processor.capture(reference)).toEqual(is('captured'))
  })

  test('BUY-03 an amount that is taken at once needs no capture', async () => {
    const { processor, reference, pay } = await open({ ...sampleOrder, capture: 'take' })
    await pay(reference)
    expect(await processor.find(reference)).toEqual(is('captured'))
  })

  test.each(['authorised', 'captured'] as const)('BUY-03 a deposit that is %s is given back, once', async (state) => {
    const { processor, reference, pay } = await open()
    await pay(reference)
    if (state === 'captured') await processor.capture(reference)
    expect(await processor.find(reference)).toEqual(is(state))
    expect(await processor.giveBack(reference)).toEqual(is('returned'))
    expect(await processor.giveBack(reference)).toEqual(is('returned'))
    expect(await processor.capture(reference)).toEqual(is('returned'))
    expect(await processor.find(reference)).toEqual(is('returned'))
  })

  test('BUY-03 a closed page takes no payment, and a payment that was faster is told', async () => {
    const { processor, reference, pay } = await open()
    expect(await processor.close(reference)).toEqual(is('closed'))
    await pay(reference)
    expect(await processor.find(reference)).toEqual(is('closed'))
    expect(await processor.giveBack(reference)).toEqual(is('closed'))
    const other = await open({ ...sampleOrder, id: '6f1e7a3e-8f0a-4b4e-9d55-0a8a2f5f0002' })
    await other.pay(other.reference)
    expect(await other.processor.close(other.reference)).toEqual(is('authorised'))
  })

  test('BUY-03 an unknown payment is refused, and so is a call without a signature', async () => {
    const { processor } = await create()
    for (const ask of [processor.find, processor.close, processor.capture, processor.giveBack])
      expect(await ask('nobody')).toMatchObject({ ok: false, error: { kind: 'refused' } })
    expect(await processor.readEvent('{}', null)).toBeNull()
    expect(await processor.readEvent('{}', 't=1,v1=00')).toBeNull()
  })
}
