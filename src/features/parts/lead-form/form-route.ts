import { data, type HeadersArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { EnquiryView } from '#features/parts/enquiry/enquiry-view.ts'
import type { LeadReply } from './lead-reply.ts'

/** What the page of a form shows. `submission` names this one showing (LEAD-13). */
export interface FormShowing {
  readonly view: EnquiryView
  readonly submission: string
}

/** What the loader of a form's page gives; `showing` is null where the server could not be reached. */
export interface FormPageData {
  readonly showing: FormShowing | null
  readonly siteName: string
}

/** For the answers of a form's page: every showing has a token of its own, so no copy of it may be kept. */
export const notKept = { headers: { 'Cache-Control': 'no-store' } } as const

/**
 * Client loader of a form's page: without a connection the dialog says so in its place, and the page around it stays.
 */
export async function loadForm<Answer>(
  serverLoader: () => Promise<Answer>,
): Promise<Answer | { readonly showing: null; readonly siteName: '' }> {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    return { showing: null, siteName: '' }
  }
}

/**
 * Client action of a form's page: a submission that never reached the server leaves the form as it is, with the words
 * of LEAD-04.
 */
export async function keepForm<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const values = Object.fromEntries(
      [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const reply: LeadReply = {
      reply: { status: 'error', initialValue: values, error: { '': ['An error occurred when submitting this form'] } },
      submission: values.submission ?? '',
    }
    // Told as a failure, so that the pages behind the form are not asked for again over a connection that is not there.
    return data(reply, { status: 503 })
  }
}

/** `shouldRevalidate` of a form's page: the form that was sent must stay as it is until it is thanked for. */
export function keepSentForm({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false
}

/** `headers` of a form's page: a refused submission is kept by nobody either. */
export function formHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

/** `meta` of a form's page. `heading` stands where there is nothing to show. */
export function buildFormMeta(loaded: FormPageData | undefined, heading: string) {
  const view = loaded?.showing?.view
  const title = [view?.heading ?? heading, view?.car?.title].filter((part) => part !== undefined).join(': ')
  return [{ title: `${title} – ${loaded?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}
