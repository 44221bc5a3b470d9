import type { SandboxPayment, SandboxPaymentStore } from './sandbox-processor.ts'

/** Keeps the sandbox's payments in memory. */
export function createMemorySandboxStore(): SandboxPaymentStore & { readonly size: number } {
  const payments = new Map<string, SandboxPayment>()
  return {
    get size() {
      return payments.size
    },
    create(payment) {
      if (!payments.has(payment.reference)) payments.set(payment.reference, payment)
      return Promise.resolve()
    },
    find: (reference) => Promise.resolve(payments.get(reference) ?? null),
    move(reference, from, to) {
      const payment = payments.get(reference)
      if (payment === undefined) return Promise.resolve(null)
      const state = from.includes(payment.state) ? to : payment.state
      payments.set(reference, { ...payment, state })
      return Promise.resolve(state)
    },
  }
}
