import { setTimeout as sleep } from 'node:timers/promises'
import type { SearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'
import { call, findField, get, judge, locationOf, post, type Asked, type Place } from './client.ts'
import type { Car, NewOperation, Recorder } from './history.ts'
import type { Visitor } from './visitors.ts'
import { findMarks } from './yard.ts'

/** What the visitors of a run do, each recorded with its beginning and its end. */
export interface ErrandWorld {
  readonly recorder: Recorder
  /** Of the nodes, in their order. */
  readonly ports: readonly number[]
}

type Untimed<Operation> = Operation extends unknown ? Omit<Operation, 'begin' | 'end'> : never

const betweenTriesMs = 200

/** A form that somebody filled in and that nobody was thanked for yet: a visitor sends it again. */
export interface OpenForm {
  readonly site: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** A hold, and the address of its page. */
export interface OwnHold {
  readonly car: Car
  readonly holdId: string
  readonly path: string
}

export interface Errands {
  readPage(node: number, car: Car): Promise<void>
  readSearch(node: number, site: string): Promise<void>
  /** Opens an enquiry form and sends it, twice at once for a double click. Returns it where nobody was thanked. */
  enquire(node: number, site: string, isDoubled: boolean): Promise<OpenForm | null>
  /** Sends a form once more; true: it was thanked for. */
  sendAgain(node: number, form: OpenForm): Promise<boolean>
  save(node: number, visitor: Visitor, car: Car, kind: 'save' | 'unsave'): Promise<void>
  readList(node: number, visitor: Visitor): Promise<void>
  /** Opens the checkout of a car and reserves it; the hold, where there is one now. */
  hold(node: number, car: Car): Promise<OwnHold | null>
  release(node: number, hold: OwnHold): Promise<void>
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

  async function sendForm(node: number, { site, message, fields }: OpenForm): Promise<boolean> {
    const begin = recorder.now()
    const { answer, note } = await post(placeOf(node, site), '/enquire', fields)
    const leadId = answer?.status === 303 ? (/[?&]lead=([\w-]+)/.exec(locationOf(answer))?.[1] ?? null) : null
    const outcome = judge(answer, leadId !== null)
    add(begin, { kind: 'lead', site, node, outcome, note, message, leadId })
    return leadId !== null
  }

  return {
    async readPage(node, car) {
      const begin = recorder.now()
      const asked = await get(placeOf(node, car.site), `/cars/${car.slug}`)
      const body = asked.answer?.body ?? null
      const price = /property="product:price:amount" content="(\d+)"/.exec(body ?? '')?.[1]
      add(begin, {
        kind: 'page',
        site: car.site,
        node,
        outcome: isShown(asked) ? 'ok' : 'refused',
        note: asked.note,
        car: car.slug,
        marks: body === null ? null : findMarks(body),
        price: price === undefined ? null : Number(price),
      })
    },
    async readSearch(node, site) {
      const begin = recorder.now()
      const asked = await get(placeOf(node, site), '/api/search?hitsPerPage=50')
      const body = asked.answer?.body ?? null
      const prices = isShown(asked) ? readHitPrices(body ?? '') : {}
      const marks = body === null ? null : findMarks(body)
      add(begin, {
        kind: 'search',
        site,
        node,
        outcome: isShown(asked) ? 'ok' : 'refused',
        note: asked.note,
        marks,
        prices,
      })
    },
    async enquire(node, site, isDoubled) {
      const { answer } = await get(placeOf(node, site), '/enquire')
      const submission = answer?.status === 200 ? findField(answer.body, 'submission') : null
      if (submission === null) return null
      const person = nextPerson()
      const message = `Enquiry ${people} on ${site}`
      const form = { site, message, fields: { ...person, submission, message } }
      const sent = await Promise.all((isDoubled ? [node, node] : [node]).map((asked) => sendForm(asked, form)))
      return sent.includes(true) ? null : form
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
    async readList(node, visitor) {
      const begin = recorder.now()
      const asked = await get(placeOf(node, visitor.site), '/api/session', visitor.cookie)
      const session = isShown(asked)
        ? (JSON.parse(asked.answer?.body ?? '') as { signedIn: boolean; watchlist: readonly string[] })
        : null
      add(begin, {
        kind: 'list',
        site: visitor.site,
        node,
        outcome: session?.signedIn === true ? 'ok' : 'refused',
        note: session?.signedIn === false ? 'not signed in' : asked.note,
        visitor: visitor.name,
        cars: session?.watchlist ?? [],
      })
    },
    async hold(node, car) {
      const place = placeOf(node, car.site)
      const { answer: shown } = await get(place, `/cars/${car.slug}/checkout`)
      const submission = shown?.status === 200 ? findField(shown.body, 'submission') : null
      const agreed = findField(shown?.body ?? '', 'agreed')
      // Somebody else holds it, which the page says instead of showing the form.
      if (submission === null || agreed === null) return null
      const fields = { ...nextPerson(), submission, agreed }
      // Without an answer a visitor sends the same form again, which is answered with the same hold.
      for (let tries = 0; tries < 3; tries += 1) {
        const begin = recorder.now()
        const { answer, note } = await post(place, `/cars/${car.slug}/checkout`, fields)
        const path = answer?.status === 303 ? locationOf(answer) : ''
        const holdId = /^\/reservations\/([\w-]+)\?/.exec(path)?.[1] ?? null
        const outcome = judge(answer, holdId !== null)
        add(begin, { kind: 'hold', site: car.site, node, outcome, note, car: car.slug, holdId })
        if (holdId !== null) return { car, holdId, path }
        if (outcome === 'refused') return null
        await sleep(betweenTriesMs)
      }
      return null
    },
    async release(node, { car, holdId, path }) {
      const place = placeOf(node, car.site)
      const { answer: shown } = await get(place, path)
      const submission = findField(shown?.body ?? '', 'submission')
      if (submission === null) return
      const begin = recorder.now()
      const { answer, note } = await post(place, path, { submission, intent: 'cancel' })
      add(begin, {
        kind: 'release',
        site: car.site,
        node,
        outcome: judge(answer, answer?.status === 303),
        note,
        car: car.slug,
        holdId,
      })
    },
  }
}

/** Dollars by slug. */
function readHitPrices(body: string): Readonly<Record<string, number>> {
  const { hits } = JSON.parse(body) as { hits: readonly Pick<SearchHit, 'slug' | 'price'>[] }
  return Object.fromEntries(
    hits.flatMap(({ slug, price }) => (price?.kind === 'amount' ? [[slug, price.amount / 100] as const] : [])),
  )
}
