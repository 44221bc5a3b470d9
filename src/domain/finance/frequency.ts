export const frequencies = ['weekly', 'fortnightly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** CALC-01: the payments of a year by which a loan is amortised. */
export const paymentsAYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const satisfies Record<Frequency, number>

export const periodOf = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' } as const satisfies Record<
  Frequency,
  string
>
