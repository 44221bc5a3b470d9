import { parseQuote } from '#domain/finance/quote.ts'
import type { FinanceLine } from '#domain/finance/repayment.ts'
import { resolveMonthlyLine } from '#domain/finance/resolve-monthly-line.ts'
import { resolveQuoteLine } from '#domain/finance/resolve-quote.ts'
import { dollars } from '#domain/money/cents.ts'
import type { FinancePanelView } from './finance-panel-view.ts'

export interface QuotedLines {
  readonly line: FinanceLine
  readonly monthly: FinanceLine | null
}

const quotePath = '/api/youx/quote'
const asked = new Map<string, Promise<QuotedLines | null>>()

/** Asks once for a car while the page lives, whatever comes of it; null where no quote can be shown, for whatever reason (FIN-05). */
export function askForQuote(carId: string, quote: NonNullable<FinancePanelView['quote']>, post: typeof fetch = fetch): Promise<QuotedLines | null> {
  const answer = asked.get(carId) ?? requestQuote(quote, post)
  asked.set(carId, answer)
  return answer
}

async function requestQuote({ request, settings, lender, weeksAMonth }: NonNullable<FinancePanelView['quote']>, post: typeof fetch): Promise<QuotedLines | null> {
  try {
    const response = await post(quotePath, { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body: JSON.stringify(request) })
    if (!response.ok) {
      // An answer that nobody reads keeps its connection.
      await response.body?.cancel()
      return null
    }
    const given = parseQuote(await response.json())
    if (given === null) return null
    const week = dollars(given.weeklyRepaymentAmount)
    const line = resolveQuoteLine({ ...given, weeklyRepaymentAmount: week }, settings, lender)
    return line === null ? null : { line, monthly: resolveMonthlyLine(line, { week, month: null }, weeksAMonth) }
  } catch {
    // No connection, no JSON: a quote is a courtesy, and the visitor is told nothing of one that did not come (FIN-05).
    return null
  }
}
