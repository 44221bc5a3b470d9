import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Site } from '#site/site.ts'

const written =
  'Estimates are based on a {years}-year {secured} loan of {loan}. Example: {years} years at an annual percentage ' +
  'rate of {rate}, comparison rate {comparison_rate} ' +
  'An estimate is a guide only and not an offer of credit. Applications are subject to credit approval; fees, ' +
  'charges, terms and conditions apply.'

/**
 * Builds the paragraphs of the finance disclaimer (FIN-04): the provider's general example, labelled as such because it
 * is not this vehicle's figure; the warning; and the lender's text if there is one.
 */
export function buildDisclaimer(site: Site, lenderText: string | null): readonly string[] {
  const { loan, years, rate, comparison_rate, secured, text } = site.finance.disclaimer
  const figures: Readonly<Record<string, string>> = {
    loan: formatMoney(dollars(loan)),
    years: String(years),
    rate: formatRate(rate),
    comparison_rate: formatRate(comparison_rate),
    secured: secured ? 'secured' : 'unsecured',
  }
  const example = (text ?? written).replaceAll(
    /\{(loan|years|rate|comparison_rate|secured)\}/g,
    (_placeholder, name: string) => figures[name] ?? '',
  )
  return [
    `General example, not a figure for this vehicle. ${example}`,
    site.finance.comparison_warning,
    ...(lenderText === null ? [] : [lenderText]),
  ]
}
