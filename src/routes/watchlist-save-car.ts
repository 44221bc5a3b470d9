import { saveToWatchlist } from '#features/parts/saved-vehicles/watchlist.server.ts'
import { isWatchlistOn } from '#site/switches.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { formatWatchlistAnswer, watchlistAnswers, watchlistBody } from './watchlist-call.ts'

/** POST /api/watchlist/save-car (WATCH-02). */
export const loader = defineEndpoint({
  method: 'POST',
  summary: "Save a car to the signed-in visitor's watchlist",
  offered: isWatchlistOn,
  rateLimit: { name: 'watchlist', limit: 120, windowMs: 60_000 },
  body: watchlistBody,
  answers: watchlistAnswers,
  handle: async ({ services, body }) => formatWatchlistAnswer(await saveToWatchlist(services, body)),
})

export const action = loader
