import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { useFormDraft } from '#ui/form-draft.ts'
import { Problem, ProblemSummary, Step, type FieldAttributes } from './finance-form-parts.tsx'
import { fieldClass } from './field-class.ts'
import {
  fieldCompletions,
  fieldLabels,
  fieldLengths,
  findFieldProblem,
  formSteps,
  type FinanceField,
} from './finance-form-rules.ts'
import type { FinanceFormView } from './finance-form-view.ts'

/** What the action gives back when it did not thank. */
export interface FinanceReply {
  readonly reply: {
    readonly initialValue?: Readonly<Record<string, unknown>> | null
    readonly error?: Readonly<Record<string, readonly string[] | null>> | null
  } | null
  readonly submission: string
}

interface FinanceFormProps {
  readonly form: FinanceFormView
  readonly submission: string
  readonly refused: FinanceReply | undefined
}

const stepTitles = ['What you want to finance', 'About you', 'Your dealership'] as const
type Problems = Readonly<Partial<Record<FinanceField, string>>>

const isField = (name: string): name is FinanceField => formSteps.flat().some((field) => field === name)

function readProblems(refused: FinanceReply | undefined): Problems {
  return Object.fromEntries(
    Object.entries(refused?.reply?.error ?? {}).flatMap(([name, texts]) =>
      isField(name) && texts?.[0] !== undefined ? [[name, texts[0]]] : [],
    ),
  )
}

const stepOf = (problems: Problems): number =>
  Math.max(
    0,
    formSteps.findIndex((fields) => fields.some((field) => problems[field] !== undefined)),
  )

/**
 * The finance lead form: step by step where scripts run, each step checked before the next and the last one sent
 * (LEAD-08); one long form without. The rules count on the server; the browser asks the same ones.
 */
