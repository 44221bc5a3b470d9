/** The term of a finance offer. The three figures are independent: a lender that gives only months has only months. */
export interface FinanceTerm {
  readonly termYears: unknown
  readonly termMonths: unknown
  readonly termWeeks: unknown
}

const termKeys = ['termYears', 'termMonths', 'termWeeks'] as const

/**
 * STOCK-08: a feed gives a lender's term in `term{N}` ({ term5: { termYears: 5, … } }) or flat beside the rates. Each
 * figure is taken from the numbered terms, lowest N first, else from the flat fields. The returned values are raw.
 */
export function readFinanceTerm(lender: Readonly<Record<string, unknown>>): FinanceTerm {
  const numbered = Object.entries(lender)
    .map(([key, value]) => ({ number: /^term(\d{1,4})$/.exec(key)?.[1], value }))
    .filter(
      (entry): entry is { number: string; value: Record<string, unknown> } =>
        entry.number !== undefined && typeof entry.value === 'object' && entry.value !== null,
    )
    .sort((a, b) => Number(a.number) - Number(b.number))
  const sources = [...numbered.map((entry) => entry.value), lender]
  const find = (key: (typeof termKeys)[number]): unknown =>
    sources.map((source) => source[key]).find((value) => value !== null && value !== undefined && value !== '') ?? null
  return { termYears: find('termYears'), termMonths: find('termMonths'), termWeeks: find('termWeeks') }
}
