import type { FinancePanelView } from './finance-panel-view.ts'
import type { QuoteBody } from './quote-body.ts'

const quotePath = '/api/youx/quote'
const asked = new Map<string, Promise<FinancePanelView | null>>()

/**
 * Asks once for a car while the page lives, whatever comes of it (FIN-05). The server stores the quote with the car and
 * answers the panel as every page shows it from then on; null where there is none, for whatever reason.
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
      // An answer that nobody reads keeps its connection.
      await response.body?.cancel()
      return null
    }
    const { panel } = (await response.json()) as { readonly panel?: FinancePanelView }
    return panel?.carId === carId ? panel : null
  } catch {
    // No connection, no JSON: a quote is a courtesy, and the visitor is told nothing of one that did not come (FIN-05).
    return null
  }
}
