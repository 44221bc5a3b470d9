import { platformDefaults } from '../defaults.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

const driveAway = /\bdrive[\s-]*away\b/i
/** Price types whose amount excludes charges or includes estimated ones. */
const notDriveAway = ['egc', 'eegc', 'poa'] as const
const needsWords = ['estimated_drive_away', 'egc', 'eegc'] as const

/** Errors: statements about price and finance that no site may publish, because they cannot be true. */
export function checkClaims({ finance: { disclaimer }, price: { type_words } }: Site): readonly Fault[] {
  const { rate, comparison_rate } = disclaimer
  return [
    ...(comparison_rate >= rate
      ? []
      : [
          fault(
            ['finance', 'disclaimer', 'comparison_rate'],
            `${comparison_rate} is lower than the rate ${rate}, and a comparison rate adds the fees to the rate`,
            `at least ${rate}`,
          ),
        ]),
    ...notDriveAway
      .filter((type) => driveAway.test(type_words[type]))
      .map((type) =>
        fault(
          ['price', 'type_words', type],
          `'${type_words[type]}' promises a total with all charges, which this price type does not include`,
          "words without 'drive away'",
        ),
      ),
  ]
}

/**
 * Warnings: statements about price and finance that are probably unintended, or that the law requires in another form.
 */
export function listClaimWarnings(site: Site): readonly Fault[] {
  return [...warnOfWords(site), ...warnOfExample(site), ...warnOfRange(site), ...warnOfBarePrices(site)]
}

function warnOfWords({ finance: { comparison_warning, disclaimer } }: Site): readonly Fault[] {
  const { text } = disclaimer
  return [
    ...(/comparison rate is true only for the examples? given/i.test(comparison_warning)
      ? []
      : [
          fault(
            ['finance', 'comparison_warning'],
            'does not contain the comparison rate warning that the National Credit Code requires',
            'the default, or text that contains it',
          ),
        ]),
    ...(text === null || !/%|\{rate\}/.test(text) || /comparison rate|\{comparison_rate\}/i.test(text)
      ? []
      : [
          fault(
            ['finance', 'disclaimer', 'text'],
            'states a rate without its comparison rate',
            'words with {rate} and {comparison_rate}',
          ),
        ]),
  ]
}

/** Warns of a lender beside the platform's example loan, which is not an offer of any lender. */
function warnOfExample({
  demo,
  finance_provider,
  dealerships,
  finance: { enabled, disclaimer },
}: Site): readonly Fault[] {
  const example = platformDefaults.finance?.disclaimer
  const isDefault = disclaimer.rate === example?.rate && disclaimer.comparison_rate === example.comparison_rate
  const hasLender = finance_provider !== null || dealerships.some((dealership) => dealership.finance_provider !== null)
  if (demo || !enabled || !hasLender || !isDefault) return []
  return [
    fault(
      ['finance', 'disclaimer'],
      `shows the platform's example of ${disclaimer.rate}% p.a., comparison rate ${disclaimer.comparison_rate}% ` +
        'p.a., which may not be an offer of your lender',
      "your lender's loan, years, rate and comparison_rate",
    ),
  ]
}

function warnOfRange({
  calculator: { enabled, comparison_rate_range: range, default_interest },
}: Site): readonly Fault[] {
  if (!enabled || range === null || range.max >= default_interest) return []
  return [
    fault(
      ['calculator', 'comparison_rate_range', 'max'],
      `${range.max} is lower than the rate ${default_interest} that the calculator begins with ` +
        '(calculator.default_interest)',
      `at least ${default_interest}`,
    ),
  ]
}

function warnOfBarePrices({ price: { type_words } }: Site): readonly Fault[] {
  return needsWords
    .filter((type) => type_words[type].trim() === '')
    .map((type) =>
      fault(
        ['price', 'type_words', type],
        'is empty, so a price that is not a drive away total is shown without any words about its charges',
        'words about the charges',
      ),
    )
}
