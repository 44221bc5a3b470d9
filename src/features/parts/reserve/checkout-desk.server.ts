import type { CheckoutDrafts } from '#data/holds/checkout-drafts.ts'
import type { HoldReader } from '#data/holds/hold-reader.ts'
import type { HoldWriter } from '#data/holds/hold-writer.ts'
import type { PaymentRepository } from '#data/payments/payment-repository.ts'
import type { PaymentProcessor } from '#integrations/payments/payment-processor.ts'
import type { SandboxPaymentStore } from '#integrations/payments/sandbox-processor.ts'
import type { OnlinePayments } from '#jobs/online-payments.ts'
import type { Reservations } from '#jobs/reservations.ts'

/** What the pages of reserving and buying use; made by the server for the site of a request. */
export interface CheckoutDesk {
  /** The network that the request came from; null where its address says nothing of the visitor. */
  readonly network: string | null
  readonly holds: HoldReader & HoldWriter
  readonly reservations: Reservations
  readonly drafts: CheckoutDrafts
  /** Payments of invoices and deposits by their reference (BUY-06). */
  readonly payments: PaymentRepository
  readonly onlinePayments: OnlinePayments
  /** The processor that the site is configured with. */
  readonly processor: PaymentProcessor
  /** Payments of the sandbox; null for a site that takes real payments. */
  readonly sandbox: SandboxPaymentStore | null
}
