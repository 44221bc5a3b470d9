import { Form } from 'react-router'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FieldError } from '#ui/field.tsx'
import { answerField, type ConditionReply, type ConditionStep } from './trade-in-view.ts'
import { GuidanceNote, ValuedCar } from './valued-car.tsx'
import { ContinueButton } from './vehicle-step.tsx'

const optionLook = [
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-site border border-field-line px-3 py-2',
  'hover:bg-surface-alt has-checked:border-brand has-checked:ring-1 has-checked:ring-brand',
].join(' ')

interface ConditionStepProps {
  readonly step: ConditionStep
  readonly busy: boolean
  readonly refused: ConditionReply | null
}

/** Second step: the provider's questions about the condition of the car. */
export function ConditionStepForm({ step, busy, refused }: ConditionStepProps) {
  const { car, questions, action, backHref, guided } = step
  const answers = refused?.answers ?? step.answers
  const problems = refused?.problems ?? []
  return (
    <Form method="post" action={action} noValidate preventScrollReset className="grid gap-6">
      <ValuedCar car={car} backHref={backHref} backText={`Not your ${car.noun}?`} />
      {guided && <GuidanceNote noun={car.noun} />}
      {refused !== null && (
        <ErrorSummary
          formErrors={refused.messages}
          fieldErrors={problems.map(({ field, text }) => ({ fieldId: `${field}.0`, text }))}
        />
      )}
      {questions.map(({ id, text, options }) => {
        const name = answerField(id)
        const error = problems.some(({ field }) => field === name) ? 'Choose an answer' : undefined
        return (
          <fieldset key={id} aria-describedby={error === undefined ? undefined : `${name}-error`}>
            <legend className="mb-2 font-semibold">{text}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {options.map((option, index) => (
                <label key={option.id} className={optionLook}>
                  <input
                    type="radio"
                    id={`${name}.${index}`}
                    name={name}
                    value={option.id}
                    required
                    defaultChecked={answers[id] === option.id}
                    className="size-5 shrink-0 accent-brand"
                  />
                  <span>{option.text}</span>
                </label>
              ))}
            </div>
            <FieldError id={name} error={error} />
          </fieldset>
        )
      })}
      <ContinueButton busy={busy} />
    </Form>
  )
}
