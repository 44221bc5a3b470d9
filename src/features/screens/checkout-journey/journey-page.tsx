import { AmountList, CarSummary } from '#features/parts/reserve/car-summary.tsx'
import { CheckoutErrors, ConsentFields, HiddenFields } from '#features/parts/reserve/checkout-fields.tsx'
import { CheckoutLayout } from '#features/parts/reserve/checkout-layout.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { describeControl, FieldError, TextArea, TextField } from '#ui/field.tsx'
import type { JourneyField, JourneyView } from './journey-view.ts'

/** A field that another answer makes necessary appears with it, by style alone, so that it does without scripts. */
const appearances: Readonly<Record<string, string>> = {
  yes: 'hidden group-has-[[value=yes]:checked]/step:block',
  delivery: 'hidden group-has-[[value=delivery]:checked]/step:block',
}

interface JourneyPageProps {
  readonly view: JourneyView
  readonly submission: string
  /** What the price and the deposit were when the page was shown; see `describeTerms`. */
  readonly agreed: string
  readonly formError: string | null
}

/** One step of the online purchase (BUY-02), a page of its own that works without scripts. */
export function JourneyPage({ view, submission, agreed, formError }: JourneyPageProps) {
  const errors = view.fields.map(({ name, error }) => ({ name, ...(error === null ? {} : { error }) }))
  return (
    <CheckoutLayout
      heading="Buy this vehicle online"
      aside={
        <CarSummary car={view.car}>
          <AmountList rows={view.amounts} />
        </CarSummary>
      }
    >
      <StepList steps={view.steps} />
      <form method="post" noValidate aria-labelledby="step-heading" className="group/step grid gap-4">
        <h2 id="step-heading" className="text-2xl">
          {view.heading}
        </h2>
        <CheckoutErrors formError={formError} fields={errors} />
        {view.summary.map(({ title, href, rows }) => (
          <section key={title} aria-label={title} className="grid gap-2 rounded-site border border-line p-4">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-lg">{title}</h3>
              <a href={href} className="-my-2 inline-flex min-h-11 items-center text-link underline underline-offset-4">
                Change<span className="sr-only"> {title}</span>
              </a>
            </div>
            <AmountList rows={rows} />
          </section>
        ))}
        {view.fields.map((field) => (
          <div key={field.name} className={field.appearsWith === null ? '' : appearances[field.appearsWith]}>
            <StepField field={field} />
          </div>
        ))}
        {view.consent !== null && <ConsentFields consent={view.consent} />}
        <HiddenFields submission={submission} extra={{ agreed }} />
        <p className="flex flex-wrap gap-3 pt-2">
          <button type="submit" className={`${buttonClass('filled')} tabular-nums`}>
            {view.submitText}
          </button>
          <a href={view.backHref} className={buttonClass('outlined')}>
            Back
          </a>
        </p>
      </form>
    </CheckoutLayout>
  )
}

/** On a phone only the current step has its title in sight, so that all are in one line. */
function StepList({ steps }: Pick<JourneyView, 'steps'>) {
  return (
    <nav aria-label="Purchase steps">
      <ol className="flex flex-wrap gap-x-1 text-sm sm:gap-x-4">
        {steps.map(({ title, href, isCurrent }, index) => (
          <li key={title} aria-current={isCurrent ? 'step' : undefined} className="flex">
            {href === null ? (
              <span className={`${stepClass} ${isCurrent ? 'font-semibold' : 'text-muted'}`}>
                <StepNumber index={index} isCurrent={isCurrent} />
                <span className={isCurrent ? '' : 'max-sm:sr-only'}>{title}</span>
              </span>
            ) : (
              <a href={href} className={`${stepClass} text-link`}>
                <StepNumber index={index} isCurrent={isCurrent} />
                <span className="underline underline-offset-4 max-sm:sr-only">{title}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const stepClass = 'flex min-h-11 items-center gap-1.5 max-sm:min-w-9'

function StepNumber({ index, isCurrent }: { index: number; isCurrent: boolean }) {
  return (
    <span
      aria-hidden
      className={
        'grid size-6 place-items-center rounded-full text-xs font-semibold tabular-nums ' +
        (isCurrent ? 'bg-brand text-brand-text' : 'border border-field-line')
      }
    >
      {index + 1}
    </span>
  )
}

function StepField({ field }: { field: JourneyField }) {
  const { name, label, kind, autoComplete, required, value, error } = field
  const id = `checkout-${name}`
  const common = { id, name, label, required, defaultValue: value, ...(error === null ? {} : { error }) }
  if (kind === 'choice') return <Choice field={field} id={id} />
  if (kind === 'comments') return <TextArea {...common} />
  const type = kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text'
  return (
    <TextField
      {...common}
      type={type}
      autoComplete={autoComplete}
      {...(kind === 'postcode' ? { inputMode: 'numeric' as const, maxLength: 4 } : {})}
    />
  )
}

/** A question with its answers as radio buttons, each on a line that can be tapped. */
function Choice({ field: { name, label, options, value, error }, id }: { field: JourneyField; id: string }) {
  return (
    <fieldset className="grid gap-1" {...describeControl(id, { error: error ?? undefined })}>
      <legend className="pb-1 font-medium">{label}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex min-h-11 items-center gap-3 rounded-site border border-field-line bg-surface px-3 py-2"
        >
          <input
            id={index === 0 ? id : `${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            className="size-5 shrink-0 accent-brand"
          />
          <span>{option.name}</span>
        </label>
      ))}
      <FieldError id={id} error={error ?? undefined} />
    </fieldset>
  )
}
