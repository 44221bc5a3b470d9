import { z } from 'zod'
import { frequencies } from '#domain/finance/frequency.ts'
import type { LenderRule } from '#domain/finance/resolve-repayment.ts'
import {
  choice,
  entry,
  flag,
  integer,
  list,
  must,
  number,
  optional,
  optionalNumber,
  optionalText,
  presetList,
  section,
  shownText,
  text,
  value,
} from './field.ts'
import { financeWords } from './page-layout.ts'
import { make, secretReference, slug, webUrl } from './values.ts'

/** FIN-02: what a vehicle must fulfil before a lender's figures are shown. */
const lenderRules = ['year-limited', 'stock-only', 'weekly', 'monthly'] as const satisfies readonly LenderRule[]

const lenderSchema = entry({
  name: must(shownText, 'Name shown', 'FIN-02'),
  rule: choice(
    lenderRules,
    'weekly',
    "'year-limited': year above this year minus year_limit, price above price_floor, in stock, comparison rate " +
      "present; 'stock-only': in stock; 'weekly' / 'monthly': price above price_floor, in stock, that payment present",
    'FIN-02',
  ),
  final_payment_percent: optionalNumber(
    { min: 0, max: 100, unit: '%' },
    'Final payment of this lender where an offer states no balloon; null takes finance.final_payment_percent, ' +
      '0 shows a $0 final payment',
    'FIN-03 FIN-04',
  ),
  establishment_fee: value(
    z.number().min(0).max(100_000),
    0,
    'Added to the amount financed in the calculator',
    'CALC-04',
    'dollars, two decimals',
  ),
  calculator_minimum_price: optionalNumber(
    { min: 0, max: 1_000_000, unit: 'dollars' },
    'Overrides calculator.price_min for this lender',
    'CALC-02',
  ),
  interest_min: optionalNumber(
    { min: 0, max: 100, unit: '% p.a.' },
    'Overrides calculator.interest_min for this lender',
    'CALC-03',
  ),
  interest_max: optionalNumber(
    { min: 0, max: 100, unit: '% p.a.' },
    'Overrides calculator.interest_max for this lender',
    'CALC-03',
  ),
  standard_terms: flag(
    false,
    "This lender's figures rest on finance.term_years, deposit_percent and final_payment_percent where an offer " +
      'states no terms of its own; without it only stated terms are shown',
    'FIN-04',
  ),
  example: optional(
    entry({
      loan: must(z.int().min(1).max(1_000_000), 'Amount of the loan', 'FIN-07', 'dollars'),
      years: must(z.number().min(0.5).max(30), 'Term of the loan', 'FIN-07', 'years'),
      secured: flag(true, 'Whether the loan is secured', 'FIN-07'),
    }),
    "The loan that this lender's comparison rates are worked out for, named beside the warning; null takes the " +
      'one of finance.disclaimer',
    'FIN-07',
  ),
  disclaimer: optionalText("Full disclaimer, where the vehicle's data brings none; null is blank", 'CALC-05 FIN-04'),
})

