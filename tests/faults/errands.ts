import { setTimeout as sleep } from 'node:timers/promises'
import type { SearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'
import { call, findField, get, judge, locationOf, post, type Asked, type Place } from './client.ts'
import type { Car, NewOperation, Recorder, ToldPrices } from './history.ts'
import type { Visitor } from './visitors.ts'
import { findMarks, findPrices } from './yard.ts'

/** What the visitors of a run do, each recorded with its beginning and its end. */
export interface ErrandWorld {
  readonly recorder: Recorder
  /** Of the nodes, in their order. */
  readonly ports: readonly number[]
}

type Untimed<Operation> = Operation extends unknown ? Omit<Operation, 'begin' | 'end'> : never

/** A visitor without an answer sends a form again so often, after a while each time, and asks the next node. */
const tries = { most: 3, betweenMs: 200 } as const

const resultsPath = '/search/new-used-and-demo-cars'

/** A form that somebody filled in and that nobody was thanked for yet: a visitor sends it again. */
export interface OpenForm {
  readonly site: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** A checkout that was sent, and of which nobody knows whether it made a hold. */
export interface OpenHold {
  readonly car: Car
  readonly fields: Readonly<Record<string, string>>
}

/** A hold, and the address of its page. */
export interface OwnHold {
  readonly car: Car
  readonly holdId: string
  readonly path: string
}

export interface Errands {
  /** Looks at the page of a car; the prices that it tells, null where it is not shown. */
  readPage(node: number, car: Car): Promise<ToldPrices | null>
  /** Looks at all cars of a site; see `SearchRead`. */
  readList(node: number, site: string, kind: 'results' | 'search'): Promise<ToldPrices | null>
  /**
   * Opens an enquiry form and sends it until it is thanked for, a few times at most; first twice at once for a double
   * click, to two nodes where the cluster has them. Returns the form where nobody was thanked; null: it was not shown.
   */
  enquire(node: number, site: string, isDoubled: boolean): Promise<OpenForm | 'thanked' | null>
  /** Sends a form once more; true: it was thanked for. */
  sendAgain(node: number, form: OpenForm): Promise<boolean>
  save(node: number, visitor: Visitor, car: Car, kind: 'save' | 'unsave'): Promise<void>
  readWatchlist(node: number, visitor: Visitor): Promise<void>
  /** Opens the checkout of a car and reserves it; null: it was not shown, or somebody else has the car. */
  hold(node: number, car: Car): Promise<OwnHold | OpenHold | null>
  /** Sends a checkout again. */
  holdAgain(node: number, hold: OpenHold): Promise<OwnHold | OpenHold | null>
  /** Looks at the page of a hold and gives it up. 'open': there was no answer; 'gone': there is nothing to give up. */
  release(node: number, hold: OwnHold): Promise<'released' | 'gone' | 'open'>
}

export function createErrands({ recorder, ports }: ErrandWorld): Errands {
  let people = 0
  const placeOf = (node: number, site: string): Place => ({ port: ports[node] ?? 0, site })
  const nextPerson = (): Readonly<Record<'name' | 'email' | 'phone', string>> => {
    people += 1
    const digits = String(people).padStart(6, '0')
    return { name: `Ann ${digits}`, email: `ann-${digits}@example.com`, phone: `0491${digits}` }
  }
  /** Adds what happened between `begin` and now. */
  const add = (begin: number, operation: Untimed<NewOperation>): void =>
    recorder.add({ ...operation, begin, end: recorder.now() })

  const isShown = ({ answer }: Asked): boolean => answer?.status === 200
  const nodeAfter = (node: number): number => (node + 1) % ports.length
  /** What every look records of its answer. */
  const describe = (asked: Asked) => ({
    outcome: isShown(asked) ? ('ok' as const) : ('refused' as const),
    note: asked.note,
    marks: asked.answer === null ? null : findMarks(asked.answer.body),
  })

  /** Looks at a page with a form; its text where it is shown. */
  async function openForm(node: number, site: string, path: string): Promise<string | null> {
    const begin = recorder.now()
    const asked = await get(placeOf(node, site), path)
    add(begin, { kind: 'form', site, node, ...describe(asked), what: path })
    return isShown(asked) ? (asked.answer?.body ?? null) : null
  }

  async function sendForm(node: number, { site, message, fields }: OpenForm): Promise<boolean> {
    const begin = recorder.now()
    const { answer, note } = await post(placeOf(node, site), '/enquire', fields)
    const leadId = answer?.status === 303 ? (/[?&]lead=([\w-]+)/.exec(locationOf(answer))?.[1] ?? null) : null
    const outcome = judge(answer, leadId !== null)
    add(begin, { kind: 'lead', site, node, outcome, note, message, leadId })
    return leadId !== null
  }

  async function sendHold(first: number, hold: OpenHold): Promise<OwnHold | OpenHold | null> {
    const { car, fields } = hold
    let node = first
    // Without an answer a visitor sends the same form again, which is answered with the same hold.
    for (let left = tries.most; left > 0; left -= 1) {
      const begin = recorder.now()
      const { answer, note } = await post(placeOf(node, car.site), `/cars/${car.slug}/checkout`, fields)
      const path = answer?.status === 303 ? locationOf(answer) : ''
      const holdId = /^\/reservations\/([\w-]+)\?/.exec(path)?.[1] ?? null
      const outcome = judge(answer, holdId !== null)
      add(begin, { kind: 'hold', site: car.site, node, outcome, note, car: car.slug, holdId })
      if (holdId !== null) return { car, holdId, path }
      if (outcome === 'refused') return null
      await sleep(tries.betweenMs)
      node = nodeAfter(node)
    }
    return hold
  }

  return {
    async readPage(node, car) {
      const begin = recorder.now()
      const asked = await get(placeOf(node, car.site), `/cars/${car.slug}`)
      const prices = isShown(asked) ? findPrices(asked.answer?.body ?? '') : null
      add(begin, { kind: 'page', site: car.site, node, ...describe(asked), car: car.slug, prices: prices ?? {} })
      return prices
    },
    async readList(node, site, kind) {
      const begin = recorder.now()
      const asked = await get(placeOf(node, site), kind === 'search' ? '/api/search?hitsPerPage=50' : resultsPath)
      const body = asked.answer?.body ?? ''
      const prices = isShown(asked) ? (kind === 'search' ? readHitPrices(body) : findPrices(body)) : null
      add(begin, { kind, site, node, ...describe(asked), prices: prices ?? {} })
      return prices
    },
    async enquire(node, site, isDoubled) {
      const submission = findField((await openForm(node, site, '/enquire')) ?? '', 'submission')
      if (submission === null) return null
      const person = nextPerson()
      const message = `Enquiry ${people} on ${site}`
      const form = { site, message, fields: { ...person, submission, message } }
      let asked = isDoubled ? [node, nodeAfter(node)] : [node]
      for (let left = tries.most; left > 0; left -= 1) {
        const sent = await Promise.all(asked.map((one) => sendForm(one, form)))
        if (sent.includes(true)) return 'thanked'
        await sleep(tries.betweenMs)
        asked = [nodeAfter(asked[0] ?? node)]
      }
      return form
    },
    sendAgain: sendForm,
    async save(node, visitor, car, kind) {
      const begin = recorder.now()
      const path = `/api/watchlist/${kind === 'save' ? 'save' : 'remove'}-car`
      const { answer, note } = await call(
        placeOf(node, visitor.site),
        path,
        { phone_number: null, car_id: car.id },
        visitor.cookie,
      )
      const isDone = answer?.status === 200 && answer.body.includes('"success":true')
      add(begin, {
        kind,
        site: visitor.site,
        node,
        outcome: judge(answer, isDone),
        note,
        visitor: visitor.name,
        car: car.slug,
      })
    },
    async readWatchlist(node, visitor) {
      const begin = recorder.now()
      const asked = await get(placeOf(node, visitor.site), '/api/session', visitor.cookie)
      const session = isShown(asked)
        ? (JSON.parse(asked.answer?.body ?? '') as { signedIn: boolean; watchlist: readonly string[] })
        : null
      add(begin, {
        kind: 'list',
        site: visitor.site,
        node,
        outcome: session === null ? 'refused' : 'ok',
        note: asked.note,
        visitor: visitor.name,
        isSignedIn: session?.signedIn === true,
        cars: session?.watchlist ?? [],
      })
    },
    async hold(node, car) {
      const page = await openForm(node, car.site, `/cars/${car.slug}/checkout`)
      const submission = findField(page ?? '', 'submission')
      const agreed = findField(page ?? '', 'agreed')
      // Somebody else holds it, which the page says instead of showing the form.
      if (submission === null || agreed === null) return null
      return sendHold(node, { car, fields: { ...nextPerson(), submission, agreed } })
    },
    holdAgain: sendHold,
    async release(node, { car, holdId, path }) {
      const place = placeOf(node, car.site)
      let begin = recorder.now()
      const seen = await get(place, path)
      const page = isShown(seen) ? (seen.answer?.body ?? '') : ''
      const isActive = page.includes('name="intent" value="cancel"')
      add(begin, { kind: 'hold page', site: car.site, node, ...describe(seen), car: car.slug, holdId, isActive })
      if (!isShown(seen)) return 'open'
      const submission = findField(page, 'submission')
      if (submission === null || !isActive) return 'gone'
      begin = recorder.now()
      const { answer, note } = await post(place, path, { submission, intent: 'cancel' })
      const outcome = judge(answer, answer?.status === 303)
      add(begin, { kind: 'release', site: car.site, node, outcome, note, car: car.slug, holdId })
      return outcome === 'ok' ? 'released' : 'open'
    },
  }
}

function readHitPrices(body: string): ToldPrices {
  const { hits } = JSON.parse(body) as { hits: readonly Pick<SearchHit, 'slug' | 'price'>[] }
  return Object.fromEntries(
    hits.flatMap(({ slug, price }) => (price?.kind === 'amount' ? [[slug, [price.amount / 100]] as const] : [])),
  )
}
