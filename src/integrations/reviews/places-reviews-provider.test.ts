import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import type { OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { createPlacesReviewsProvider } from './places-reviews-provider.ts'

const servers: Server[] = []

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://places.example:${typeof address === 'object' && address !== null ? address.port : 0}/v1/places`
}

/** places.example is this machine, asked plainly at the port of the address. */
const rulesFor = (url: string): OutgoingRules => ({
  schemes: ['http:'],
  ports: [Number(URL.parse(url)?.port)],
  resolveName: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isReachable: (address) => address === '127.0.0.1',
})
const create = (url: string) => createPlacesReviewsProvider({ key: 'secret', timeLimitMs: 300, url }, rulesFor(url))

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
})

const review = (rating: unknown, author: unknown, text?: unknown) => ({
  rating,
  text: { text },
  authorAttribution: { displayName: author },
  relativePublishTimeDescription: '2 months ago',
})
const good = { rating: 4.6, userRatingCount: 812, reviews: [review(5, ' Priya N. ', 'They rang back.')] }

describe('reviews of the places service', () => {
  test('LOC-14 is asked for one place, with the key in a header, and gives rating, count and reviews', async () => {
    let asked = { url: '', key: '' }
    const url = await listen((request, response) => {
      asked = { url: request.url ?? '', key: String(request.headers['x-goog-api-key']) }
      response.end(JSON.stringify(good))
    })
    expect(await create(url).find('../place 1')).toEqual({
      ok: true,
      reviews: {
        rating: 4.6,
        count: 812,
        reviews: [{ author: 'Priya N.', rating: 5, text: 'They rang back.', date: '2 months ago' }],
      },
    })
    expect(asked).toEqual({ url: '/v1/places/..%2Fplace%201?languageCode=en-AU', key: 'secret' })
  })

  test('LOC-14 reviews that are none are left out, and of very many only the first ones are read', async () => {
    const odd = [
      null,
      7,
      {},
      review(9, 'Ana'),
      review(4, '  '),
      review(3, 'Ben', 7),
      review(4, 'Cam', 'x'.repeat(9_000)),
    ]
    const url = await listen((_request, response) =>
      response.end(JSON.stringify({ rating: 4, userRatingCount: 1.5, reviews: [...odd, ...Array(500).fill(odd[5])] })),
    )
    const outcome = await create(url).find('a')
    if (!outcome.ok) throw new Error(outcome.error.detail)
    expect(outcome.reviews.count).toBeNull()
    expect(outcome.reviews.reviews.length).toBeLessThanOrEqual(50)
    expect(outcome.reviews.reviews.slice(0, 2).map(({ author, text }) => [author, text?.length ?? null])).toEqual([
      ['Ben', null],
      ['Cam', 5_000],
    ])
  })

  test.each<[string, RequestListener, string]>([
    ['refuses', (_request, response) => void response.writeHead(403).end('{}'), 'refused'],
    [
      'redirects',
      (_request, response) => void response.writeHead(302, { location: 'http://x.example/' }).end(),
      'refused',
    ],
    ['answers no JSON', (_request, response) => void response.end('<html>'), 'invalid_response'],
    ['answers no rating', (_request, response) => void response.end('{"rating":"5"}'), 'invalid_response'],
    ['answers without end', (_request, response) => void response.end(' '.repeat(400_000)), 'invalid_response'],
    ['never answers', () => {}, 'late'],
    ['hangs up', (request) => void request.socket.destroy(), 'unreachable'],
  ])('LOC-14 a service that %s gives no reviews and throws nothing', async (_name, listener, kind) => {
    const url = await listen(listener)
    expect(await create(url).find('a')).toMatchObject({ ok: false, error: { kind } })
  })
})
