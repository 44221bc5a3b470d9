const twoDecimals = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Percent a year as credit is advertised: 6.29 → '6.29% p.a.'. */
export function formatRate(percent: number): string {
  return `${twoDecimals.format(percent)}% p.a.`
}