export function FinanceForm({ form, submission, refused }: FinanceFormProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  const [step, setStep] = useState(() => stepOf(readProblems(refused)))
  const [problems, setProblems] = useState<Problems>(() => readProblems(refused))
  const [seen, setSeen] = useState(refused)
  if (seen !== refused) {
    setSeen(refused)
    setProblems(readProblems(refused))
    if (Object.keys(readProblems(refused)).length > 0) setStep(stepOf(readProblems(refused)))
  }
  // The visitor goes on at the last step that they had written in.
  useFormDraft(element, `finance ${form.carId ?? ''}`, (names) => {
    setStep((now) =>
      Math.max(
        now,
        formSteps.findLastIndex((fields) => fields.some((field) => names.includes(field))),
      ),
    )
  })
  const formErrors = refused?.reply?.error?.[''] ?? []
  useEffect(() => {
    if (refused !== undefined) summary.current?.focus()
  }, [refused])

  const last = formSteps.length - 1
  const offered = form.dealerships.map(({ value }) => value)
  const find = (index: number): Problems => {
    const given = new FormData(element.current ?? undefined)
    return Object.fromEntries(
      (formSteps[index] ?? []).flatMap((field) => {
        const value = given.get(field)
        const problem = findFieldProblem(field, typeof value === 'string' ? value : '', offered)
        return problem === null ? [] : [[field, problem]]
      }),
    )
  }
  const focusFirst = (found: Problems): void => {
    const [first] = Object.keys(found)
    const input = first === undefined ? null : element.current?.elements.namedItem(first)
    if (input instanceof HTMLElement) input.focus()
  }
  const goTo = (index: number): void => {
    setStep(index)
    // The heading of the new step is the next thing that is read.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(`[data-step="${index}"] legend`)?.focus())
  }

  const sent = refused?.reply?.initialValue ?? null
  const valueOf = (field: FinanceField): string => {
    const value = sent?.[field]
    return typeof value === 'string' ? value : sent === null ? (form.values[field] ?? '') : ''
  }
  const shown = Object.entries(problems)
  const labelled = (
    field: FinanceField,
    control: (attributes: FieldAttributes) => ReactNode,
    optional = false,
  ): ReactNode => {
    const problem = problems[field]
    const fieldId = `${id}-${field}`
    return (
      <div className="grid content-start gap-1">
        <label htmlFor={fieldId} className="font-medium">
          {fieldLabels[field]}
          {optional && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {control({
          id: fieldId,
          name: field,
          defaultValue: valueOf(field),
          maxLength: fieldLengths[field],
          autoComplete: fieldCompletions[field] ?? 'off',
          className: fieldClass,
          'aria-invalid': problem !== undefined,
          ...(problem === undefined ? {} : { 'aria-describedby': `${fieldId}-problem` }),
        })}
        <Problem id={`${fieldId}-problem`} text={problem} />
      </div>
    )
  }
  const stepProps = (index: number) => ({ index, current: step, title: stepTitles[index] ?? '' })

  return (
    <Form
      ref={element}
      method="post"
      action={`${form.action}#finance-form`}
      preventScrollReset
      noValidate
      aria-label="Finance enquiry"
      onSubmit={(event) => {
        if (busy) return event.preventDefault()
        const found = find(step)
        setProblems(found)
        if (Object.keys(found).length > 0) {
          event.preventDefault()
          focusFirst(found)
        } else if (step < last) {
          event.preventDefault()
          goTo(step + 1)
        }
      }}
      className="grid gap-5"
    >
      <ol className="grid grid-cols-3 gap-2 text-sm noscript:hidden">
        {stepTitles.map((title, index) => (
          <li
            key={title}
            aria-current={index === step ? 'step' : undefined}
            className={`grid gap-1.5 ${index === step ? 'font-semibold' : 'text-muted'}`}
          >
            <span className={`h-1 rounded-full ${index <= step ? 'bg-brand' : 'bg-line'}`} />
            <span className="max-sm:sr-only">{`${index + 1}. ${title}`}</span>
          </li>
        ))}
      </ol>
      {(formErrors.length > 0 || (refused !== undefined && shown.length > 0)) && (
        <ProblemSummary
          ref={summary}
          formErrors={formErrors}
          problems={shown.map(([field, text]) => ({ href: `#${id}-${field}`, text }))}
        />
      )}
      <Step {...stepProps(0)}>
        <div className="grid gap-4 sm:grid-cols-2">
          {labelled(
            'vehiclePriceBudget',
            (attributes) => (
              <input {...attributes} type="text" inputMode="decimal" placeholder="30,000" />
            ),
            true,
          )}
          {labelled(
            'car_type',
            ({ maxLength: _length, ...attributes }) => (
              <select {...attributes}>
                <option value="">Any vehicle</option>
                <option value="new">New</option>
                <option value="used">Used</option>
                <option value="demo">Demo</option>
              </select>
            ),
            true,
          )}
        </div>
        {labelled(
          'vin',
          (attributes) => (
            <input {...attributes} type="text" autoCapitalize="characters" spellCheck={false} />
          ),
          true,
        )}
      </Step>
      <Step {...stepProps(1)}>
        <div className="grid gap-4 sm:grid-cols-2">
          {labelled('name', (attributes) => (
            <input {...attributes} type="text" required />
          ))}
          {labelled('last_name', (attributes) => (
            <input {...attributes} type="text" required />
          ))}
          {labelled('phone', (attributes) => (
            <input {...attributes} type="tel" required />
          ))}
          {labelled('postcode', (attributes) => (
            <input {...attributes} type="text" inputMode="numeric" required />
          ))}
        </div>
        {labelled('email', (attributes) => (
          <input {...attributes} type="email" required />
        ))}
      </Step>
      <Step {...stepProps(2)}>
        {form.dealerships.length > 0 &&
          labelled('location_id', ({ maxLength: _length, ...attributes }) => (
            <select {...attributes} required>
              {form.dealerships.length > 1 && <option value="">Choose a dealership</option>}
              {form.dealerships.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          ))}
        {labelled(
          'message',
          (attributes) => (
            <textarea {...attributes} rows={3} />
          ),
          true,
        )}
        <label className="flex min-h-11 items-start gap-3 py-1">
          <input
            type="checkbox"
            name="opt_in"
            defaultChecked={sent === null ? form.optIn.checked : sent.opt_in !== undefined}
            className="mt-0.5 size-6 shrink-0 accent-brand"
          />
          <span>{form.optIn.text}</span>
        </label>
        <div>
          <label className="flex min-h-11 items-start gap-3 py-1">
            <input
              type="checkbox"
              id={`${id}-terms_agreed`}
              name="terms_agreed"
              required
              defaultChecked={sent?.terms_agreed !== undefined}
              aria-invalid={problems.terms_agreed !== undefined}
              aria-describedby={`${id}-terms_agreed-problem`}
              className="mt-0.5 size-6 shrink-0 accent-brand"
            />
            <span>{form.termsText}</span>
          </label>
          <Problem id={`${id}-terms_agreed-problem`} text={problems.terms_agreed} />
        </div>
        <p className="text-sm text-muted">{form.collectionNotice}</p>
      </Step>
      {/* Filled by robots alone: out of sight, out of the tab order, and no name that a browser completes. */}
      <div aria-hidden className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label>
          Company website
          <input type="text" name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {form.carId !== null && <input type="hidden" name="car_id" value={form.carId} />}
      <input type="hidden" name="submission" value={refused?.submission ?? submission} />
      <div className="flex flex-wrap gap-3">
        {step > 0 && (
          <button type="button" onClick={() => goTo(step - 1)} className={`${buttonClass('outlined')} noscript:hidden`}>
            Back
          </button>
        )}
        <button type="submit" aria-disabled={busy} className={`${buttonClass('filled')} grow aria-disabled:opacity-70`}>
          {busy ? (
            'Sending…'
          ) : step === last ? (
            'Send Enquiry'
          ) : (
            <>
              <span className="noscript:hidden">Continue</span>
              <span className="hidden noscript:inline">Send Enquiry</span>
            </>
          )}
        </button>
      </div>
    </Form>
  )
}
