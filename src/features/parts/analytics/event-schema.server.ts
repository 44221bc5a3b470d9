import { z } from 'zod'
import { eventCatalogue, type EventName, type VisitorEvent } from '#domain/analytics/event-catalogue.ts'

/** Truncates long texts of feeds, because a truncated event is better than none. */
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

type Carries = keyof typeof parametersOf

const names = Object.keys(eventCatalogue) as EventName[]
const variantOf = (carries: Carries) =>
  z.strictObject({
    name: z.enum(names.filter((name) => eventCatalogue[name].carries === carries)),
    parameters: parametersOf[carries],
    path: z.string().max(2_000).startsWith('/'),
  })

/**
 * Schema of an event that the browser sends, with the path of its page; checked against the event catalogue (API-02,
 * API-04).
 */
export const eventSchema = z.discriminatedUnion('name', [
  variantOf('vehicle'),
  variantOf('favourite'),
  variantOf('search'),
  variantOf('nothing'),
]) as unknown as z.ZodType<VisitorEvent & { readonly path: string }>
