import { Form } from 'react-router'
import { regoStates } from '#domain/trade-in/trade-in-vehicle.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Select, TextField } from '#ui/field.tsx'
import { asksKind, capitalPlural, kindNames, nounOf } from './trade-in-words.ts'
import type { TradeInPageView, VehicleFieldName, VehicleReply, VehicleStep } from './trade-in-view.ts'

interface VehicleStepProps {
  readonly step: VehicleStep
  readonly kinds: TradeInPageView['kinds']
  /** null: nothing is valued online, so nothing is said of what cannot be. */
  readonly guidance: TradeInPageView['guidance'] | null
  readonly busy: boolean
  readonly refused: VehicleReply | null
}

const idOf = (name: string): string => `car-${name}`

/** First step: the vehicle by rego and state, or by make, model and year. */
export function VehicleStepForm({ step, kinds, guidance, busy, refused }: VehicleStepProps) {
  const values = refused?.values ?? step.values
  const problems = refused?.problems ?? []
  const propertiesOf = (name: VehicleFieldName) => ({
    id: idOf(name),
    name,
    defaultValue: values[name],
    error: problems.find(({ field }) => field === name)?.text,
  })
  const noun = nounOf(kinds)
  const isTowed = kinds.includes('caravan')
  const isByHand =
    [values.make, values.model, values.year].some((text) => text !== '') ||
    problems.some(({ field }) => field === 'make' || field === 'model' || field === 'year')
  return (
    <Form method="post" action={step.action} noValidate preventScrollReset className="grid gap-5">
      {step.expired && refused === null && (
        <p className="rounded-site bg-warning p-4 text-warning-text">
          We can no longer open your earlier answers. Enter your {noun} again.
        </p>
      )}
      {refused !== null && (
        <ErrorSummary
          formErrors={refused.messages}
          fieldErrors={problems.map(({ field, text }) => ({ fieldId: idOf(field), text }))}
        />
      )}
      {asksKind(kinds) && (
        <Select {...propertiesOf('kind')} label="What do you have?" required autoComplete="off">
          <option value="">Choose</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </Select>
      )}
      {/* One below the other where the text is large. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4">
        <TextField
          {...propertiesOf('rego')}
          label="Rego"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          className="font-semibold tracking-widest uppercase"
        />
        <Select {...propertiesOf('regoState')} label="State" required autoComplete="off">
          <option value="">Choose</option>
          {regoStates.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        {...propertiesOf('kms')}
        label="Kilometres"
        required={!isTowed}
        note={isTowed ? 'if it has an odometer' : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        placeholder="For example 85,000"
      />
      <details className="facet rounded-site border border-line px-4" open={isByHand || guidance === null}>
        <summary>No rego handy? Enter the make and model</summary>
        <div className="grid gap-4 pb-4 sm:grid-cols-[1fr_1fr_6.5rem]">
          <TextField {...propertiesOf('make')} label="Make" required autoComplete="off" maxLength={60} />
          <TextField {...propertiesOf('model')} label="Model" required autoComplete="off" maxLength={60} />
          <TextField
            {...propertiesOf('year')}
            label="Year"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
          />
        </div>
      </details>
      {guidance !== null && (
        <p className="text-muted">
          {capitalPlural(noun)} over {guidance.years} years{noun === 'caravan' ? '' : ` or ${guidance.km}`} may not get
          an online estimate. Enter yours anyway: what we cannot value online, we value by hand.
        </p>
      )}
      <ContinueButton busy={busy} />
    </Form>
  )
}

/** The button of a step; a second press while it is sent does nothing. */
export function ContinueButton({ busy }: { busy: boolean }) {
  return (
    <button
      type="submit"
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault()
      }}
      className={`${buttonClass('filled')} min-h-12 w-full aria-disabled:opacity-70`}
    >
      {busy ? 'One moment…' : 'Continue'}
    </button>
  )
}
