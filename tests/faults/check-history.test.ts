import { describe, expect, test } from 'vitest'
import { checkHistory } from './check-history.ts'
import { listPossiblePrices } from './check-prices.ts'
import type { Delivery, FaultRecord, History, NewOperation, Operation, Violation } from './history.ts'

// Handwritten histories. Most break exactly one rule, which the checker must report, and nothing else.

const cars = [
  { site: 'numbat', slug: 'numbat-0', id: 'n0', price: 10_000 },
  { site: 'quokka', slug: 'quokka-0', id: 'q0', price: 20_000 },
]

type Untimed<Item> = Item extends unknown ? Omit<Item, 'begin' | 'end'> : never
type Entry = Partial<NewOperation> & { readonly kind: Operation['kind'] }

/**
 * A successful operation from `begin` to `end` milliseconds, on node 0 and site numbat, unless `entry` overrides it.
 */
function during(begin: number, end: number, entry: Entry): NewOperation {
  const plain = { site: 'numbat', node: 0, outcome: 'ok', note: '', car: 'numbat-0', visitor: 'ann', holdId: null }
  const read = { marks: ['numbat'], prices: { 'numbat-0': [10_000] }, cars: [], isSignedIn: true, isActive: true }
  const sent = { leadId: null, message: 'm', what: 'readiness' }
  return { ...plain, ...read, ...sent, ...entry, begin, end } as Untimed<NewOperation> & { begin: number; end: number }
}

function judge(
  operations: readonly NewOperation[],
  { deliveries = [], faults = [] }: { deliveries?: readonly Partial<Delivery>[]; faults?: readonly FaultRecord[] } = {},
): readonly Violation[] {
  const history: History = {
    operations: operations.map((operation, index) => ({ ...operation, id: index + 1 })),
    faults,
    deliveries: deliveries.map((delivery) => ({
      at: 0,
      leadId: 'l1',
      channel: 'sandbox',
      site: 'numbat',
      message: 'm',
      ...delivery,
    })),
    cars,
  }
  return checkHistory(history)
}

const rulesOf = (violations: readonly Violation[]): readonly string[] => violations.map(({ rule }) => rule)

describe('LEAD-12 LEAD-13 leads', () => {
  const thanked = during(0, 10, { kind: 'lead', leadId: 'l1' })
  const unanswered = during(0, 10, { kind: 'lead', outcome: 'unknown' })

  test('a lead that was thanked for and delivered is right, however often it was delivered', () => {
    expect(judge([thanked], { deliveries: [{}, {}, {}] })).toEqual([])
  })
  test('a lead that was thanked for and never delivered is lost', () => {
    expect(rulesOf(judge([thanked]))).toEqual(['leads'])
  })
  test('one form that reaches the receiver as two leads is doubled, thanked for or not', () => {
    const twice = [{}, { leadId: 'l2' }]
    expect(rulesOf(judge([thanked], { deliveries: twice }))).toEqual(['leads'])
    expect(rulesOf(judge([unanswered], { deliveries: twice }))).toEqual(['leads'])
  })
  test('one form that is thanked for as two leads is doubled', () => {
    const again = during(20, 30, { kind: 'lead', leadId: 'l2' })
    expect(judge([thanked, again], { deliveries: [{}, { leadId: 'l2' }] }).length).toBeGreaterThan(0)
  })
  test('a form without an answer may have arrived or not', () => {
    expect(judge([unanswered])).toEqual([])
    expect(judge([unanswered], { deliveries: [{}] })).toEqual([])
  })
  test('a repeat of the form that is answered with the same lead is the same lead', () => {
    expect(judge([unanswered, during(20, 30, { kind: 'lead', leadId: 'l1' })], { deliveries: [{}] })).toEqual([])
  })
  test('a lead that nobody sent is an invention', () => {
    expect(rulesOf(judge([], { deliveries: [{}] }))).toEqual(['leads'])
  })
})

