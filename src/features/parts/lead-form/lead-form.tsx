import { buttonClass } from '#ui/button-class.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { AppointmentPicker } from './appointment-picker.tsx'
import { CollectionNotice } from './collection-notice.tsx'
import { FormMore } from './form-more.tsx'
import { Step, StepProgress } from './form-steps.tsx'
import { Honeypot } from './honeypot.tsx'
import { LeadFieldControl } from './lead-field-control.tsx'
import type { LeadField } from './lead-form-definition.ts'
import type { LeadFormView } from './lead-form-view.ts'
import type { LeadReply } from './form-route.ts'
import { useLeadForm } from './use-lead-form.ts'
import { useNearest, type FieldNote } from './use-nearest.ts'

interface LeadFormProps {
  /** Unique on the page; prefix of the field ids. */
  readonly id: string
  readonly view: LeadFormView
  /** Submission token, new for each rendering; a rejected submission returns its own. */
  readonly submission: string
  /** The response to a submission without scripts, on the page that was rendered from it. */
  readonly refused?: LeadReply | undefined
  /** Id of the element that a submission without scripts scrolls to. */
  readonly anchor?: string
}

/**
 * Renders any lead form from its definition: on a page, in a dialog (LEAD-17) or step by step (LEAD-08). Works with and
 * without scripts; without scripts the steps are one long form.
 */
export function LeadForm({ id, view, submission, refused, anchor }: LeadFormProps) {
  const { Form, element, form, fields, answer, busy, step, last, goTo, fieldErrors, submit, ...rendering } =
    useLeadForm(id, view, submission, refused)
  const notes = useNearest(element, view.nearest)
  const isStepped = last > 0
  const submitText = answer?.unreachable === true ? 'Try again' : view.submitText
  return (
    <Form
      id={form.id}
      noValidate={form.noValidate}
      ref={element}
      method="post"
      action={anchor === undefined ? view.action : `${view.action}#${anchor}`}
      aria-label={view.label ?? undefined}
      onSubmit={submit}
      // No grid: a cell would hold the foot of a dialog, which stays in sight, in its row.
      className={`flex flex-col ${isStepped ? 'gap-5' : 'gap-3 sm:gap-4'}`}
    >
      {isStepped && <StepProgress steps={view.steps} current={step} />}
      <ErrorSummary formErrors={form.errors} fieldErrors={fieldErrors} />
      {rendering.forget !== null && <RememberedNote onForget={rendering.forget} />}
      {view.steps.map(({ title, fields: asked }, index) => (
        <Step key={title} index={index} current={step} title={title}>
          <FieldLines asked={asked} fields={fields} notes={notes} />
          {index === last && (
            <Consent
              id={form.id}
              view={view}
              sent={answer?.reply?.initialValue ?? null}
              termsError={fields.terms_agreed?.errors?.join('. ')}
            />
          )}
        </Step>
      ))}
      <Honeypot />
      <input type="hidden" name="submission" value={rendering.submission} />
      <input type="hidden" name="page_id" defaultValue={view.action.split('?', 1)[0]} />
      <input type="hidden" name="visit" defaultValue="" />
      {isStepped ? (
        <div className="form-foot flex flex-wrap gap-3">
          {step > 0 && (
            <button
              type="button"
              onClick={() => goTo(step - 1)}
              className={`${buttonClass('outlined')} noscript:hidden`}
            >
              Back
            </button>
          )}
          <SubmitButton text={submitText} busy={busy} goesOn={step < last} className="grow" />
        </div>
      ) : (
        <div className="form-foot">
          <SubmitButton text={submitText} busy={busy} goesOn={false} className="w-full" />
        </div>
      )}
    </Form>
  )
}

type FieldStates = ReturnType<typeof useLeadForm>['fields']

/** The kind of row that a field shares with its neighbours; null for a row of its own. */
const rowOf = ({ kind, width }: LeadField): 'appointment' | 'half' | 'flag' | null =>
  kind === 'appointment' || kind === 'flag' ? kind : (width ?? null)

/** Groups adjacent half-width fields, the fields of an appointment and checkboxes into rows; others stand alone. */
export function groupIntoLines(fields: readonly LeadField[]): readonly (readonly LeadField[])[] {
  const lines: LeadField[][] = []
  for (const field of fields) {
    const line = lines.at(-1)
    const row = rowOf(field)
    if (line?.[0] !== undefined && row !== null && rowOf(line[0]) === row) line.push(field)
    else lines.push([field])
  }
  return lines
}

