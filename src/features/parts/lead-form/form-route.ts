import type { SubmissionResult } from '@conform-to/react'
import { data, type HeadersArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { LeadFormView } from './lead-form-view.ts'

/** What the page of a form shows. `submission` names this one showing (LEAD-13). */
export interface FormShowing {
  readonly view: LeadFormView
  readonly submission: string
}

/** What the loader of a form's page gives; `showing` is null where the server could not be reached. */
export interface FormPageData {
  readonly showing: FormShowing | null
  readonly siteName: string
}

/** The answer of a form's action that did not thank: the values that were sent, and what is wrong with them. */
export interface LeadReply {
  readonly reply: SubmissionResult | null
  /** Goes back into the form, so that a second try is known as the same (LEAD-13). */
  readonly submission: string
}

/** For the answers of a form's page: every showing has a token of its own, so no copy of it may be cached. */
export const notKept = { headers: { 'Cache-Control': 'no-store' } } as const

/** Without a connection the dialog says so in its place, and the page around it stays. */
export async function clientLoader({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<FormPageData> {
  try {
    return (await serverLoader()) as FormPageData
  } catch (error) {
    if (error instanceof Response) throw error
    return { showing: null, siteName: '' }
  }
}

interface ClientActionArgs {
  readonly request: Request
  readonly serverAction: () => Promise<unknown>
}

/** A submission that never reached the server leaves the form as it is, with the words of LEAD-04. */
export async function clientAction({ request, serverAction }: ClientActionArgs) {
  const sent = await request.clone().formData()
  try {
    return (await serverAction()) as LeadReply
  } catch (error) {
    if (error instanceof Response) throw error
    const values = Object.fromEntries(
      [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const reply: LeadReply = {
      reply: { status: 'error', initialValue: values, error: { '': ['An error occurred when submitting this form'] } },
      submission: values.submission ?? '',
    }
    // A failure status keeps the router from loading the pages behind the form over a connection that is not there.
    return data(reply, { status: 503 })
  }
}

/** The form that was sent must stay as it is until it is thanked for. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false
}

/** A refused submission must not be cached either. */
export function headers({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

/** `meta` of a form's page. `heading` stands where there is nothing to show. */
export function buildFormMeta(loaded: FormPageData | undefined, heading: string) {
  const view = loaded?.showing?.view
  const title = [view?.heading ?? heading, view?.car?.title].filter((part) => part !== undefined).join(': ')
  return [{ title: `${title} – ${loaded?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}
