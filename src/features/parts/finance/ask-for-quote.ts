import type { FinancePanelView } from './finance-panel-view.ts'
import type { QuoteBody } from './quote-body.ts'

const quotePath = '/api/youx/quote'
const asked = new Map<string, Promise<FinancePanelView | null>>()

/**
 * Requests a quote at most once per car and page load, whatever the result (FIN-05). The server stores the quote with
 * the car and returns the finance panel that every page shows from then on. Resolves with null when there is no quote.
 */
export function askForQuote(
  carId: string,
  request: QuoteBody,
  post: typeof fetch = fetch,
): Promise<FinancePanelView | null> {
  const answer = asked.get(carId) ?? requestQuote(carId, request, post)
  asked.set(carId, answer)
  return answer
}

async function requestQuote(carId: string, request: QuoteBody, post: typeof fetch): Promise<FinancePanelView | null> {
  try {
    const response = await post(`${quotePath}?car_id=${encodeURIComponent(carId)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(request),
    })
    if (response.status !== 200) {
      // An unread response body would keep the connection open.
      await response.body?.cancel()
      return null
    }
    const { panel } = (await response.json()) as { readonly panel?: FinancePanelView }
    return panel?.carId === carId ? panel : null
  } catch {
    // Network or parse error: a quote is optional, so no error is shown (FIN-05).
    return null
  }
}
