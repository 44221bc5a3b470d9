import { z } from 'zod'
import { encodings } from '../read/decode-text.ts'
import { feedFormats, formatSections } from '../read/feed-formats.ts'
import { dateOrders } from './date-orders.ts'
import { hasNestedQuantifier } from './nested-quantifier.ts'

/**
 * Words that count as no value unless a mapping lists its own; compared trimmed and case-insensitively. An empty cell,
 * and one of dashes alone, always count as no value.
 */
export const defaultAbsent = ['n/a', 'na', 'nan', 'null', 'none', 'nil', 'undefined', 'unknown']

const column = z
  .string()
  .min(1)
  .max(200)
  .describe('Name of a column, JSON field or XML element; dots lead inward: engine.size')
const columns = z.union([column, z.array(column).min(1).max(20)])

const pattern = z
  .string()
  .min(1)
  .max(500)
  .superRefine((source, context) => {
    const problem = findPatternProblem(source)
    if (problem !== null) context.addIssue(`expected a regular expression; '${source}' is none: ${problem}`)
  })
  .refine(
    (source) => !hasNestedQuantifier(source),
    'repeats a group that repeats inside, like (a+)+, which can take for ever; repeat one of them alone',
  )
  .describe('Regular expression, without case; tried on the first 2,000 characters')

const share = z.number().min(0).max(1)

const lookupTable = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Steps that are written as a name alone. */
const plainSteps = ['collapse_spaces', 'lower', 'upper', 'title_case', 'text_from_html'] as const

/** Names of all steps, for messages. */
export const stepNames = ['capture', 'replace', 'split', 'lookup', 'multiply', 'prefix', ...plainSteps] as const

const step = z.union([
  z.enum(plainSteps),
  z.strictObject({ capture: pattern.describe('Keeps the first group, or the whole match; no match is nothing') }),
  z.strictObject({ replace: pattern, with: z.string().max(500).default('') }),
  z.strictObject({
    split: z.string().min(1).max(20).describe('Cuts at this text'),
    part: z
      .int()
      .min(-50)
      .max(50)
      .refine((part) => part !== 0, 'expected 1 for the first part, -1 for the last')
      .describe('Keeps that part; absent keeps all, as a list')
      .optional(),
  }),
  z.strictObject({
    lookup: z
      .union([z.string(), lookupTable])
      .describe('A table, or the name of one under lookups; keys compare trimmed and without case; a null is nothing'),
    otherwise: z
      .enum(['keep', 'absent', 'reject'])
      .default('keep')
      .describe('What becomes of a value that the table lacks'),
  }),
  z.strictObject({
    multiply: z
      .number()
      .positive()
      .describe('For another unit: 1.609344 makes kilometres of miles; a whole number is rounded'),
  }),
  z.strictObject({
    prefix: z.string().min(1).max(500).describe('Put in front, for addresses given without their host'),
  }),
])

const optional = z
  .boolean()
  .describe('The file may lack the columns; absent: a file without them is refused')
  .optional()

const commonKeys = {
  optional,
  steps: z.array(step).max(20).default([]).describe('Done in order; on a list, on each member'),
  absent: z
    .array(z.string())
    .max(100)
    .describe("What stands for nothing here, in place of the mapping's own list")
    .optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).describe('Taken when the feed gives nothing').optional(),
  separator: z
    .string()
    .min(1)
    .max(10)
    .describe('Cuts a text that holds a list; absent: | ; or line break, else comma')
    .optional(),
  unreadable: z
    .enum(['reject', 'absent'])
    .describe(
      'What becomes of the row when the value cannot be read; absent: reject for stock number, make, model, ' +
        'year, car_type, item_type and money, else nothing and a warning',
    )
    .optional(),
}

const columnRule = z.strictObject({
  from: columns
    .transform((from) => (typeof from === 'string' ? [from] : from))
    .describe('The first that holds something after the steps, and that can be read'),
  ...commonKeys,
})

const fieldRule = z.union([
  column.transform((from): z.output<typeof columnRule> => ({ from: [from], steps: [] })),
  columnRule,
  z.strictObject({
    join: z.array(column).min(1).max(20),
    with: z.string().max(20).default(' ').describe('Between the parts; parts that are absent are left out'),
    ...commonKeys,
  }),
  z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean()]).describe('The same for every row') }),
  z.strictObject({
    hash: z
      .array(column)
      .min(1)
      .max(50)
      .describe(
        'A stable number made of these columns, for feeds without a stock number. Leave out what changes while ' +
          'the vehicle stands there (price)',
      ),
    repeats: z
      .enum(['reject', 'number'])
      .default('reject')
      .describe("Rows alike in all of them: 'reject' takes the first, 'number' appends -2, -3 … in file order"),
    optional,
  }),
])

export const mappingSchema = z.strictObject({
  feed: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'expected lower-case letters, digits and hyphens')
    .describe(
      'Name of the feed. Only vehicles that came by a feed of this name can be marked sold by it: never rename it',
    ),
  formerly: z
    .array(z.string().max(60))
    .max(20)
    .default([])
    .describe('Earlier names of this feed. Vehicles that came under them belong to it, and can leave with its files'),
  description: z.string().max(500).optional(),
  format: z.enum(feedFormats).describe(`One of ${feedFormats.join(', ')}`),
  encoding: z.enum(encodings).default('auto').describe('auto: byte order mark, XML prolog, else UTF-8'),
  ...formatSections,
  absent: z.array(z.string()).max(100).default(defaultAbsent).describe('Values that stand for nothing'),
  prices: z.enum(['dollars', 'cents']).default('dollars').describe('Unit of every amount of money in the feed'),
  dates: z.enum(dateOrders).default('day_first').describe('How the feed writes dates such as 03/04/2027'),
  own_names: z
    .boolean()
    .default(false)
    .describe('Fields that are not named below are taken from the column of their own name'),
  max_rejected_share: share
    .default(0.5)
    .describe('0 to 1, share of the rows: a file of which more are rejected is refused; 1 never refuses'),
  price_shift: z
    .number()
    .positive()
    .max(100)
    .default(0.3)
    .describe('Share of the old price by which a price must change, or be gone, to count as shifted: 0.3 is 30 %'),
  max_shifted_share: share
    .default(0.2)
    .describe('0 to 1, share of the priced vehicles: a file that shifts the price of more is refused'),
  max_returned_share: share
    .default(0.2)
    .describe(
      "0 to 1, share of the site's sold vehicles, and of the file's vehicles: a file that puts more of either back " +
        'on sale is refused',
    ),
  max_known_share: share
    .default(0.2)
    .describe(
      "0 to 1, share of the file's vehicles: a file is refused when more of them are new to this feed and in stock " +
        'under another feed or site',
    ),
  lookups: z.record(z.string(), lookupTable).default({}),
  fields: z.record(z.string(), fieldRule).default({}).describe('Vehicle field → where it comes from'),
})

export type FeedMapping = Readonly<z.infer<typeof mappingSchema>>
export type FieldRule = z.infer<typeof fieldRule>
export type ValueStep = z.infer<typeof step>

function findPatternProblem(source: string): string | null {
  try {
    void new RegExp(source, 'iu')
    return null
  } catch (error) {
    // 'Invalid regular expression: /(/iu: Unterminated group'
    const message = error instanceof Error ? error.message : ''
    return message.slice(message.lastIndexOf(': ') + 2).toLowerCase()
  }
}