describe('BUY-03 holds', () => {
  const hold = (begin: number, end: number, holdId: string, more: Partial<Entry> = {}): NewOperation =>
    during(begin, end, { kind: 'hold', holdId, ...more })
  const release = (begin: number, end: number, holdId: string, more: Partial<Entry> = {}): NewOperation =>
    during(begin, end, { kind: 'release', holdId, ...more } as Entry)

  test('two holds of a car without a release between are two at one time', () => {
    expect(rulesOf(judge([hold(0, 10, 'a'), hold(20, 30, 'b')]))).toEqual(['holds'])
    expect(rulesOf(judge([hold(0, 100, 'a'), hold(20, 30, 'b')]))).toEqual(['holds'])
  })
  test('a hold after the release of the other is right, also where the release was not answered', () => {
    expect(judge([hold(0, 10, 'a'), release(11, 15, 'a'), hold(12, 30, 'b')])).toEqual([])
    expect(judge([hold(0, 10, 'a'), release(11, 15, 'a', { outcome: 'unknown' }), hold(12, 30, 'b')])).toEqual([])
  })
  test('a release that was refused, or that began after the other hold was there, frees nothing', () => {
    const refused = release(11, 15, 'a', { outcome: 'refused' })
    expect(rulesOf(judge([hold(0, 10, 'a'), refused, hold(20, 30, 'b')]))).toEqual(['holds'])
    expect(rulesOf(judge([hold(0, 10, 'a'), hold(12, 30, 'b'), release(31, 40, 'a')]))).toEqual(['holds'])
  })
  test('a release of the later hold makes no room for it', () => {
    expect(rulesOf(judge([hold(0, 10, 'a'), hold(20, 30, 'b'), release(40, 50, 'b')]))).toEqual(['holds'])
  })
  test('a hold that was acknowledged is there until somebody begins to release it', () => {
    const seen = (begin: number, end: number, isActive: boolean, more: Partial<Entry> = {}): NewOperation =>
      during(begin, end, { kind: 'hold page', holdId: 'a', isActive, ...more } as Entry)
    expect(judge([hold(0, 10, 'a'), seen(20, 30, true)])).toEqual([])
    expect(rulesOf(judge([hold(0, 10, 'a'), seen(20, 30, false)]))).toEqual(['holds'])
    expect(rulesOf(judge([hold(0, 10, 'a'), seen(20, 30, false), release(31, 40, 'a')]))).toEqual(['holds'])
    expect(judge([hold(0, 10, 'a'), release(11, 15, 'a', { outcome: 'unknown' }), seen(20, 30, false)])).toEqual([])
    expect(judge([hold(0, 10, 'a'), seen(20, 30, false, { outcome: 'refused' })])).toEqual([])
  })
  test('a repeated form with the same hold, a refused hold and holds of two cars are right', () => {
    expect(judge([hold(0, 10, 'a'), hold(20, 30, 'a')])).toEqual([])
    expect(judge([hold(0, 10, 'a'), during(20, 30, { kind: 'hold', outcome: 'refused' })])).toEqual([])
    expect(judge([hold(0, 10, 'a'), hold(20, 30, 'b', { car: 'numbat-1' })])).toEqual([])
  })
})

describe('TEN-07 isolation', () => {
  test('an answer with another site’s mark, or with none, breaks it', () => {
    for (const kind of ['page', 'results', 'search', 'form', 'hold page'] as const) {
      expect(judge([during(0, 10, { kind })])).toEqual([])
      expect(rulesOf(judge([during(0, 10, { kind, marks: ['numbat', 'quokka'] })]))).toEqual(['isolation'])
      expect(rulesOf(judge([during(0, 10, { kind, marks: [] })]))).toEqual(['isolation'])
    }
  })
  test('an error page may show nothing, and no other site', () => {
    expect(judge([during(0, 10, { kind: 'page', outcome: 'refused', marks: [] })])).toEqual([])
    expect(rulesOf(judge([during(0, 10, { kind: 'page', outcome: 'refused', marks: ['quokka'] })]))).toEqual([
      'isolation',
    ])
  })
  test('a search or a watchlist that holds a car of another site, or of none, breaks it', () => {
    const prices = { 'numbat-0': [10_000], 'quokka-0': [20_000] }
    for (const kind of ['page', 'results', 'search'] as const)
      expect(rulesOf(judge([during(0, 10, { kind, prices })]))).toEqual(['isolation'])
    expect(rulesOf(judge([during(0, 10, { kind: 'list', cars: ['q0'] })]))).toEqual(['isolation'])
    expect(rulesOf(judge([during(0, 10, { kind: 'list', cars: ['nobody knows'] })]))).toEqual(['isolation'])
  })
  test('a lead that is delivered as another site’s breaks it', () => {
    const sent = during(0, 10, { kind: 'lead', leadId: 'l1' })
    expect(rulesOf(judge([sent], { deliveries: [{ site: 'quokka' }] }))).toEqual(['isolation'])
  })
})

