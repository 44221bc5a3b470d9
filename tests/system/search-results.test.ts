import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, startServerProcess, type Answer, type ServerProcess } from '#tests/fixtures/server-process.ts'

let directory: string
let server: ServerProcess
const search = '/search/new-used-and-demo-cars'

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-results-'))
  server = await startServerProcess({ directory, demo: true })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

const visit = (site: string, path: string): Promise<Answer> => ask(server.port, `${site}.localhost:${server.port}`, path)

/** The number of vehicles that a results page says there are. */
function countOf(body: string): number {
  const figure = /<output[^>]*>([\d,]+)(?:<!-- -->)? vehicles?</.exec(body)?.[1]
  return Number(figure?.replaceAll(',', '') ?? Number.NaN)
}

describe('the address of a search', () => {
  test.each([
    ['/search/Kia', '/search/kia'],
    ['/search/kia/SORENTO?utm_source=a', '/search/kia/sorento?utm_source=a'],
    ['/search/SUV?price=-30000', '/search/suv?price=-30000'],
    ['/search/Land%20Rover', '/search/land-rover'],
    [`${search}?make=kia&utm_source=mail`, `${search}?make=Kia&utm_source=mail`],
    [`${search}?colour=WHITE`, `${search}?colour=White`],
  ])('SRCH-01 %s is redirected for good to %s, each time and also for a client that navigates', async (asked, canonical) => {
    const [path = '', query] = asked.split('?')
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, headers } = await visit('bigsky-motors', asked)
      expect([status, headers.location]).toEqual([301, canonical])
    }
    expect((await visit('bigsky-motors', canonical)).status).toBe(200)
    const data = await visit('bigsky-motors', `${path}.data${query === undefined ? '' : `?${query}`}`)
    expect(data.status).toBe(202)
    expect(data.body).toContain(canonical)
  })

  const wrong = ['seats=abc', 'certified=maybe', 'car_type=banana', 'price=1-2-3']
  test.each(wrong)('SRCH-01 %s is ignored: the page is that of the bare address', async (query) => {
    const [bare, asked] = [await visit('bigsky-motors', search), await visit('bigsky-motors', `${search}?${query}`)]
    expect(asked.status).toBe(200)
    expect(countOf(asked.body)).toBe(countOf(bare.body))
    expect(asked.body).not.toContain('aria-label="Chosen filters"')
  })

  const unknown = ['make=Delorean', 'colour=octarine', 'city=Atlantis']
  test.each(unknown)('SRCH-01 SRCH-21 %s, a name without stock, keeps its filter and says what to relax', async (query) => {
    const { status, body } = await visit('bigsky-motors', `${search}?${query}&car_type=used`)
    const name = query.split('=')[1] ?? ''
    expect(status).toBe(200)
    expect(body).toContain(`aria-label="Remove ${name}"`)
    expect(body).toMatch(new RegExp(`Without (?:<!-- -->)?${name}`))
    expect(body).not.toContain('<article')
  })
})
