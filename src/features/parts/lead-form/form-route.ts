import type { SubmissionResult } from '@conform-to/react'
import { data, type HeadersArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { awaitAnswer } from './await-answer.ts'
import type { LeadFormView } from './lead-form-view.ts'

/** Data of a rendered form. `submission` is the token of this rendering (LEAD-13). */
export interface FormShowing {
  readonly view: LeadFormView
  readonly submission: string
}

/** Loader data of a form's page; `showing` is null when the server was unreachable. */
export interface FormPageData {
  readonly showing: FormShowing | null
  readonly siteName: string
}

/** Response of a rejected submission: the submitted values and their errors. */
export interface LeadReply {
  readonly reply: SubmissionResult | null
  /** Token for the form, so that a retry is recognised as the same submission (LEAD-13). */
  readonly submission: string
  /** The server was not reached; the form says so in its own words. */
  readonly unreachable?: true
}

/** Response headers of a form's page: every rendering has its own token, so responses must not be cached. */
export const noStore = { headers: { 'Cache-Control': 'no-store' } } as const

/** The pages of forms have no contact bar, which would cover their fields (NAV-07; see src/root.tsx). */
export const handle = { contactBar: 'none' } as const

/** Without a connection the dialog shows an error, and the page around it stays. */
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

/** When the server is unreachable, the form keeps its values and says that it could not be sent (LEAD-03, LEAD-04). */
export async function clientAction({ request, serverAction }: ClientActionArgs) {
  const sent = await request.clone().formData()
  try {
    return (await awaitAnswer(serverAction())) as LeadReply
  } catch (error) {
    if (error instanceof Response) throw error
    const values = Object.fromEntries(
      [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const reply: LeadReply = {
      reply: { status: 'error', initialValue: values },
      submission: values.submission ?? '',
      unreachable: true,
    }
    // With an error status the router does not reload the pages behind the form, which would fail too.
    return data(reply, { status: 503 })
  }
}

/** A submitted form must not change until the submission succeeds. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false
}

/** Responses to rejected submissions must not be cached either. */
export function headers({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

/** Builds the `meta` of a form's page. `heading` is used when there is no form. */
export function buildFormMeta(loaded: FormPageData | undefined, heading: string) {
  const view = loaded?.showing?.view
  const title = [view?.heading ?? heading, view?.car?.title].filter((part) => part !== undefined).join(': ')
  return [{ title: `${title} – ${loaded?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}
