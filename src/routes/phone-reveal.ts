import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import { findShownVehicle } from './find-shown-vehicle.ts'

const key = z.string().min(1).max(200)

/** Logs that a visitor revealed the dealer's phone number (VDP-13), as one structured line. */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Record that a visitor revealed a phone number',
  rateLimit: { name: 'reveal', limit: 30, windowMs: 60_000 },
  body: { maxBytes: 1_024, schema: z.strictObject({ car_id: key, dealership_id: key, website_id: key }) },
  answers: {
    204: { description: 'The reveal is recorded.' },
    404: { description: 'The vehicle, its dealership and the site do not belong together.' },
  },
  async handle({ services, body }) {
    const { site, log, requestId } = services
    const { car_id, dealership_id, website_id } = body
    const vehicle = website_id === site.id ? await findShownVehicle(services, car_id) : null
    if (vehicle === null || vehicle.dealership_id !== dealership_id)
      return { status: 404, detail: 'There is no such vehicle of this dealership here.' }
    log.info({ requestId, site: site.slug, event: 'phone_reveal', parameters: body }, 'visitor event')
    return { status: 204 }
  },
})

export const action = loader