export const financeSection = section('Vehicle finance', 'FIN-01', {
  enabled: flag(true, 'Finance lines, panels and links', 'FIN-01'),
  ...financeWords,
  excluded_makes: list(make, 'Makes whose vehicles show no finance', 'FIN-01'),
  lenders: value(
    z.record(slug, lenderSchema),
    {},
    'Lenders by provider slug, as finance_provider and the finance_lenders of a vehicle name them; merged lender ' +
      'by lender, each taken whole',
    'FIN-02',
  ),
  price_floor: integer(500, { min: 0, max: 1_000_000, unit: 'dollars' }, 'Price must be above it', 'FIN-02'),
  year_limit: integer(
    12,
    { min: 1, max: 100, unit: 'years' },
    "For 'year-limited': the year must be above this year minus it",
    'FIN-02',
  ),
  minimum_weekly: integer(
    25,
    { min: 0, max: 10_000, unit: 'dollars' },
    "A weekly payment below it, before rounding, shows 'Enquire for Finance'",
    'FIN-03 CALC-09',
  ),
  enquire_text: text('Enquire for Finance', 'Shown in place of a payment below the minimum', 'FIN-03'),
  term_years: integer(5, { min: 1, max: 10, unit: 'years' }, 'Term of the estimate', 'FIN-04'),
  deposit_percent: number(10, { min: 0, max: 100, unit: '%' }, 'Deposit of the estimate', 'FIN-04'),
  final_payment_percent: number(30, { min: 0, max: 100, unit: '%' }, 'Final payment of the estimate', 'FIN-04'),
  disclaimer: section('Figures of the disclaimer', 'FIN-04', {
    loan: integer(
      30_000,
      { min: 1, max: 1_000_000, unit: 'dollars' },
      'Secured loan that the example is based on',
      'FIN-04',
    ),
    years: integer(5, { min: 1, max: 10, unit: 'years' }, 'Term of the example', 'FIN-04'),
    rate: number(6.29, { min: 0, max: 100, unit: '% p.a.' }, 'Rate of the example', 'FIN-04'),
    comparison_rate: number(
      8.19,
      { min: 0, max: 100, unit: '% p.a.' },
      'Comparison rate of the example',
      'FIN-04 FIN-07',
    ),
    secured: flag(true, 'Whether the example is a secured loan', 'FIN-04 FIN-07'),
    text: optionalText(
      'Replaces the written disclaimer; {loan}, {years}, {rate} and {comparison_rate} are filled in',
      'FIN-04',
    ),
  }),
  comparison_warning: text(
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
      'Different terms, fees or other loan amounts might result in a different comparison rate.',
    'Stands with every rate and repayment',
    'FIN-07',
  ),
  warning_place: choice(
    ['list', 'card'],
    'list',
    "Where the comparison rate warning stands in a list of vehicles. 'list': once, in sight directly above the " +
      "cards, tied to each figure by a mark; 'card': on each card",
    'FIN-07',
  ),
  quote: section('Quotes by the quote service', 'FIN-05', {
    enabled: flag(
      false,
      'The finance provider quotes: a vehicle without a figure of its own gets a quote once, which is stored with ' +
        'it until its price changes',
      'FIN-05',
    ),
    credit_score: text('GREAT', 'selfAssessedCreditScore that is sent', 'TEN-03 FIN-05'),
    loan_term: integer(5, { min: 1, max: 10, unit: 'years' }, 'loanTerm that is sent', 'FIN-05'),
    who_is_helping: optionalText('whoIsHelping that is sent; null sends the name of the site', 'FIN-05'),
    provider: choice(
      ['sandbox', 'http'],
      'sandbox',
      "Who quotes. 'http': the service at finance.quote.url; 'sandbox': figures invented by the platform, given " +
        'on demonstration sites only (any other gets no quote, and the log says so)',
      'FIN-05',
    ),
    url: optional(webUrl, "Where 'http' posts its requests; null gets no quote", 'FIN-05'),
    key: optional(secretReference, 'Bearer token that is sent to it; null sends none', 'FIN-05'),
    time_limit_ms: integer(3_000, { min: 100, max: 20_000, unit: 'ms' }, 'A later answer counts as none', 'FIN-05'),
  }),
  equifax: flag(false, 'Equifax finance page at routes.equifax_finance, gated', 'AUTH-02'),
})

const range = (min: number, max: number, unit: string) => ({ min, max, unit })

