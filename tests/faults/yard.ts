import type { Database } from '#data/database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import type { Car, ToldPrices } from './history.ts'

/** Slugs of the sites. Each slug is the mark of its site and occurs in no other text of a page. */
export const siteSlugs = ['numbat', 'quokka', 'wombat'] as const

/** The marks of sites that a text contains, each once. */
export const findMarks = (text: string): readonly string[] => siteSlugs.filter((slug) => text.includes(slug))

export const carsOfSite = 4
/** Size of the price range of a car in dollars; its prices are a dollar apart. */
const pricesOfCar = 1_000
/** Offset of the first price from a round one, because pages show round amounts as filter limits. */
const lowestRest = 101
/** The price of no car: a run changes each some dozen times. */
const isLimit = (amount: number): boolean => amount % 500 === 0

/** Number of signed-in visitors per site. */
export const visitorsOfSite = 2

const now = (): number => Date.now()

function buildDocument(slug: string): object {
  return {
    name: `${slug} motors`,
    demo: true,
    leads: { minimum_seconds: 0, hourly_limit: 1_000 },
    checkout: { enabled: true, unpaid_minutes: 1_440 },
    auth: { authentication: true, garage: true },
  }
}

const slugOf = (site: string, index: number): string => `${site}-${index}`

/** No two cars have ranges of prices that overlap: $1x,xxx on the first site, $2x,xxx on the second. */
export const priceOf = (siteIndex: number, carIndex: number, version: number): number =>
  (siteIndex + 1) * 10_000 + carIndex * pricesOfCar + lowestRest + version

/** Where a page contains amounts: visible text, structured data and link preview. */
const amounts = [/\$(\d\d),(\d{3})(?![\d,])/g, /"price": ?"?(\d\d)(\d{3})\b/g, /price:amount" content="(\d\d)(\d{3})"/g]

/** All prices of cars in a page, of any site; no two cars ever have the same price. */
export function findPrices(html: string): ToldPrices {
  const found = new Map<string, Set<number>>()
  for (const amount of amounts)
    for (const [, thousands = '', rest = ''] of html.matchAll(amount)) {
      const price = Number(thousands + rest)
      const slug = slugOfPrice(price)
      if (slug !== null) found.set(slug, (found.get(slug) ?? new Set()).add(price))
    }
  return Object.fromEntries([...found].map(([slug, prices]) => [slug, [...prices]]))
}

function slugOfPrice(price: number): string | null {
  const site = siteSlugs[Math.floor(price / 10_000) - 1]
  const carIndex = Math.floor((price % 10_000) / pricesOfCar)
  return site === undefined || carIndex >= carsOfSite || isLimit(price) ? null : slugOf(site, carIndex)
}

function buildCar(siteIndex: number, carIndex: number, version: number) {
  const site = siteSlugs[siteIndex] ?? ''
  return {
    ...buildIncomingVehicle(`${site.toUpperCase()}${carIndex}`, {
      slug: slugOf(site, carIndex),
      name: `2022 Toyota HiLux ${site}`,
      badge: site,
      dealercomments: `A car of ${site}.`,
      price: dollars(priceOf(siteIndex, carIndex, version)),
      payment_processors: ['card'],
    }),
    dealership_id: 'main',
    dealership_slug: 'main',
  }
}

/** Fills an empty store with the sites and cars of a run. Returns the cars. */
export async function fillYard(database: Database): Promise<readonly Car[]> {
  const stock = createStockRepository(database)
  const cars: Car[] = []
  for (const [siteIndex, site] of siteSlugs.entries()) {
    const ctx = { siteId: site, now }
    const vehicles = Array.from({ length: carsOfSite }, (_, carIndex) => buildCar(siteIndex, carIndex, 0))
    await storeSite(database, ctx, buildDocument(site), vehicles)
    for (const carIndex of vehicles.keys()) {
      const slug = slugOf(site, carIndex)
      const id = (await stock.findBySlug(ctx, slug))?.id
      if (id === undefined) throw new Error(`the store has no ${slug}`)
      cars.push({ site, slug, id, price: priceOf(siteIndex, carIndex, 0) })
    }
  }
  return cars
}

/** Writes the price of a version of a car, as an import does. */
export async function writePrice(
  database: Database,
  siteIndex: number,
  carIndex: number,
  version: number,
): Promise<void> {
  const stock = createStockRepository(database)
  const ctx = { siteId: siteSlugs[siteIndex] ?? '', now }
  const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'prices' })
  await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles: [buildCar(siteIndex, carIndex, version)] })
}
