import { z } from 'zod'
import { listTestDriveDays } from '#features/parts/test-drive/appointments.ts'
import { loadTestDrive } from '#features/parts/test-drive/load-test-drive.server.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import { defineEndpoint } from './define-endpoint.ts'

const locationSchema = z.object({ id: z.string(), slug: z.string(), name: z.string() })
const daySchema = z.object({
  date: z.string().describe('Calendar date, 2026-11-23'),
  times: z.array(z.string()).describe('Times of day, 08:30, in order; at least one'),
})

/** Returns the dates and times for which a test drive can be asked for (LEAD-11). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'The test-drive appointments that can be asked for',
  description:
    'Dates and times by the clocks of the location, within its opening hours. For a vehicle those of its location ' +
    'without the ones that are taken, none while it has not arrived; else those of a location, or of every ' +
    'location that sells.',
  offered: ({ test_drive }) => test_drive.enabled && test_drive.date_time,
  rateLimit: { name: 'appointments', limit: 120, windowMs: 60_000 },
  parameters: {
    car_id: { in: 'query', description: 'Id or slug of the vehicle' },
    location_id: { in: 'query', description: 'Id of the location, where no vehicle is named' },
  },
  answers: {
    200: {
      description: 'The appointments by date; no date without a time.',
      schema: z.object({
        location: locationSchema.nullable().describe('null for several locations'),
        time_zone: z.string().nullable().describe('IANA name; null where the locations have different ones'),
        appointment_minutes: z.number().describe('Length of an appointment'),
        days: z.array(daySchema),
      }),
    },
    404: { description: 'There is no such vehicle or location, or the vehicle cannot be driven.' },
  },
  async handle({ services, query }) {
    const { site } = services
    const request = await loadTestDrive(services, query)
    if (request.kind !== 'offered') return { status: 404, detail: 'This vehicle cannot be driven.' }
    const { target, vehicle } = request
    if (target.missing) return { status: 404, detail: 'There is no such car here.' }
    const named = query.get('location_id') ?? ''
    const isNamed = vehicle === null && named !== ''
    if (isNamed && target.preferredLocation === null) return { status: 404, detail: 'There is no such location here.' }
    const locations = isNamed ? target.locations.filter(({ id }) => id === target.preferredLocation) : target.locations
    const [first, ...others] = locations
    const zones = new Set(
      (locations.length === 0 ? [null] : locations).map((each) => resolveHours(site, each).timeZone),
    )
    return {
      status: 200,
      json: {
        location:
          first === undefined || others.length > 0 ? null : { id: first.id, slug: first.slug, name: first.name },
        time_zone: zones.size === 1 ? ([...zones][0] ?? null) : null,
        appointment_minutes: site.test_drive.appointment_minutes,
        days: listTestDriveDays({
          site,
          locations,
          vehicleId: vehicle?.id ?? null,
          isAwaited: target.isAwaited,
          taken: target.taken,
          nowMs: target.nowMs,
        }),
      },
    }
  },
})

export const action = loader