export const calculatorSection = section('Repayment calculator', 'CALC-01', {
  enabled: flag(true, 'Calculator at #finance-calculator of the finance pages', 'CALC-01'),
  price_min: integer(
    1_000,
    range(0, 1_000_000, 'dollars'),
    'Least purchase price; 5000 for one provider and one dealer',
    'CALC-02',
  ),
  price_max: integer(250_000, range(1, 5_000_000, 'dollars'), 'Greatest purchase price', 'CALC-02'),
  default_price: integer(30_000, range(1, 5_000_000, 'dollars'), 'Price where the vehicle has none', 'CALC-04'),
  default_term_years: number(5, range(0.5, 30, 'years'), 'Term at first', 'CALC-04'),
  term_min_years: number(1, range(0.5, 30, 'years'), 'Shortest term', 'CALC-03'),
  term_max_years: number(7, range(0.5, 30, 'years'), 'Longest term', 'CALC-03'),
  term_step_years: number(0.5, range(0.1, 5, 'years'), 'Step of the term', 'CALC-03'),
  default_interest: number(10, range(0, 100, '% p.a.'), 'Rate at first; 8.5 for one dealer group', 'TEN-03 CALC-04'),
  interest_min: number(0.5, range(0, 100, '% p.a.'), 'Least rate; 7.5 for one provider, 4 for one dealer', 'CALC-03'),
  interest_max: number(
    15,
    range(0, 100, '% p.a.'),
    'Greatest rate; 14.5 for one provider, 20 for one dealer',
    'CALC-03',
  ),
  interest_step: number(0.5, range(0.01, 5, '% p.a.'), 'Step of the rate', 'CALC-03'),
  deposit_max: integer(250_000, range(0, 5_000_000, 'dollars'), 'Greatest deposit or trade-in', 'CALC-03'),
  residual: flag(true, 'Offers a residual', 'CALC-01 CALC-03'),
  residual_max: integer(250_000, range(0, 5_000_000, 'dollars'), 'Greatest residual', 'CALC-03'),
  establishment_fee: value(
    z.number().min(0).max(100_000),
    0,
    'Added to the amount financed where the lender gives none; 1360.50 for one provider',
    'CALC-04',
    'dollars, two decimals',
  ),
  fees: list(
    entry({
      name: must(shownText, 'What the fee is for', 'CALC-04'),
      amount: must(z.number().min(0).max(100_000), 'Amount', 'CALC-04', 'dollars, two decimals'),
      period: choice(['once', 'monthly'], 'once', 'How often it falls due', 'CALC-04'),
    }),
    'Fees besides the establishment fee: the note below the result lists them, and the comparison rate counts ' +
      'them (once: paid at the start, not financed)',
    'CALC-04',
  ),
  comparison_rate_range: optional(
    entry({
      min: must(z.number().min(0).max(100), 'Lower end', 'CALC-04', '% p.a.'),
      max: must(z.number().min(0).max(100), 'Upper end', 'CALC-04', '% p.a.'),
    }),
    'Range of comparison rates that the note shows; null shows none',
    'CALC-04 FIN-07',
  ),
  note: optionalText('Further words of the note', 'CALC-04'),
  frequencies: presetList(
    z.enum(frequencies),
    frequencies,
    'Repayment frequencies offered, the first chosen',
    'CALC-01',
  ),
  weekly_to_monthly: number(
    4.33,
    range(4, 5, 'weeks a month'),
    'Factor where a weekly quote is shown monthly',
    'CALC-01',
  ),
  short_disclaimer_length: integer(
    197,
    range(1, 5_000, 'characters'),
    'Length of the disclaimer after Show Less',
    'CALC-05',
  ),
  quick_picks: presetList(
    z.number().positive().max(5_000_000),
    [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000],
    'Quick-pick buttons of the money input; one variant has 300000 to 800000 by 100000',
    'CALC-07',
    'dollars',
  ),
  price_slider: section('Price slider that leads to the search', 'CALC-08', {
    enabled: flag(true, 'Shows the slider', 'CALC-08'),
    step: integer(500, range(1, 100_000, 'dollars'), 'Step', 'CALC-08'),
    min: integer(5_000, range(0, 5_000_000, 'dollars'), 'Lower end', 'CALC-08'),
    max: integer(250_000, range(1, 5_000_000, 'dollars'), 'Upper end', 'CALC-08'),
  }),
})