describe('STOCK-06 prices', () => {
  const written = (begin: number, end: number, price: number, more: Partial<Entry> = {}): NewOperation =>
    during(begin, end, { kind: 'price', node: null, price, ...more })
  const read = (begin: number, end: number, ...told: readonly number[]): NewOperation =>
    during(begin, end, { kind: 'page', prices: { 'numbat-0': told } })
  const fault = (begin: number, end: number, more: Partial<FaultRecord> = {}): FaultRecord => ({
    kind: 'cut',
    node: 0,
    keepsNewsBack: true,
    begin,
    end,
    recoveryMs: 1_000,
    ...more,
  })

  test('the first price, a price that is being written, and one that was replaced a moment ago are right', () => {
    expect(judge([read(0, 10, 10_000)])).toEqual([])
    expect(judge([written(100, 200, 10_001), read(110, 150, 10_001), read(110, 150, 10_000)])).toEqual([])
    expect(judge([written(100, 200, 10_001), read(2_100, 2_150, 10_000)])).toEqual([])
  })
  test('a price that was never written breaks it, on a page and in a search', () => {
    expect(rulesOf(judge([read(0, 10, 20_000)]))).toEqual(['prices'])
    for (const kind of ['search', 'results'] as const)
      expect(rulesOf(judge([during(0, 10, { kind, prices: { 'numbat-0': [10_007] } })]))).toEqual(['prices'])
  })
  test('every price that a page tells is looked at', () => {
    expect(rulesOf(judge([written(100, 200, 10_001), read(9_000, 9_010, 10_001, 10_000)]))).toEqual(['prices'])
  })
  test('a page of a car without its price, and a list without one of its cars, break it', () => {
    for (const kind of ['page', 'results', 'search'] as const) {
      expect(rulesOf(judge([during(0, 10, { kind, prices: {} })]))).toEqual(['prices'])
      expect(judge([during(0, 10, { kind, prices: {}, outcome: 'refused' })])).toEqual([])
    }
  })
  test('a price that was replaced longer ago than a change may take breaks it', () => {
    expect(rulesOf(judge([written(100, 200, 10_001), read(2_201, 2_250, 10_000)]))).toEqual(['prices'])
  })
  test('a price that is shown before it is written breaks it', () => {
    expect(rulesOf(judge([read(0, 10, 10_001), written(100, 200, 10_001)]))).toEqual(['prices'])
  })
  test('a write that failed may have happened, and certainly replaces nothing', () => {
    const failed = written(100, 200, 10_001, { outcome: 'unknown' })
    expect(judge([failed, read(9_000, 9_010, 10_000), read(9_000, 9_010, 10_001)])).toEqual([])
  })
  test('during a fault of the node, and its recovery, the prices from before it are right, and no older ones', () => {
    const writes = [written(100, 200, 10_001), written(5_000, 5_100, 10_002)]
    expect(judge([...writes, read(8_000, 8_010, 10_001)], { faults: [fault(4_000, 7_500)] })).toEqual([])
    expect(rulesOf(judge([...writes, read(8_000, 8_010, 10_001)], { faults: [fault(4_000, 6_000)] }))).toEqual([
      'prices',
    ])
    expect(rulesOf(judge([...writes, read(8_000, 8_010, 10_000)], { faults: [fault(4_000, 7_500)] }))).toEqual([
      'prices',
    ])
  })
  test('a fault that keeps no news back excuses nothing', () => {
    const stale = [written(100, 200, 10_001), read(8_000, 8_010, 10_000)]
    expect(judge(stale, { faults: [fault(100, 7_900)] })).toEqual([])
    expect(rulesOf(judge(stale, { faults: [fault(100, 7_900, { keepsNewsBack: false })] }))).toEqual(['prices'])
  })
  test('a fault of another node excuses nothing, one of the store all, and faults in a row are one', () => {
    const stale = [written(100, 200, 10_001), read(8_000, 8_010, 10_000)]
    expect(rulesOf(judge(stale, { faults: [fault(100, 7_900, { node: 1 })] }))).toEqual(['prices'])
    expect(judge(stale, { faults: [fault(100, 7_900, { node: null })] })).toEqual([])
    expect(judge(stale, { faults: [fault(100, 4_000), fault(4_500, 7_900)] })).toEqual([])
    expect(rulesOf(judge(stale, { faults: [fault(100, 3_000), fault(4_500, 7_900)] }))).toEqual(['prices'])
  })
})

