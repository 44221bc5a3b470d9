import { data } from 'react-router'
import type { EnquiryReply } from './enquiry-form.tsx'

/** A submission that never reached the server leaves the form as it is, with the words of LEAD-04. */
export async function keepForm<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const values = Object.fromEntries([...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    const reply: EnquiryReply = {
      reply: { status: 'error', initialValue: values, error: { '': ['An error occurred when submitting this form'] } },
      submission: values.submission ?? '',
    }
    // Told as a failure, so that the pages behind the form are not asked for again over a connection that is not there.
    return data(reply, { status: 503 })
  }
}
