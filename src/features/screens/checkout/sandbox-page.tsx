import { AmountList } from '#features/parts/reserve/car-summary.tsx'
import { CheckoutErrors, HiddenFields } from '#features/parts/reserve/checkout-fields.tsx'
import { Notice } from '#features/parts/reserve/checkout-layout.tsx'
import { buttonClass } from '#ui/button-class.ts'

export interface SandboxView {
  readonly description: string
  readonly amount: string
  /** Why it cannot be paid any more, and where to go from here; null while it can. */
  readonly closed: { readonly text: string; readonly href: string; readonly link: string } | null
}

interface SandboxPageProps {
  readonly view: SandboxView
  readonly submission: string
  readonly formError: string | null
}

/** The payment page of the sandbox. It stands where a real processor asks for the card, and says that it is none. */
export function SandboxPage({ view, submission, formError }: SandboxPageProps) {
  const answer = (intent: string, text: string, look: 'filled' | 'outlined') => (
    <form method="post" className="grid">
      <HiddenFields submission={submission} extra={{ intent }} />
      <button type="submit" className={`${buttonClass(look)} tabular-nums`}>
        {text}
      </button>
    </form>
  )
  return (
    <div className="mx-auto grid max-w-140 gap-6 px-4 py-8 lg:py-12">
      <h1 className="text-3xl font-bold">Sandbox payment</h1>
      <Notice tone="warning">
        <p className="font-semibold">This is a sandbox. No money moves.</p>
        <p>You will not be asked for a card. On a real dealer’s website, this is the payment provider’s page.</p>
      </Notice>
      <CheckoutErrors formError={formError} fields={[]} />
      <div className="rounded-site border border-line bg-surface p-4">
        <AmountList
          rows={[
            { label: 'For', value: view.description },
            { label: 'Amount', value: view.amount },
          ]}
        />
      </div>
      {view.closed === null ? (
        <div className="grid gap-3">
          {answer('pay', `Pay ${view.amount}`, 'filled')}
          {answer('decline', 'Have the card declined', 'outlined')}
          {answer('cancel', 'Cancel and go back', 'outlined')}
        </div>
      ) : (
        <div className="grid gap-3">
          <p>{view.closed.text}</p>
          <p>
            <a href={view.closed.href} className={buttonClass('filled')}>
              {view.closed.link}
            </a>
          </p>
        </div>
      )}
    </div>
  )
}
