import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import type { OfferStep, OfferView, TradeInPageView } from './trade-in-view.ts'
import type { TradeInNoun } from './trade-in-words.ts'

/** Accepts the offer by the page's call. Resolves to an error message, or null once it is stored. */
export type AcceptOffer = (offer: Pick<OfferStep, 'leadId' | 'token'>) => Promise<string | null>

interface OfferResultProps {
  readonly step: OfferStep
  readonly page: Pick<TradeInPageView, 'dealer' | 'wanted' | 'example' | 'valuedOnline'>
  readonly accept: AcceptOffer
}

/** Last step: the estimate with what it depends on and until when, or why there is none. */
export function OfferResult({ step, page, accept }: OfferResultProps) {
  const { offer, car, answers, startHref } = step
  return (
    <>
      <p className="grid">
        <span className="font-semibold break-words">{car.title}</span>
        <span className="text-muted tabular-nums">{car.detail}</span>
      </p>
      {offer === null ? (
        <NoEstimate words={step.words} dealer={page.dealer} />
      ) : (
        <>
          <Estimate offer={offer} noun={car.noun} example={page.example} />
          <Acceptance step={step} offer={offer} dealer={page.dealer} accept={accept} />
        </>
      )}
      {answers.length > 0 && (
        <details className="facet border-b-0">
          <summary>What you told us</summary>
          <dl className="grid gap-3 pb-2">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-muted">{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p className="flex flex-wrap gap-x-6 border-t border-line pt-3">
        <Link to={startHref} className={textLink}>
          {page.valuedOnline ? 'Value' : 'Tell us about'} another {car.noun}
        </Link>
        {page.wanted !== null && (
          <a data-nav="" href={page.wanted.href} className={textLink}>
            Back to the {page.wanted.title}
          </a>
        )}
      </p>
    </>
  )
}

const textLink = 'inline-flex min-h-11 items-center text-link underline underline-offset-4'

function Estimate({ offer, noun, example }: { offer: OfferView; noun: TradeInNoun; example: boolean }) {
  return (
    <div className="grid gap-2 rounded-site bg-surface-alt p-5 text-center lg:p-7">
      <p className="text-muted">{example ? 'Example estimate' : 'Online estimate'}</p>
      <p className="text-5xl font-bold tabular-nums">{offer.price}</p>
      <p className="tabular-nums">Expected range {offer.range}</p>
      <p className="text-muted sm:text-sm">
        An estimate, not a final price. It is based on your answers and holds until {offer.until}; the price is agreed
        when we have seen the {noun}.
      </p>
    </div>
  )
}

function NoEstimate({ words, dealer }: { words: string; dealer: string }) {
  return (
    <div className="grid gap-2 rounded-site bg-surface-alt p-5">
      <p className="text-lg font-semibold">Our team will value this one</p>
      <p>
        {words === '' ? '' : `${words} `}
        {dealer} has your details and will be in touch with a figure.
      </p>
    </div>
  )
}

interface AcceptanceProps {
  readonly step: OfferStep
  readonly offer: OfferView
  readonly dealer: string
  readonly accept: AcceptOffer
}

/** The button that accepts: a form without scripts, a call with them. */
function Acceptance({ step, offer, dealer, accept }: AcceptanceProps) {
  const [state, setState] = useState<'open' | 'busy' | 'accepted'>('open')
  const [messages, setMessages] = useState<readonly string[] | null>(null)
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'accepted') done.current?.focus()
  }, [state])
  if (state === 'accepted' || step.acceptedOn !== null)
    return (
      <div ref={done} tabIndex={-1} className="flex gap-3 rounded-site border-2 border-success p-4 outline-none">
        <Icon name="done" size={28} className="shrink-0 text-success" />
        <p>
          <strong className="block">
            {step.acceptedOn === null ? 'You accepted this estimate' : `Accepted on ${step.acceptedOn}`}
          </strong>
          {dealer} will contact you to arrange a time to see the {step.car.noun}. Bring the rego papers and both keys.
        </p>
      </div>
    )
  if (!offer.open)
    return (
      <p className="rounded-site bg-warning p-4 text-warning-text">
        This estimate ended on {offer.until}. Value the {step.car.noun} again for a new one.
      </p>
    )
  const sendAcceptance = async (): Promise<void> => {
    const message = await accept(step)
    setMessages(message === null ? null : [message])
    setState(message === null ? 'accepted' : 'open')
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    void sendAcceptance()
  }
  return (
    <form method="post" action={step.action} onSubmit={send} className="grid gap-3">
      {messages !== null && <ErrorSummary formErrors={messages} fieldErrors={[]} />}
      <button
        type="submit"
        aria-disabled={state === 'busy'}
        className={`${buttonClass('filled')} min-h-12 w-full aria-disabled:opacity-70`}
      >
        {state === 'busy' ? 'One moment…' : 'Accept this estimate'}
      </button>
      <p className="text-muted sm:text-sm">
        Accepting tells {dealer} that you want to go ahead at about this price. You may change your mind at any time
        before you sign.
      </p>
    </form>
  )
}
