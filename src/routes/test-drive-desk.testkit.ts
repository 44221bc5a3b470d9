import { RouterContextProvider } from 'react-router'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { buildDriveSite, mondayMorning } from '#features/parts/test-drive/test-drive.testkit.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import type { DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loader as loadAppointments } from './api-test-drive-appointments.ts'
import { action, loader } from './test-drive.tsx'

type NewLead = Parameters<RequestContext['leads']['save']>[1]
type Taken = Awaited<ReturnType<RequestContext['appointments']['listTaken']>>

const place = { dealership_slug: 'main', dealership_id: 'd-main', location: null }
const cars = {
  used: buildVehicle('A1', { id: 'used', slug: 'used-car', ...place }),
  new: buildVehicle('N1', { id: 'new', slug: 'new-car', car_type: 'new', ...place }),
  demo: buildVehicle('D1', { id: 'demo', slug: 'demo-car', car_type: 'demo', ...place }),
  only: buildVehicle('T1', { id: 'only', slug: 'only-car', tag: 'Test Drive Only', ...place }),
  coming: buildVehicle('C1', { id: 'coming', slug: 'coming-car', status: 'coming_soon', ...place }),
  preorder: buildVehicle('P1', { id: 'preorder', slug: 'preorder-car', preorder: true, ...place }),
  sold: buildVehicle('S1', { id: 'sold', slug: 'sold-car', status: 'sold', ...place }),
}

/**
 * The page and the calls of test drives over a store in memory. `taken` are the appointments that were asked for
 * before; `send`, `show` and `call` take the query of the address.
 */
export function createDesk(part: DocumentPart = {}, taken: Taken = [], nowMs = mondayMorning) {
  const site = buildDriveSite(part)
  const saved: NewLead[] = []
  const asked: unknown[] = []
  /** What the store says; a test may change it between the check of the form and the transaction. */
  const stored = { taken, takenOnSave: [] as Taken }
  const failures: unknown[] = []
  const slots: object[] = []
  const services = {
    site,
    ctx: { siteId: site.slug, now: () => nowMs },
    stock: {
      findByIdOrSlug: (_ctx: unknown, key: string) =>
        Promise.resolve(Object.values(cars).find(({ id, slug }) => key === id || key === slug) ?? null),
    } as unknown as RequestContext['stock'],
    appointments: {
      listTaken(...given: unknown[]) {
        asked.push(given)
        return Promise.resolve(stored.taken)
      },
    },
    leads: {
      save(_ctx: unknown, lead: NewLead) {
        saved.push(lead)
        return Promise.resolve({ id: `lead-${saved.length}`, outcome: 'stored' as const })
      },
      saveInSlot(_ctx: unknown, lead: NewLead, slot: object) {
        slots.push(slot)
        if (stored.takenOnSave.length > 0) {
          stored.taken = stored.takenOnSave
          return Promise.resolve({ outcome: 'taken' as const })
        }
        saved.push(lead)
        return Promise.resolve({ id: `lead-${saved.length}`, outcome: 'stored' as const })
      },
    } as unknown as RequestContext['leads'],
    takeAllowance: () => Promise.resolve(true),
    takeNetworkAllowance: () => Promise.resolve(true),
    reportFailure: () => 500 as const,
    findVisitor: () => Promise.resolve(null),
    formSecret: 'secret',
    log: { error: (...given: unknown[]) => void failures.push(given) } as unknown as RequestContext['log'],
  } satisfies Partial<RequestContext>
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as unknown as RequestContext)

  async function run(route: (args: never) => Promise<unknown>, path: string, body?: Record<string, string>) {
    const url = new URL(path, 'http://test-site.localhost')
    const init = body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body).toString() }
    const answer = await route({ context, url, request: new Request(url, init), params: {} } as never).catch(
      (thrown: unknown) => {
        if (thrown instanceof Error) throw thrown
        return thrown
      },
    )
    if (answer instanceof Response)
      return { status: answer.status, location: answer.headers.get('Location'), answer, data: null }
    const { data, init: head } = answer as { data: never; init: { status?: number } | null }
    return { status: head?.status ?? 200, location: null, answer: null, data: data as Shown }
  }
  const good = {
    name: 'Ana Ngũgĩ',
    email: 'ana@example.com',
    phone: '0400 123 456',
    submission: createSubmission(services, 'test-drive', nowMs),
  }
  const send = (query: string, more: Record<string, string> = {}) =>
    run(action, `/book-test-drive/${query}`, { ...good, ...more })
  const show = (query: string) => run(loader, `/book-test-drive/${query}`)
  const call = async (query: string) => {
    const { answer } = await run(loadAppointments, `/api/test-drive-appointments${query}`)
    return { status: answer?.status, json: (await answer?.json()) as Record<string, unknown> }
  }
  return { saved, slots, stored, failures, asked, send, show, call }
}

interface ShownField {
  readonly name: string
  readonly required: boolean
  readonly offer?: { readonly days: readonly object[]; readonly withoutDays: string | null }
}

/** What the page's loader or action answered with. */
interface Shown {
  readonly showing: {
    readonly view: {
      readonly heading: string
      readonly missing: boolean
      readonly disclaimer: string | null
      readonly car: { readonly title: string } | null
      readonly steps: readonly { readonly fields: readonly ShownField[] }[]
    }
  }
  readonly intro: string | null
  readonly places: readonly { readonly name: string; readonly hours: { readonly state: string } }[]
  readonly reply: { readonly error: Readonly<Record<string, readonly string[]>>; readonly initialValue: object }
}
/** Names of the fields that the page asks for; a star marks the required ones. */
export const fieldsOf = (data: Shown | null) =>
  data?.showing.view.steps.flatMap(({ fields }) => fields.map(({ name, required }) => name + (required ? '*' : ''))) ??
  []
