const unexpected = 'An unexpected error occured'

/** Browser functions that the calls use; tests inject their own. */
export interface CallBrowser {
  readonly post: (path: string, body: object) => Promise<Response>
  readonly warn: (message: string, error: unknown) => void
}

const thisBrowser: CallBrowser = {
  post: (path, body) =>
    fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  // oxlint-disable-next-line no-console -- the browser's console is where a failed call is logged
  warn: (message, error) => console.warn(message, error),
}

/** The offer-accepted call (BUY-04). Resolves to the server's message, or null once the acceptance is stored. */
export async function callOfferAccepted(
  { leadId, token }: { readonly leadId: string; readonly token: string },
  { post }: CallBrowser = thisBrowser,
): Promise<string | null> {
  try {
    const answer = await post('/api/trade-in/offer-accepted', {
      lead_id: leadId,
      form_completed: true,
      offer_accepted: true,
      token,
    })
    if (answer.ok) return null
    const { detail } = (await answer.json()) as { readonly detail?: unknown }
    return typeof detail === 'string' ? detail : unexpected
  } catch {
    return unexpected
  }
}

/** Stores the result of the valuation. A failure is logged, and the visitor sees nothing of it (BUY-04). */
export async function callStoreValuation(body: object, { post, warn }: CallBrowser = thisBrowser): Promise<void> {
  try {
    const answer = await post('/api/miscellaneous', body)
    if (!answer.ok) warn('Failed to save valuation data', answer.status)
  } catch (error) {
    warn('Failed to save valuation data', error)
  }
}
