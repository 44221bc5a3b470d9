import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { runOnEachDatabase } from '../each-database.ts'
import type { Report } from '../report.ts'
import { runProgram } from '../run-program.ts'

const vehicles = 100_000
const mostSeconds = 30
const mostMegabytes = 350

/** As scripts/forecourt.mjs starts the command line. */
const commandLineFlags = ['--max-semi-space-size=8']

interface Measured {
  readonly seconds: number
  /**
   * Processor time of the process, its garbage collector included: what remains of the figure on a machine that others
   * use too.
   */
  readonly cpuSeconds: number
  readonly megabytes: number
  readonly counts: string
}

/**
 * A feed of 100,000 vehicles into an empty store, and the same feed again, each in a process of its own so that its
 * memory is its own.
 */
export async function run(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'))
  try {
    const file = join(folder, 'feed.csv')
    await writeFeed(file)
    const size = (await stat(file)).size / 1_000_000
    report({
      what: `feed of ${vehicles.toLocaleString('en-AU')} rows`,
      bar: null,
      measured: `${size.toFixed(0)} MB of CSV`,
      met: null,
    })
    await runOnEachDatabase(report, async (address, reportOne) => {
      for (const what of ['first import', 'the same feed again'])
        reportImport(what, await measure(file, address), address.url === null, reportOne)
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A PostgreSQL server works on the cores of the same machine here, so that time has a bar on SQLite alone. */
function reportImport(
  what: string,
  { seconds, cpuSeconds, megabytes, counts }: Measured,
  isTimed: boolean,
  report: Report,
): void {
  report({
    what: `${what}, time`,
    bar: isTimed ? `≤ ${mostSeconds} s` : null,
    measured: `${seconds.toFixed(1)} s`,
    met: isTimed ? seconds <= mostSeconds : null,
  })
  report({ what: `${what}, processor time`, bar: null, measured: `${cpuSeconds.toFixed(1)} s`, met: null })
  report({ what: `${what}, outcome`, bar: null, measured: counts, met: null })
  report({
    what: `${what}, peak memory`,
    bar: `≤ ${mostMegabytes} MB`,
    measured: `${megabytes.toFixed(0)} MB`,
    met: megabytes <= mostMegabytes,
  })
}

async function measure(file: string, address: StoreAddress): Promise<Measured> {
  const program = join(import.meta.dirname, 'import-once.ts')
  return JSON.parse(await runProgram([...commandLineFlags, program, file, JSON.stringify(address)])) as Measured
}

const models: readonly (readonly [make: string, model: string, body: string])[] = [
  ['Toyota', 'HiLux', 'Dual Cab Pick-up'],
  ['Toyota', 'Corolla', 'Hatchback'],
  ['Ford', 'Ranger', 'Double Cab Utility'],
  ['Mazda', 'CX-5', 'SUV'],
  ['Hyundai', 'i30', 'Hatchback'],
  ['Kia', 'Carnival', 'People Mover'],
  ['Land Rover', 'Range Rover Sport', 'SUV'],
  ['Tesla', 'Model Y', 'SUV'],
  ['Volkswagen', 'Golf', 'Wagon'],
  ['LDV', 'G10', 'Van'],
]

/** Rows as wide as a dealer's: equipment, comments, ten pictures, finance. About 1.2 kB each. */
async function writeFeed(path: string): Promise<void> {
  const file = await open(path, 'w')
  const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
  await file.write(
    'stocknum,make,model,badge,year,car_type,price,offer_price,price_type,km,body,fuel,trans,drive,' +
      'colour,seats,doors,vin,regplate,standardEquipment,dealercomments,images,variant.cylinders,' +
      'variant.enginesize_litres,variant.towingcapacitybraked,finance_lenders.acme.comparisonRate,' +
      'finance_lenders.acme.paymentWeek,finance_lenders.acme.term5.termYears\n',
  )
  for (let from = 0; from < vehicles; from += 1_000) {
    const lines: string[] = []
    for (let at = from; at < Math.min(from + 1_000, vehicles); at += 1) {
      const [make, model, body] = pick(models, at * 7)
      const images = Array.from(
        { length: 10 },
        (_, number) => `https://pictures.example.test/stock/${at}/${number}.jpg`,
      ).join('|')
      const comments =
        `"One owner ${model}, full service history, ""drive away"" today. ` +
        `${'Call in for a test drive, finance and trade-ins welcome. '.repeat(6)}"`
      lines.push(
        [
          `S${at}`,
          make,
          model,
          pick(['SR5', 'Ascent', 'XLT', 'Akera', 'GT'], at),
          2010 + (at % 17),
          pick(['used', 'used', 'used', 'new', 'demo'], at),
          9_000 + ((at * 137) % 90_000),
          at % 9 === 0 ? 8_000 + (at % 5_000) : '',
          pick(['drive_away', 'egc', ''], at),
          (at * 311) % 250_000,
          body,
          pick(['Unleaded', 'Diesel', 'Hybrid', 'Electric'], at),
          pick(['Automatic', 'Manual'], at >> 2),
          pick(['4WD', 'AWD', 'Front', 'Rear'], at),
          pick(['White', 'Black', 'Blue', 'Red'], at),
          2 + (at % 7),
          2 + (at % 4),
          `6T1BENCH${String(at).padStart(9, '0')}`,
          `B${at}`,
          'Apple CarPlay|Android Auto|Reversing camera|Rear parking sensors|Bluetooth|Alloy wheels|' +
            'Tow bar|Keyless entry|Cruise control|Climate control|Leather seats',
          comments,
          images,
          4,
          2.8,
          pick([3_500, 1_500, ''], at),
          8.19,
          90 + (at % 300),
          5,
        ].join(','),
      )
    }
    await file.write(`${lines.join('\n')}\n`)
  }
  await file.close()
}

if (import.meta.main) {
  await run(({ what, bar, measured, met }) =>
    console.log(
      `${what.padEnd(36)} ${measured}${bar === null ? '' : `   bar ${bar}: ${met === true ? 'met' : 'MISSED'}`}`,
    ),
  )
}
