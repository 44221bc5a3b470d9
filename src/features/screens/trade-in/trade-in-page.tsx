import { useEffect, useRef, type ReactNode } from 'react'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { NextSteps } from '#features/parts/content-forms/next-step-list.tsx'
import { FormCarCard } from '#features/parts/lead-form/form-car-card.tsx'
import { FormFrame } from '#features/parts/lead-form/form-frame.tsx'
import type { LeadReply } from '#features/parts/lead-form/form-route.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { ConditionStepForm } from './condition-step.tsx'
import { DetailsStepForm } from './details-step.tsx'
import { OfferResult, type AcceptOffer } from './offer-result.tsx'
import { ValuationSteps } from './valuation-steps.tsx'
import type { TradeInPageView, TradeInReply } from './trade-in-view.ts'
import { nounOf, type TradeInNoun } from './trade-in-words.ts'
import { VehicleStepForm } from './vehicle-step.tsx'

interface TradeInPageProps {
  readonly page: TradeInPageView
  /** The answer to a step that was refused. */
  readonly refused: TradeInReply | undefined
  readonly busy: boolean
  /** Accepts the offer with scripts. */
  readonly accept: AcceptOffer
}

const isLeadReply = (reply: TradeInReply | undefined): reply is LeadReply =>
  reply !== undefined && 'submission' in reply

/** The valuation wizard (BUY-04): your car, its condition, your details, the estimate. */
export function TradeInPage({ page, refused, busy, accept }: TradeInPageProps) {
  const { step } = page
  const noun = nounOf(page.kinds)
  const promise = page.valuedOnline
    ? 'Four short steps to an estimate.'
    : 'Tell us about it, and we will call you with a figure.'
  const reply = refused !== undefined && 'kind' in refused ? refused : null
  const failed = reply?.kind === 'failed' ? reply : null
  return (
    <FormFrame
      title={`What is your ${noun} worth?`}
      intro={`${promise} It is free, and there is no obligation.`}
      labelledBy="step-title"
      aside={<Aside page={page} />}
    >
      <ValuationSteps current={step.kind} noun={noun} valuedOnline={page.valuedOnline} />
      <StepTitle kind={step.kind} noun={noun} valuedOnline={page.valuedOnline} />
      {failed !== null && <ErrorSummary formErrors={failed.messages} fieldErrors={[]} />}
      {step.kind === 'vehicle' && (
        <VehicleStepForm
          step={step}
          kinds={page.kinds}
          guidance={page.valuedOnline ? page.guidance : null}
          busy={busy}
          refused={reply?.kind === 'vehicle' ? reply : null}
        />
      )}
      {step.kind === 'condition' && (
        <ConditionStepForm step={step} busy={busy} refused={reply?.kind === 'condition' ? reply : null} />
      )}
      {step.kind === 'details' && <DetailsStepForm step={step} refused={isLeadReply(refused) ? refused : undefined} />}
      {step.kind === 'offer' && <OfferResult key={step.token} step={step} page={page} accept={accept} />}
    </FormFrame>
  )
}

const titles = {
  vehicle: (noun: TradeInNoun) => `Your ${noun}`,
  condition: () => 'Its condition',
  details: () => 'Your details',
  offer: (_noun: TradeInNoun, valuedOnline: boolean) => (valuedOnline ? 'Your estimate' : 'Thank you'),
} as const

interface StepTitleProps {
  readonly kind: keyof typeof titles
  readonly noun: TradeInNoun
  readonly valuedOnline: boolean
}

/** Heading of the step; it takes the focus when the step changes by scripts. */
function StepTitle({ kind, noun, valuedOnline }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(kind)
  useEffect(() => {
    if (shown.current === kind) return
    shown.current = kind
    heading.current?.focus()
  }, [kind])
  return (
    <h2 id="step-title" ref={heading} tabIndex={-1} className="section-title font-bold outline-none">
      {titles[kind](noun, valuedOnline)}
    </h2>
  )
}

function Aside({ page }: { page: TradeInPageView }) {
  const { wanted, missing, example, dealer, phone, valuedOnline, step } = page
  const noun = nounOf(page.kinds)
  return (
    <aside aria-label={valuedOnline ? 'About the estimate' : 'About the figure'} className="grid content-start gap-8">
      {(wanted !== null || missing) && (
        <div className="grid gap-2">
          <h2 className="font-semibold">{wanted === null ? 'The vehicle you asked for' : 'Trading in for'}</h2>
          <FormCarCard view={{ car: wanted, missing }} />
        </div>
      )}
      <Facts title={valuedOnline ? 'What the estimate depends on' : 'What the figure depends on'}>
        <li>{noun === 'caravan' ? 'Age' : 'Age, kilometres'} and the market for your model</li>
        {valuedOnline && <li>Your answers about its condition</li>}
        <li>What we find when we see the {noun}</li>
      </Facts>
      <NextSteps
        steps={[
          `${dealer} gets your answers and contacts you the way you choose.`,
          `You bring the ${noun} in, we look at it together and confirm the price.`,
          'You decide. Until then nothing is agreed.',
        ]}
      />
      {phone !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          Rather talk?
          <a href={buildPhoneHref(phone)} className={`${buttonClass('outlined')} text-lg tabular-nums`}>
            <Icon name="phone" size={20} />
            {phone}
          </a>
        </p>
      )}
      {example && step.kind === 'offer' && step.offer !== null && <ExampleMethod />}
    </aside>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-brand">{children}</ul>
    </div>
  )
}

/** How the sandbox works out its figures, in the words of its README. */
function ExampleMethod() {
  return (
    <details className="facet rounded-site border border-line bg-surface-alt px-4">
      <summary>How these example figures are worked out</summary>
      <div className="grid gap-2 pb-4 text-muted sm:text-sm">
        <p>
          This is a demonstration, so regos and figures are examples. We start from a round price of the model when new,
          take 18% off for the first year and 10% of the rest for each further year, and adjust for kilometres: 2% less
          for each 10,000 km above 15,000 km a year, 1% more for each 10,000 km below.
        </p>
        <p>
          Your answers about condition raise or lower that. A dealer pays 88% of the result, and the range is 7% either
          way. Above 20 years or 300,000 km there is no online figure.
        </p>
      </div>
    </details>
  )
}
