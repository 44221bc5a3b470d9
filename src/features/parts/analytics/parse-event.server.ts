import { z } from 'zod'
import { eventCatalogue, type EventName, type VisitorEvent } from '#domain/analytics/event-catalogue.ts'

/** Bytes; the largest true event has less than a quarter of it. */
export const largestEvent = 4_096

/** Feeds write longer names; an event is worth more than their ends. */
const text = z.string().transform((given) => given.slice(0, 100))
const count = z.int().min(0).max(100_000_000)
const parametersOf = {
  vehicle: z.strictObject({
    vehicleStatus: text.nullable(),
    vehicleMake: text,
    vehicleModel: text,
    vehicleYear: count.nullable(),
    vehicleKilometers: count.nullable(),
    vehicleGrade: text.nullable(),
  }),
  favourite: z.strictObject({ vehicleId: text, vehicleMake: text, vehicleModel: text }),
  search: z.strictObject({ results: count }),
  nothing: z.strictObject({}),
} as const
const envelope = z.strictObject({
  name: z.enum(Object.keys(eventCatalogue) as [EventName, ...EventName[]]),
  parameters: z.unknown(),
  path: z.string().max(2_000).startsWith('/'),
})

export type ParsedEvent =
  | { readonly ok: true; readonly event: VisitorEvent; readonly path: string }
  | { readonly ok: false; readonly error: string }

/** An event as the browser sent it, held against the catalogue (API-02, API-04). */
export function parseEvent(body: string): ParsedEvent {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { ok: false, error: 'The body is not JSON.' }
  }
  const outer = envelope.safeParse(value)
  if (!outer.success) return { ok: false, error: z.prettifyError(outer.error) }
  const { name, path } = outer.data
  const parameters = parametersOf[eventCatalogue[name].carries].safeParse(outer.data.parameters)
  if (!parameters.success) return { ok: false, error: z.prettifyError(parameters.error) }
  return { ok: true, event: { name, parameters: parameters.data } as VisitorEvent, path }
}
