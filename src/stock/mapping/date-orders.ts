/** How a file writes dates such as 03/04/2027; as `dates` of a mapping. */
export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]

/**
 * Watches the order of day and month in a file. 03/04/2027 can be read either way, so that a file of the other order is
 * wrong in most rows and complains in those alone whose day is above 12; only the file as a whole shows it.
 */
export interface DateOrderCheck {
  /** Every value that a field of a date is read from. */
  see(field: string, value: unknown): void
  /** What looks wrong, one line for each field. */
  describe(): readonly string[]
}

interface Evidence {
  /** Dates that have no reading in the other order, as 25/03/2027 has none with the month first. */
  day_first: number
  month_first: number
  /** The first that cannot be read in the order of the mapping. */
  example: string
  /** The first that can be read in both orders; null: none. */
  ambiguous: string | null
}

/** `order`: that of the mapping. */
export function createDateOrderCheck(order: DateOrder): DateOrderCheck {
  const other = order === 'day_first' ? 'month_first' : 'day_first'
  const fields = new Map<string, Evidence>()
  return {
    see(field, value) {
      if (typeof value !== 'string') return
      const date = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/.exec(value)
      if (date === null) return
      const evidence = fields.get(field) ?? { day_first: 0, month_first: 0, example: '', ambiguous: null }
      fields.set(field, evidence)
      const [text, first, second] = date
      const only = findOrder(Number(first), Number(second))
      if (only === 'either') evidence.ambiguous ??= text.trim()
      else if (only !== null) {
        evidence[only] += 1
        if (only === other && evidence.example === '') evidence.example = text.trim()
      }
    },
    describe() {
      // The setting is for all fields: where one of them keeps the order of the mapping, another is turned by a step.
      const advice = [...fields.values()].some((evidence) => evidence[order] > 0)
        ? `Turn them in the mapping: ${stepThatTurns}`
        : `Write dates: ${other} into the mapping`
      return [...fields].flatMap(([field, evidence]) =>
        evidence[other] === 0 ? [] : [`${field}: ${describeOrder(evidence, order, other, advice)}`],
      )
    },
  }
}

/** For the rule of a field; exported for the test that reads by it. */
export const stepThatTurns = String.raw`steps: [{ replace: '^(\d+)\D(\d+)\D', with: '$2/$1/' }]`

/** The only order that the numbers can be read in; null: none, or the day is the month. */
function findOrder(first: number, second: number): DateOrder | 'either' | null {
  if (first === second || Math.max(first, second) > 31 || Math.min(first, second) < 1) return null
  if (first <= 12 && second <= 12) return 'either'
  if (first > 12 && second > 12) return null
  return first > 12 ? 'day_first' : 'month_first'
}

const words: Readonly<Record<DateOrder, string>> = {
  day_first: 'the day first',
  month_first: 'the month first',
}

function describeOrder(evidence: Evidence, order: DateOrder, other: DateOrder, advice: string): string {
  const count = evidence[other]
  const which =
    `${count.toLocaleString('en-AU')} ${count === 1 ? 'date is' : 'dates are'} valid only with ${words[other]}, ` +
    `such as ${evidence.example}, and `
  if (evidence[order] > 0)
    return (
      `${which}${evidence[order].toLocaleString('en-AU')} only with ${words[order]}: the file mixes both orders, so ` +
      'that a date such as 03/04/2027 may be either; ask the sender for dates such as 2027-04-03'
    )
  const misread =
    evidence.ambiguous === null ? '' : `; dates such as ${evidence.ambiguous} were read with ${words[order]}`
  return `${which}none only with ${words[order]}${misread}. ${advice}`
}
