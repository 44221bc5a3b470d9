import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, runForecourt, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

let directory: string
let server: ServerProcess

const buildFile = (certified: string): string => `slug: certain
template: toyota
name: Certain Toyota
demo: true
certified: ${certified}
forms: { opt_in_default: false }
dealerships:
  - { id: main, slug: main-yard, name: Main, locations: [{ id: main, name: Main, slug: main, address: { state: WA } }] }
`
const feed = `stocknum,make,model,year,car_type,status,price,price_type,certified
T1,Toyota,Corolla,2022,used,in_stock,"$22,000",drive_away,yes
T2,Toyota,Camry,2022,used,in_stock,"$24,000",drive_away,no
M1,Mazda,Mazda3,2022,used,in_stock,"$26,000",drive_away,yes
`

async function apply(certified: string): Promise<void> {
  const file = join(directory, 'certain.yaml')
  await writeFile(file, buildFile(certified))
  const { status, output } = await runForecourt(['sites', 'apply', file], { directory })
  expect(status, output).toBe(0)
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-certified-'))
  await apply('{ enabled: true, make: Toyota }')
  await writeFile(join(directory, 'stock.csv'), feed)
  const { status, output } = await runForecourt(['stock', 'import', 'certain', join(directory, 'stock.csv')], {
    directory,
  })
  expect(status, output).toBe(0)
  server = await startServerProcess({ directory })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

async function listCertified(): Promise<readonly string[]> {
  const { body } = await ask(server.port, `certain.localhost:${server.port}`, '/pre-owned?certified=true')
  return ['Corolla', 'Camry', 'Mazda3'].filter((model) =>
    new RegExp(`<h3[^>]*>(?:(?!</h3>)[\\s\\S])*${model}`).test(body),
  )
}

test("SRCH-15 TEN-12 the certified filter finds only the programme's make and follows its changes", async () => {
  expect(await listCertified()).toEqual(['Corolla'])
  await apply('{ enabled: false }')
  await expect.poll(listCertified, { timeout: 10_000, interval: 100 }).toEqual(['Corolla', 'Mazda3'])
})
