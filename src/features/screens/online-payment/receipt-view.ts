import type { Cents } from '#domain/money/cents.ts'
import type { PaymentState } from '#domain/payment/payment-state.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatMoment } from '#domain/format/format-moment.ts'

/** The outcome of a payment, as its page shows it. */
export interface ReceiptView {
  readonly heading: string
  readonly text: string
  readonly tone: 'success' | 'warning' | 'plain'
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** Address of the processor's page; null where nothing is to be paid. */
  readonly payHref: string | null
  readonly payText: string
  /** Whether the processor's page could not be opened, and may be tried again. */
  readonly canTryAgain: boolean
  readonly isSandbox: boolean
}

/** What the page shows of a payment. */
interface ShownPayment {
  readonly id: string
  readonly state: PaymentState
  readonly purpose: string
  readonly invoice: string
  readonly amount: Cents
  readonly contact: { readonly name: string }
  readonly payUrl: string | null
  /** Epoch milliseconds; null: not paid. */
  readonly paidAt: number | null
  readonly processor: string
}

/** Builds the page of a payment in each of its states; `dealer` is the name of whom it goes to. */
export function buildReceiptView(payment: ShownPayment, dealer: string, timeZone: string): ReceiptView {
  const { state, amount, contact, paidAt } = payment
  const money = formatMoney(amount)
  const words = {
    open: {
      heading: 'You have not paid yet',
      text: `Nothing has been taken from your card. Pay ${money} to ${dealer} on the next page.`,
      tone: 'plain',
    },
    paid: {
      heading: 'Thank you, we have your payment',
      text: `${dealer} has received your payment of ${money}. Keep this page as your receipt.`,
      tone: 'success',
    },
    returned: {
      heading: 'We have refunded your payment',
      text: `${dealer} has returned the ${money} to your card. Some banks take a few days to show it.`,
      tone: 'plain',
    },
    closed: {
      heading: 'Your payment was not made',
      text: 'The time to pay has run out. Nothing has been taken from your card.',
      tone: 'warning',
    },
  } as const
  return {
    ...words[state],
    rows: [
      { label: 'Amount', value: money },
      { label: 'For', value: payment.purpose },
      { label: 'Reference number', value: payment.invoice },
      { label: 'To', value: dealer },
      ...(contact.name === '' ? [] : [{ label: 'From', value: contact.name }]),
      ...(paidAt === null ? [] : [{ label: 'Paid on', value: formatMoment(paidAt, timeZone) }]),
      { label: 'Payment number', value: payment.id },
    ],
    payHref: state === 'open' ? payment.payUrl : null,
    payText: `Pay ${money}`,
    canTryAgain: state === 'open' && payment.payUrl === null,
    isSandbox: payment.processor === 'sandbox',
  }
}
