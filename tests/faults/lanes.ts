import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#data/database.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { createErrands, type Errands, type OpenForm, type OpenHold, type OwnHold } from './errands.ts'
import type { Car, Recorder } from './history.ts'
import type { Visitor } from './visitors.ts'
import { carsOfSite, priceOf, siteSlugs, writePrice } from './yard.ts'

export interface LaneWorld {
  readonly recorder: Recorder
  readonly seed: string
  readonly ports: readonly number[]
  readonly cars: readonly Car[]
  readonly visitors: readonly Visitor[]
}

const lanes = 6
/** Pause between two errands of a lane, milliseconds: moderate load, not a flood. */
const pauseMs = { shortest: 5, longest: 40 } as const
const pricePauseMs = { shortest: 60, longest: 160 } as const

/** Share of forms that are submitted by a double click, which must create one lead. */
const doubleClicks = 0.2

/** The visitors of a run. */
export interface Lanes {
  readonly errands: Errands
  /** Forms without an acknowledgement. */
  readonly openForms: OpenForm[]
  /** Holds that have not been released yet. */
  readonly ownHolds: OwnHold[]
  /** Runs errands until `until`, milliseconds of the recorder. */
  work(until: number): Promise<void>
}

export function createLanes({ recorder, seed, ports, cars, visitors }: LaneWorld): Lanes {
  const errands = createErrands({ recorder, ports })
  const openForms: OpenForm[] = []
  const ownHolds: OwnHold[] = []
  const openHolds: OpenHold[] = []

  /** A contended car: the first of each site. */
  const pickWanted = (random: Random): Car => require(cars[random.integer(0, siteSlugs.length - 1) * carsOfSite])

  async function hold(random: Random, node: number, car: Car): Promise<void> {
    const held = await errands.hold(node, car)
    // Held for a moment, so that other lanes attempt to reserve it.
    await sleep(random.integer(0, 150))
    keepHold(held)
  }

  function keepHold(held: OwnHold | OpenHold | null): void {
    if (held === null) return
    if ('holdId' in held) ownHolds.push(held)
    else openHolds.push(held)
  }

  /** Releases a hold. Releases and checkouts without an answer are retried later. */
  async function release(node: number): Promise<void> {
    const open = openHolds.shift()
    if (open !== undefined) return keepHold(await errands.holdAgain(node, open))
    const own = ownHolds.shift()
    if (own !== undefined && (await errands.release(node, own)) === 'open') ownHolds.push(own)
  }

  async function runErrand(random: Random): Promise<void> {
    const pickNode = (): number => random.integer(0, ports.length - 1)
    const node = pickNode()
    const car = random.pick(cars)
    const visitor = random.pick(visitors)
    const ofSite = cars.filter(({ site }) => site === visitor.site)
    const kinds = ['page', 'results', 'search', 'lead', 'again', 'save', 'list', 'hold', 'duel', 'release'] as const
    const weights = [22, 5, 8, 22, 8, 10, 8, 6, 6, 12]
    const kind = random.pickWeighted(kinds.map((each, index) => [each, weights[index] ?? 0] as const))
    switch (kind) {
      case 'page':
        await errands.readPage(node, car)
        return
      case 'results':
      case 'search':
        await errands.readList(node, car.site, kind)
        return
      case 'lead': {
        const open = await errands.enquire(node, car.site, random.chance(doubleClicks))
        if (open !== null && open !== 'thanked') openForms.push(open)
        return
      }
      case 'again': {
        const open = openForms.shift()
        if (open !== undefined && !(await errands.sendAgain(node, open))) openForms.push(open)
        return
      }
      case 'save':
        return errands.save(node, visitor, random.pick(ofSite), random.chance(0.6) ? 'save' : 'unsave')
      case 'list':
        return errands.readWatchlist(node, visitor)
      case 'hold':
        return hold(random, node, pickWanted(random))
      case 'duel': {
        const wanted = pickWanted(random)
        await Promise.all([0, 1, 2].map((rival) => hold(random.fork(`rival ${rival}`), pickNode(), wanted)))
        return
      }
      case 'release':
        return release(node)
    }
  }

  return {
    errands,
    openForms,
    ownHolds,
    async work(until) {
      const run = async (random: Random): Promise<void> => {
        while (recorder.now() < until) {
          await runErrand(random)
          await sleep(random.integer(pauseMs.shortest, pauseMs.longest))
        }
      }
      await Promise.all(Array.from({ length: lanes }, (_, lane) => run(createRandom(`${seed} lane ${lane}`))))
    },
  }
}

/** Changes prices in the store, one at a time, so that their order is known. */
export interface PriceWriter {
  /** Writes the next price of a car; true: it is certainly stored. */
  change(car: Car): Promise<boolean>
  /** Changes prices of random cars until `until`. */
  work(until: number): Promise<void>
}

export function createPriceWriter(
  database: Database,
  { recorder, seed, cars }: Pick<LaneWorld, 'recorder' | 'seed' | 'cars'>,
): PriceWriter {
  const random = createRandom(`${seed} prices`)
  const versions = cars.map(() => 0)
  async function change(car: Car): Promise<boolean> {
    const index = cars.indexOf(car)
    const [siteIndex, carIndex] = [Math.floor(index / carsOfSite), index % carsOfSite]
    const version = (versions[index] ?? 0) + 1
    versions[index] = version
    const begin = recorder.now()
    const problem = await writePrice(database, siteIndex, carIndex, version).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    recorder.add({
      kind: 'price',
      site: car.site,
      node: null,
      begin,
      end: recorder.now(),
      outcome: problem === null ? 'ok' : 'unknown',
      note: problem ?? 'stored',
      car: car.slug,
      price: priceOf(siteIndex, carIndex, version),
    })
    return problem === null
  }
  return {
    change,
    async work(until) {
      while (recorder.now() < until) {
        await change(random.pick(cars))
        await sleep(random.integer(pricePauseMs.shortest, pricePauseMs.longest))
      }
    },
  }
}

function require<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there are no cars')
  return value
}
