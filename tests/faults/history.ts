/**
 * What happened in a run, as its clients and its nemesis saw it. Moments are milliseconds since the start of the run on
 * the monotonic clock of the process that recorded them, so that a clock that was moved moves nothing here.
 */
export interface History {
  readonly operations: readonly Operation[]
  readonly faults: readonly FaultRecord[]
  /** Everything that the receiver of the leads was sent, repeats included. */
  readonly deliveries: readonly Delivery[]
  /** The cars of all sites as they were when the run began. */
  readonly cars: readonly Car[]
}

export interface Car {
  readonly site: string
  readonly slug: string
  readonly id: string
  /** Dollars. No two cars ever have the same price, and no car has one twice. */
  readonly price: number
}

/**
 * 'ok': acknowledged, its effect is there. 'refused': the answer says that nothing was done. 'unknown': no answer, or
 * one that leaves it open; the effect may come at any moment after `begin`, even after `end`, or never.
 */
export type Outcome = 'ok' | 'refused' | 'unknown'

interface Recorded {
  readonly id: number
  readonly site: string
  /** The node that was asked; null for the writer of prices, who writes to the store itself. */
  readonly node: number | null
  readonly begin: number
  readonly end: number
  readonly outcome: Outcome
  /** For people who read the record: the status of the answer, or the error. */
  readonly note: string
}

/** Something that was shown. */
interface Shown extends Recorded {
  /** Marks of sites that the answer contains; null where there was none to look at. */
  readonly marks: readonly string[] | null
}

/** Prices in dollars by slug: every one that an answer tells of a car. */
export type ToldPrices = Readonly<Record<string, readonly number[]>>

/** A look at the page of a car. */
export interface PageRead extends Shown {
  readonly kind: 'page'
  readonly car: string
  readonly prices: ToldPrices
}

/** A look at all cars of a site: on the results page, or through the search that its scripts ask. */
export interface SearchRead extends Shown {
  readonly kind: 'results' | 'search'
  readonly prices: ToldPrices
}

/** A look at the form for an enquiry or at a checkout, before it is filled in. */
export interface FormRead extends Shown {
  readonly kind: 'form'
  readonly what: string
}

export interface LeadSent extends Recorded {
  readonly kind: 'lead'
  /** Unique to one showing of a form: a repeat of the same form has the same. */
  readonly message: string
  /** The id that the visitor was thanked with; null where nobody was thanked. */
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
  /** Ids of vehicles, of which those that no site has are kept as they are. */
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

/** A look at the page of a hold. */
export interface HoldSeen extends Shown {
  readonly kind: 'hold page'
  readonly car: string
  readonly holdId: string
  /** Whether the car is held by it, so that it can be given up. */
  readonly isActive: boolean
}

export interface PriceWritten extends Recorded {
  readonly kind: 'price'
  readonly car: string
  readonly price: number
}

/** A look at a node after all faults were over: whether it was of use again in time. */
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
  /** null: it struck the store, and so all nodes. */
  readonly node: number | null
  /** Whether the node, or all, may go without news of the store while it lasts. A wrong clock excuses nothing. */
  readonly keepsNewsBack: boolean
  readonly begin: number
  readonly end: number
  /** Milliseconds after `end` in which the product promises to be as before. */
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

/** An operation before the recorder gave it a number. */
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
