import { z } from 'zod'
import type { WatchlistOutcome } from '#features/parts/saved-vehicles/watchlist.server.ts'

/** Body of both watchlist calls (WATCH-02). */
export const watchlistBody = {
  maxBytes: 1_024,
  schema: z.strictObject({
    phone_number: z
      .string()
      .max(40)
      .nullish()
      .describe("The signed-in visitor's own number, or null for it; another number is refused"),
    car_id: z.string().min(1).max(200).describe('Id or slug of a car of the site'),
  }),
}

/** Answers of both watchlist calls. */
export const watchlistAnswers = {
  200: {
    description: 'Whether the watchlist is now as asked; `message` tells the visitor why it is not.',
    schema: z.object({ success: z.boolean(), message: z.string().nullable() }),
  },
  401: { description: 'The visitor is not signed in with a phone number.' },
  403: { description: 'The phone number is not the one of the session.' },
  404: { description: 'The site has no such car.' },
}

/** Formats the outcome of a watchlist call as the answer of its endpoint. */
export function formatWatchlistAnswer(outcome: WatchlistOutcome) {
  switch (outcome.kind) {
    case 'done':
      return { status: 200 as const, json: { success: true, message: null } }
    case 'refused':
      return { status: 200 as const, json: { success: false, message: outcome.message } }
    case 'signed_out':
      return { status: 401 as const, detail: 'A watchlist needs a visitor who signed in with a phone number.' }
    case 'other_phone':
      return { status: 403 as const, detail: 'The phone number is not the one of the session.' }
    case 'unknown_car':
      return { status: 404 as const, detail: 'The site has no such car.' }
  }
}
