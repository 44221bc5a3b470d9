/**
 * The events of a run as seen by its clients and its nemesis (the fault injector). Times are milliseconds since the
 * start of the run on a monotonic clock, so a shifted wall clock has no effect here.
 */
export interface History {
  readonly operations: readonly Operation[]
  readonly faults: readonly FaultRecord[]
  /** All deliveries to the receiver of leads, including repeats. */
  readonly deliveries: readonly Delivery[]
  /** The cars of all sites at the start of the run. */
  readonly cars: readonly Car[]
}

export interface Car {
  readonly site: string
  readonly slug: string
  readonly id: string
  /** Dollars. Every price occurs once: never for two cars, never twice for one car. */
  readonly price: number
}

/**
 * 'ok': acknowledged, so it took effect. 'refused': the answer says that nothing was changed. 'unknown': no conclusive
 * answer; the effect may occur at any time after `begin`, even after `end`, or never.
 */
export type Outcome = 'ok' | 'refused' | 'unknown'

interface Recorded {
  readonly id: number
  readonly site: string
  /** The node that was called; null for the writer of prices, which writes to the store directly. */
  readonly node: number | null
  readonly begin: number
  readonly end: number
  readonly outcome: Outcome
  /** Status of the answer or the error, for human readers. */
  readonly note: string
}

/** A read of something that a visitor can see. */
interface Shown extends Recorded {
  /** Marks of sites in the answer; null: there was no answer to check. */
  readonly marks: readonly string[] | null
}

/** All prices of each car in an answer, in dollars by slug. */
export type ToldPrices = Readonly<Record<string, readonly number[]>>

/** A read of the page of a car. */
export interface PageRead extends Shown {
  readonly kind: 'page'
  readonly car: string
  readonly prices: ToldPrices
}

/** A read of all cars of a site: the results page, or the search API that its scripts use. */
export interface SearchRead extends Shown {
  readonly kind: 'results' | 'search'
  readonly prices: ToldPrices
}

/** A read of an enquiry form or checkout before it is filled in. */
export interface FormRead extends Shown {
  readonly kind: 'form'
  readonly what: string
}

export interface LeadSent extends Recorded {
  readonly kind: 'lead'
  /** Unique to one rendering of a form; a resubmission has the same. */
  readonly message: string
  /** The lead id of the thank-you page; null: not acknowledged. */
  readonly leadId: string | null
}

export interface SaveChange extends Recorded {
  readonly kind: 'save' | 'unsave'
  readonly visitor: string
  readonly car: string
}

export interface ListRead extends Recorded {
  readonly kind: 'list'
  readonly visitor: string
  readonly isSignedIn: boolean
  /** Ids of vehicles; unknown ids are kept unchanged. */
  readonly cars: readonly string[]
}

export interface HoldBegun extends Recorded {
  readonly kind: 'hold'
  readonly car: string
  readonly holdId: string | null
}

export interface HoldReleased extends Recorded {
  readonly kind: 'release'
  readonly car: string
  readonly holdId: string
}

/** A read of the page of a hold. */
export interface HoldSeen extends Shown {
  readonly kind: 'hold page'
  readonly car: string
  readonly holdId: string
  /** Whether the hold is active, so that it can be released. */
  readonly isActive: boolean
}

export interface PriceWritten extends Recorded {
  readonly kind: 'price'
  readonly car: string
  readonly price: number
}

/** A check of a node after the last fault: whether it recovered in time. */
export interface Recovery extends Recorded {
  readonly kind: 'recovery'
  readonly what: string
}

export type Operation =
  | PageRead
  | SearchRead
  | FormRead
  | LeadSent
  | SaveChange
  | ListRead
  | HoldBegun
  | HoldReleased
  | HoldSeen
  | PriceWritten
  | Recovery

export interface FaultRecord {
  readonly kind: string
  /** null: the fault affects the store, and so all nodes. */
  readonly node: number | null
  /**
   * Whether the fault may keep changes of the store from the node, or from all nodes. A wrong clock excuses nothing.
   */
  readonly keepsNewsBack: boolean
  readonly begin: number
  readonly end: number
  /** Recovery time that the product guarantees after `end`, milliseconds. */
  readonly recoveryMs: number
  /** Whether the node told of it in /readyz, for a fault of which it must. Absent: it need not. */
  readonly isTold?: boolean
}

export interface Delivery {
  readonly at: number
  readonly leadId: string
  readonly channel: string
  readonly site: string
  readonly message: string
}

export interface Violation {
  readonly rule: 'leads' | 'holds' | 'isolation' | 'prices' | 'saves' | 'warnings' | 'recovery'
  /** One sentence. */
  readonly text: string
  readonly operations: readonly Operation[]
}

type Without<Item, Name extends PropertyKey> = Item extends unknown ? Omit<Item, Name> : never

/** An operation without the number that the recorder assigns. */
export type NewOperation = Without<Operation, 'id'>

export interface Recorder {
  /** Milliseconds since the start of the run. */
  now(): number
  add(operation: NewOperation): void
  addFault(fault: FaultRecord): void
  addDelivery(delivery: Omit<Delivery, 'at'>): void
  read(): History
}

export function createRecorder(cars: readonly Car[]): Recorder {
  const began = performance.now()
  const operations: Operation[] = []
  const faults: FaultRecord[] = []
  const deliveries: Delivery[] = []
  const now = (): number => performance.now() - began
  return {
    now,
    add: (operation) => void operations.push({ id: operations.length + 1, ...operation }),
    addFault: (fault) => void faults.push(fault),
    addDelivery: (delivery) => void deliveries.push({ at: now(), ...delivery }),
    read: () => ({ operations: [...operations], faults: [...faults], deliveries: [...deliveries], cars }),
  }
}

/** 'hold 12 of alpha-2 on node 1, 1.204–1.310 s, ok: 303'. */
export function describeOperation(operation: Operation): string {
  const { id, kind, site, node, begin, end, outcome, note } = operation
  const subject =
    'car' in operation
      ? operation.car
      : 'message' in operation
        ? operation.message
        : 'what' in operation
          ? operation.what
          : site
  const more = [
    'holdId' in operation ? `hold ${operation.holdId ?? '–'}` : null,
    'leadId' in operation ? `lead ${operation.leadId ?? '–'}` : null,
    'price' in operation ? `$${operation.price}` : null,
    'prices' in operation ? describePrices(operation.prices) : null,
    'isActive' in operation ? (operation.isActive ? 'held' : 'not held') : null,
    'cars' in operation ? `[${operation.cars.join(' ')}]` : null,
    'visitor' in operation ? operation.visitor : null,
  ].filter((part) => part !== null)
  const seconds = (at: number): string => (at / 1000).toFixed(3)
  const where = node === null ? 'in the store' : `on node ${node}`
  return (
    `#${id} ${kind} ${subject} ${where}, ${seconds(begin)}–${seconds(end)} s, ${outcome}` +
    `${more.length === 0 ? '' : `, ${more.join(', ')}`} (${note})`
  )
}

const describePrices = (prices: ToldPrices): string =>
  Object.entries(prices)
    .map(([car, told]) => `${car} ${told.map((price) => `$${price}`).join(' and ')}`)
    .join(', ')
