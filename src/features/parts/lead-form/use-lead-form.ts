import { parse, useForm, type SubmissionResult } from '@conform-to/react'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { termsMessage } from '#domain/enquiry/parse-contact.ts'
import { useFormDraft } from '#ui/form-draft.ts'
import { forgetContact, recallContact, rememberContact } from './contact-memory.ts'
import { focusStep } from './form-steps.tsx'
import { applyEitherRule } from './lead-form-definition.ts'
import type { LeadFormView } from './lead-form-view.ts'
import type { LeadReply } from './form-route.ts'
import { readField } from './read-field.ts'
import { useSharedSubmission } from './shared-submission.ts'
import { readVisit } from './read-visit.ts'

type Errors = Readonly<Record<string, readonly string[] | null | undefined>>

/** What follows the words of a failure where no answer came. */
const connectionText =
  'We could not reach the website. What you typed is still here: check your connection and try again.'

/** Field of the last step that is not in its definition, by its name in the form. */
const termsName = 'terms_agreed'

/** Lists the field names of each step in order. */
export function listStepNames({ steps, termsText }: Pick<LeadFormView, 'steps' | 'termsText'>): readonly string[][] {
  return steps.map(({ fields }, index) => [
    ...fields.map(({ name }) => name),
    ...(index === steps.length - 1 && termsText !== null ? [termsName] : []),
  ])
}

/** Validates the values of one step. Returns errors by field name; empty when all are valid. */
export function findStepErrors(
  view: Pick<LeadFormView, 'steps' | 'termsText' | 'eitherOf'>,
  index: number,
  values: Readonly<Record<string, unknown>>,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const asked = view.steps[index]?.fields ?? []
  for (const field of applyEitherRule(asked, view.eitherOf, (name) => values[name])) {
    const reading = readField(field, listTexts(values[field.name]))
    if (!reading.ok) errors[field.name] = [reading.message]
  }
  if (index === view.steps.length - 1 && view.termsText !== null && values[termsName] === undefined)
    errors[termsName] = [termsMessage]
  return errors
}

/** The texts that a form sends for a field: several checkboxes send one each. */
const listTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter((text) => typeof text === 'string')

/** Returns the first step with an error, or null. */
function findStepOf(names: readonly string[][], errors: Errors): number | null {
  const index = names.findIndex((step) => step.some((name) => (errors[name] ?? null) !== null))
  return index === -1 ? null : index
}

/** Adds to a form that is sent what scripts alone know: the page around it and the visit before it (LEAD-02). */
function addVisitFields(form: HTMLFormElement): void {
  for (const [name, value] of [
    ['page_id', window.location.pathname],
    ['visit', readVisit()],
  ] as const) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}

/**
 * State of a rendered form: URL, server response, current step, errors and draft. A single-step form is validated by
 * the server only; a form with several steps is validated step by step before submission.
 */
export function useLeadForm(id: string, view: LeadFormView, own: string, refused: LeadReply | undefined) {
  const fetcher = useFetcher<LeadReply>()
  const answer = fetcher.data ?? refused
  const busy = fetcher.state !== 'idle'
  const element = useRef<HTMLFormElement>(null)
  const names = listStepNames(view)
  const last = view.steps.length - 1
  const [step, setStep] = useState(() => findStepOf(names, answer?.reply?.error ?? {}) ?? 0)
  // Goes to the step of a server error during rendering, so that its first field can take the focus.
  const [seen, setSeen] = useState(answer)
  if (seen !== answer) {
    setSeen(answer)
    setStep(findStepOf(names, answer?.reply?.error ?? {}) ?? step)
  }
  const goTo = (index: number): void => {
    setStep(index)
    focusStep(element.current, index)
  }

  const { failureText } = view
  // The form library compares results by identity.
  const lastResult = useMemo<SubmissionResult | null>(() => {
    const reply = answer?.reply ?? null
    return answer?.unreachable === true && reply !== null
      ? { ...reply, error: { '': [failureText, connectionText] } }
      : reply
  }, [answer, failureText])
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult,
    defaultValue: view.values,
    shouldRevalidate: 'onSubmit',
    ...(last === 0
      ? {}
      : {
          onValidate: ({ formData }: { readonly formData: FormData }) =>
            parse<Record<string, string>, string[]>(formData, {
              resolve(values) {
                const error = findStepErrors(view, step, values)
                return Object.keys(error).length === 0 ? { value: values } : { error }
              },
            }),
          onSubmit(event: FormEvent<HTMLFormElement>) {
            if (step === last) return
            event.preventDefault()
            goTo(step + 1)
          },
        }),
  })
  useFormDraft(element, view.draftKey, (restored) => {
    // With a restored draft the form opens at the last step that the visitor had filled in.
    setStep((now) =>
      Math.max(
        now,
        names.findLastIndex((step) => step.some((name) => restored.includes(name))),
      ),
    )
  })
  const [recalled, setRecalled] = useState(false)
  const { remembersContact } = view
  useEffect(() => {
    // After the draft, whose values are newer.
    if (remembersContact && element.current !== null) setRecalled(recallContact(element.current))
  }, [remembersContact])
  const shared = useSharedSubmission(view.draftKey, own)
  return {
    Form: fetcher.Form,
    submission: answer?.submission ?? shared,
    /** Forgets the remembered contact details; null unless they fill this form (LEAD-09). */
    forget: recalled
      ? (): void => {
          if (element.current !== null) forgetContact(element.current)
          setRecalled(false)
        }
      : null,
    element,
    form,
    fields,
    answer,
    busy,
    step,
    last,
    goTo,
    fieldErrors: names.flat().flatMap((name) => {
      const text = fields[name]?.errors?.join('. ')
      return text === undefined ? [] : [{ fieldId: fields[name]?.id ?? '', text }]
    }),
    /** Ignores a second press while a submission is pending (LEAD-18). */
    submit: (event: FormEvent<HTMLFormElement>): void => {
      if (busy) {
        event.preventDefault()
        return
      }
      if (step === last) {
        addVisitFields(event.currentTarget)
        if (remembersContact) rememberContact(event.currentTarget)
      }
      form.onSubmit(event)
    },
  }
}
