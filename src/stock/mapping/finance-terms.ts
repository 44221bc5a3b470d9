/** The term of a finance offer. The three figures are independent: a lender that gives only months has only months. */
export interface FinanceTerm {
  readonly termYears: unknown
  readonly termMonths: unknown
  readonly termWeeks: unknown
}

/**
 * STOCK-08: a feed gives a lender's term in `term{N}` ({ term5: { termYears: 5, … } }) or flat beside the rates. The
 * flat figures are those of the payment that stands beside them, so they win. A numbered term counts only where it is
 * the only one: of several, it is unknown which one the payment rests on (FIN-04). The returned values are raw.
 */
export function readFinanceTerm(lender: Readonly<Record<string, unknown>>): FinanceTerm {
  const flat = pickTerm(lender)
  if (flat !== null) return flat
  const [first, ...others] = Object.entries(lender)
    .filter(([key]) => /^term\d{1,4}$/.test(key))
    .map(([, value]) => (typeof value === 'object' && value !== null ? pickTerm(value as typeof lender) : null))
    .filter((term) => term !== null)
  return first === undefined || others.length > 0 ? noTerm : first
}

const noTerm: FinanceTerm = { termYears: null, termMonths: null, termWeeks: null }

/** null where none of the three figures has a value. */
function pickTerm(source: Readonly<Record<string, unknown>>): FinanceTerm | null {
  const read = (key: keyof FinanceTerm): unknown => (source[key] === '' ? null : (source[key] ?? null))
  const term = { termYears: read('termYears'), termMonths: read('termMonths'), termWeeks: read('termWeeks') }
  return Object.values(term).some((value) => value !== null) ? term : null
}