interface FieldLinesProps {
  readonly asked: readonly LeadField[]
  readonly fields: FieldStates
  /** Messages at fields besides their errors, by the name of the field. */
  readonly notes: Readonly<Record<string, FieldNote>>
}

/** The fields of a step, line by line, those that are folded below the others. */
function FieldLines({ asked, fields, notes }: FieldLinesProps) {
  const { open = [], folded = [] } = Object.groupBy(asked, (field) => (field.folded === undefined ? 'open' : 'folded'))
  const draw = (some: readonly LeadField[]) =>
    groupIntoLines(some).map((line) => <FieldLine key={line[0]?.name} line={line} fields={fields} notes={notes} />)
  return (
    <>
      {draw(open)}
      {folded.length > 0 && (
        <FormMore fields={folded} isOpen={folded.some(({ name }) => fields[name]?.errors !== undefined)}>
          {draw(folded)}
        </FormMore>
      )}
    </>
  )
}

interface FieldLineProps extends Omit<FieldLinesProps, 'asked'> {
  readonly line: readonly LeadField[]
}

function FieldLine({ line, fields, notes }: FieldLineProps) {
  const appointment = line.filter((field) => field.kind === 'appointment')
  if (appointment.length > 0)
    return (
      <AppointmentPicker
        controls={appointment.map((field) => ({
          field,
          id: fields[field.name]?.id ?? field.name,
          value: fields[field.name]?.initialValue ?? '',
          error: fields[field.name]?.errors?.join('. '),
        }))}
      />
    )
  const controls = line.map((field) => {
    const state = fields[field.name]
    if (field.kind === 'appointment') return null
    return (
      <LeadFieldControl
        key={field.name}
        field={field}
        id={state?.id ?? field.name}
        value={state?.initialValue}
        error={state?.errors?.join('. ') ?? notes[field.name]?.error}
        hint={notes[field.name]?.hint}
      />
    )
  })
  const [first] = line
  if (first?.kind === 'flag') return <div>{controls}</div>
  // Two equal columns; a single field of half a width fills the row.
  if (first?.width !== 'half') return controls
  return <div className={`grid gap-3 sm:gap-4 ${line.length > 1 ? 'sm:grid-cols-2' : ''}`}>{controls}</div>
}

interface ConsentProps {
  readonly id: string
  readonly view: LeadFormView
  /** The submitted values of a rejected form; null before the first submission. */
  readonly sent: Readonly<Record<string, unknown>> | null
  readonly termsError: string | undefined
}

/** Marketing consent (LEAD-01), the terms of use if the form has them (LEAD-07), and the collection notice. */
function Consent({ id, view, sent, termsError }: ConsentProps) {
  return (
    <div>
      {view.optIn !== null && (
        <Checkbox
          id={`${id}-opt_in`}
          name="opt_in"
          label={view.optIn.text}
          defaultChecked={sent === null ? view.optIn.checked : sent.opt_in !== undefined}
        />
      )}
      {view.termsText !== null && (
        <Checkbox
          id={`${id}-terms_agreed`}
          name="terms_agreed"
          label={view.termsText}
          required
          defaultChecked={sent?.terms_agreed !== undefined}
          error={termsError}
        />
      )}
      {view.disclaimer !== null && <p className="py-2 text-sm whitespace-pre-line">{view.disclaimer}</p>}
      <CollectionNotice notice={view.collectionNotice} policies={view.policies} />
    </div>
  )
}

/** Says that the browser filled in the details of an earlier form, and lets the visitor clear them (LEAD-09). */
function RememberedNote({ onForget }: { onForget: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-site bg-surface-alt px-3 sm:text-sm">
      We filled in your details from your last enquiry on this device.
      <button type="button" onClick={onForget} className="min-h-11 text-link underline underline-offset-4">
        Clear them
      </button>
    </p>
  )
}

interface SubmitButtonProps {
  readonly text: string
  readonly busy: boolean
  /** Whether the button goes to the next step when scripts run; without scripts it submits every step. */
  readonly goesOn: boolean
  readonly className: string
}

function SubmitButton({ text, busy, goesOn, className }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={busy}
      className={`${buttonClass('filled')} ${className} aria-disabled:opacity-70`}
    >
      {busy && 'Sending…'}
      {!busy && !goesOn && text}
      {!busy && goesOn && (
        <>
          <span className="noscript:hidden">Continue</span>
          <span className="hidden noscript:inline">{text}</span>
        </>
      )}
    </button>
  )
}
