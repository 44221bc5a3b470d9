import { removeFromWatchlist } from '#features/parts/saved-vehicles/watchlist.server.ts'
import { isWatchlistOn } from '#site/switches.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { formatWatchlistAnswer, watchlistAnswers, watchlistBody } from './watchlist-call.ts'

/** POST /api/watchlist/remove-car (WATCH-02). */
export const loader = defineEndpoint({
  method: 'POST',
  summary: "Remove a car from the signed-in visitor's watchlist",
  offered: isWatchlistOn,
  rateLimit: { name: 'watchlist', limit: 120, windowMs: 60_000 },
  body: watchlistBody,
  answers: watchlistAnswers,
  handle: async ({ services, body }) => formatWatchlistAnswer(await removeFromWatchlist(services, body)),
})

export const action = loader
