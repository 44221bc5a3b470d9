import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, runForecourt, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

let directory: string
let server: ServerProcess

const siteFile = `slug: riverbend
template: classic
name: Riverbend Cars
hosts: [www.riverbend.example]
email: sales@riverbend.example
integrations: { mail: smtp }
search: { stock_filters: { used_only: false } }
dealerships:
  - id: riverbend
    slug: riverbend-yard
    name: Riverbend Yard
    dealer_license_number: LMVD 0000 (fictional)
    locations:
      - { id: riverbend, name: Riverbend, slug: riverbend, primary: true, address: { city: Launceston, state: TAS } }
`
const feed = (rows: readonly string[]): string =>
  ['stocknum,make,model,badge,year,car_type,status,price,price_type,km', ...rows].join('\n')

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-onboarding-'))
  server = await startServerProcess({ directory })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

async function pageWith(path: string, words: string): Promise<string> {
  const deadline = Date.now() + 2_000
  for (;;) {
    const { body } = await ask(server.port, 'www.riverbend.example', path)
    if (body.includes(words) || Date.now() > deadline) return body
    await sleep(25)
  }
}

describe('a new dealer', () => {
  test('TEN-08 goes live with one configuration file, one feed and two commands while the server runs', async () => {
    expect((await ask(server.port, 'www.riverbend.example', '/')).status).toBe(404)
    await writeFile(join(directory, 'riverbend.yaml'), siteFile)
    await writeFile(
      join(directory, 'stock.csv'),
      feed([
        'R100,Toyota,HiLux,SR5,2022,used,in_stock,"$52,990",drive_away,"45,120 km"',
        'R101,Land Rover,Defender,110,2023,used,in_stock,POA,poa,',
      ]),
    )

    const applied = await runForecourt(['sites', 'apply', join(directory, 'riverbend.yaml')], { directory })
    expect(applied).toMatchObject({ status: 0, output: expect.stringContaining('riverbend: added, version 1') })
    const imported = await runForecourt(['stock', 'import', 'riverbend', join(directory, 'stock.csv')], { directory })
    expect(imported.status, imported.output).toBe(0)

    const page = await pageWith('/search/new-used-and-demo-cars', 'Defender')
    expect(page).toContain('$52,990')
    expect(page).toContain('Enquire for price.')
    expect(page).toContain('LMVD 0000 (fictional)')
    expect(await pageWith('/search/land-rover', 'Defender')).toContain('Land Rover')
  })

  test('STOCK-05 a car that leaves the feed is told as sold and stays reachable at its address', async () => {
    await writeFile(
      join(directory, 'stock.csv'),
      feed(['R100,Toyota,HiLux,SR5,2022,used,in_stock,"$52,990",drive_away,"45,120 km"']),
    )
    const imported = await runForecourt(['stock', 'import', 'riverbend', join(directory, 'stock.csv')], { directory })
    expect(imported.status, imported.output).toBe(0)
    const results = await pageWith('/search/land-rover', 'JUST SOLD')
    expect(results).toContain('JUST SOLD')
    const slug = /href="(\/cars\/[a-z0-9-]*defender[a-z0-9-]*)"/.exec(results)?.[1] ?? ''
    const page = await ask(server.port, 'www.riverbend.example', slug)
    expect(page.status).toBe(200)
    expect(page.body).toContain('SOLD')
    expect(page.body).not.toContain('Enquire for price.')
  })

  test('STOCK-05 the page of a sold car answers 410 once its time is over', async () => {
    const changed = siteFile.replace('hosts:', 'stock: { gone_after_days: 0 }\nhosts:')
    await writeFile(join(directory, 'riverbend.yaml'), changed)
    expect((await runForecourt(['sites', 'apply', join(directory, 'riverbend.yaml')], { directory })).output).toContain(
      'changed, version 2',
    )
    const slug = '/cars/2023-land-rover-defender-110-r101'
    let status = 0
    for (const deadline = Date.now() + 2_000; status !== 410 && Date.now() < deadline; await sleep(25))
      status = (await ask(server.port, 'www.riverbend.example', slug)).status
    expect(status).toBe(410)
    expect((await ask(server.port, 'www.riverbend.example', '/cars/2022-toyota-hilux-sr5-r100')).status).toBe(200)
  })

  test('STOCK-03 a feed that would drop most of the stock exits with status 2 unless that is allowed', async () => {
    const many = Array.from(
      { length: 10 },
      (_, index) => `S${index},Mazda,CX-5,Akera,2021,used,in_stock,30990,drive_away,50000`,
    )
    await writeFile(join(directory, 'stock.csv'), feed(many))
    expect(
      (
        await runForecourt(['stock', 'import', 'riverbend', join(directory, 'stock.csv'), '--allow', 'drop'], {
          directory,
        })
      ).status,
    ).toBe(0)
    await writeFile(join(directory, 'stock.csv'), feed(many.slice(0, 2)))
    const refused = await runForecourt(['stock', 'import', 'riverbend', join(directory, 'stock.csv')], { directory })
    expect(refused.status).toBe(2)
    expect(refused.output).toMatch(/would drop 8 of 10 vehicles/)
    const taken = await runForecourt(
      ['stock', 'import', 'riverbend', join(directory, 'stock.csv'), '--allow', 'drop'],
      { directory },
    )
    expect(taken.status).toBe(0)
  })

  test('what the operator asks for wrongly is told in one line with what to do', async () => {
    const unknown = await runForecourt(['stock', 'import', 'riverbent', join(directory, 'stock.csv')], { directory })
    expect(unknown).toMatchObject({ status: 1, output: expect.stringMatching(/no site 'riverbent'.*riverbend/) })
    const nothing = await runForecourt(['stock', 'sell'], { directory })
    expect(nothing).toMatchObject({ status: 2, output: expect.stringContaining("There is no command 'stock sell'") })
    // Two are for sale; the eight that were sold just now still show within the sold window, and do not count.
    const explained = await runForecourt(['search', 'explain', 'riverbend', '/search/mazda?price=20000-40000'], {
      directory,
    })
    expect(JSON.parse(explained.output)).toMatchObject({
      total: 2,
      path: { title: 'Mazda' },
      query: { scope: { owners: ['riverbend'] } },
    })
  })
})