describe('WATCH-02 saved vehicles', () => {
  const change = (
    kind: 'save' | 'unsave',
    begin: number,
    end: number,
    outcome: Operation['outcome'] = 'ok',
  ): NewOperation => during(begin, end, { kind, outcome })
  const list = (begin: number, end: number, isShown: boolean): NewOperation =>
    during(begin, end, { kind: 'list', cars: isShown ? ['n0'] : [] })

  test('a car that was saved is on the list, and one that was removed is not', () => {
    expect(judge([change('save', 0, 10), list(20, 30, true), change('unsave', 40, 50), list(60, 70, false)])).toEqual(
      [],
    )
    expect(rulesOf(judge([change('save', 0, 10), list(20, 30, false)]))).toEqual(['saves'])
    expect(rulesOf(judge([change('save', 0, 10), change('unsave', 20, 30), list(40, 50, true)]))).toEqual(['saves'])
    expect(rulesOf(judge([list(0, 10, true)]))).toEqual(['saves'])
  })
  test('a visitor who was signed in and is no longer breaks it', () => {
    expect(rulesOf(judge([during(0, 10, { kind: 'list', isSignedIn: false })]))).toEqual(['saves'])
  })
  test('changes at one time, or during the look, may end either way', () => {
    for (const isShown of [true, false]) {
      expect(judge([change('save', 0, 20), change('unsave', 10, 30), list(40, 50, isShown)])).toEqual([])
      expect(judge([change('save', 0, 20), list(10, 30, isShown)])).toEqual([])
    }
  })
  test('a change without an answer may come at any time later, and one that was refused never', () => {
    for (const isShown of [true, false])
      expect(judge([change('save', 0, 10, 'unknown'), change('unsave', 20, 30), list(99, 100, isShown)])).toEqual([])
    expect(rulesOf(judge([change('save', 0, 10, 'refused'), list(20, 30, true)]))).toEqual(['saves'])
  })
})

test('API-04 a node that is of no use again after the faults breaks the rule of recovery', () => {
  expect(judge([during(0, 10, { kind: 'recovery' })])).toEqual([])
  expect(rulesOf(judge([during(0, 10, { kind: 'recovery', outcome: 'refused' })]))).toEqual(['recovery'])
})

test('API-04 a wrong clock that a node does not tell of breaks the rule of warnings, unless its store is away', () => {
  const clock = { kind: 'clock', node: 0, keepsNewsBack: false, begin: 1_000, end: 2_000, recoveryMs: 0 }
  const away = { kind: 'crash', node: null, keepsNewsBack: true, begin: 0, end: 500, recoveryMs: 1_000 }
  expect(judge([], { faults: [{ ...clock, isTold: true }, clock] })).toEqual([])
  expect(rulesOf(judge([], { faults: [{ ...clock, isTold: false }] }))).toEqual(['warnings'])
  expect(judge([], { faults: [{ ...clock, isTold: false }, away] })).toEqual([])
  expect(
    rulesOf(
      judge([], {
        faults: [
          { ...clock, isTold: false },
          { ...away, recoveryMs: 400 },
        ],
      }),
    ),
  ).toEqual(['warnings'])
})

test('a car may have the last price that was stored, and those that may have been stored after it', () => {
  const [car] = cars
  const written = (begin: number, price: number, outcome: Operation['outcome']): NewOperation =>
    during(begin, begin + 1, { kind: 'price', node: null, price, outcome })
  const list = (...operations: readonly NewOperation[]): readonly number[] => [
    ...listPossiblePrices(
      operations.map((operation, index) => ({ ...operation, id: index + 1 })),
      car ?? { site: '', slug: '', id: '', price: 0 },
    ),
  ]
  expect(list()).toEqual([10_000])
  expect(list(written(0, 10_001, 'unknown'))).toEqual([10_000, 10_001])
  expect(list(written(0, 10_001, 'unknown'), written(5, 10_002, 'ok'))).toEqual([10_002])
  expect(list(written(0, 10_001, 'ok'), written(5, 10_002, 'unknown'))).toEqual([10_001, 10_002])
})
