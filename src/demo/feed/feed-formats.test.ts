import { parse as parseCsv } from 'csv-parse/sync'
import sax from 'sax'
import { describe, expect, test } from 'vitest'
import { buildDemoFeed } from '../build-demo-feed.ts'
import { buildDemoVehicles } from '../build-demo-vehicles.ts'

const today = '2026-11-20'

describe('demo feeds read back', () => {
  test('CSV: one record a vehicle, quotes and line breaks kept, nested values as dotted columns', () => {
    const vehicles = buildDemoVehicles('harbourside-toyota', { today })
    const rows: Record<string, string>[] = parseCsv(buildDemoFeed('harbourside-toyota', { today }).text, {
      columns: true,
    })
    expect(rows).toHaveLength(vehicles.length)
    for (const [index, vehicle] of vehicles.entries()) {
      const row = rows[index] ?? {}
      expect(row['stocknum']).toBe(vehicle.stocknum)
      expect(row['dealercomments']).toBe(vehicle.dealercomments ?? '')
      expect(row['price']).toBe(vehicle.price === null ? '' : String(vehicle.price))
      expect(row['images']?.split('|').filter(Boolean)).toEqual(vehicle.images.map((image) => image.url))
      expect(row['standardEquipment']?.split('|').filter(Boolean)).toEqual(vehicle.standardEquipment)
      expect(row['variant.enginesize']).toBe(String(vehicle.variant?.enginesize ?? ''))
      const rate = vehicle.finance_lenders?.['coastline']?.['comparisonRate']
      expect(row['finance_lenders.coastline.comparisonRate']).toBe(typeof rate === 'number' ? String(rate) : '')
    }
    expect(vehicles.some((vehicle) => /["\n]/.test(vehicle.dealercomments ?? ''))).toBe(true)
  })

  test('CSV: a term inside term{N} is a column of three parts', () => {
    const [header = ''] = buildDemoFeed('tamar-valley-auto', { today }).text.split('\r\n')
    expect(header.split(',')).toContain('finance_lenders.northern-credit.term5.termMonths')
  })

  test('no list entry holds the separator of CSV lists', () => {
    for (const slug of ['harbourside-toyota', 'tamar-valley-auto']) {
      for (const vehicle of buildDemoVehicles(slug, { today })) {
        expect(
          [
            ...vehicle.standardEquipment,
            ...vehicle.images.map((image) => image.url),
            ...vehicle.payment_processors,
          ].filter((entry) => entry.includes('|')),
        ).toEqual([])
      }
    }
  })

  test('JSON: the vehicles themselves', () => {
    for (const slug of ['bigsky-motors', 'ridgeline-ford'])
      expect(JSON.parse(buildDemoFeed(slug, { today }).text)).toEqual(buildDemoVehicles(slug, { today }))
  })

  test('XML: well formed, one element a vehicle, text kept', () => {
    const vehicles = buildDemoVehicles('southern-cross-caravans', { today })
    const parser = sax.parser(true)
    const path: string[] = []
    const told: Record<string, string[]> = {}
    Object.assign(parser, {
      onerror: (error: Error) => {
        throw error
      },
      onopentag: ({ name }: { name: string }) => {
        path.push(name)
        const key = path.join('/')
        told[key] = [...(told[key] ?? []), '']
      },
      ontext: (text: string) => {
        const texts = told[path.join('/')]
        if (texts !== undefined) texts[texts.length - 1] = `${texts.at(-1) ?? ''}${text}`
      },
      onclosetag: () => path.pop(),
    })
    parser.write(buildDemoFeed('southern-cross-caravans', { today }).text).close()
    expect(told['vehicles/vehicle/stocknum']).toEqual(vehicles.map((vehicle) => vehicle.stocknum))
    expect(told['vehicles/vehicle/images/image/url']).toEqual(
      vehicles.flatMap((vehicle) => vehicle.images.map((image) => image.url)),
    )
    expect(told['vehicles/vehicle/dealercomments']).toEqual(vehicles.flatMap((vehicle) => vehicle.dealercomments ?? []))
    expect(told['vehicles/vehicle/specifications/body_length']).toEqual(
      vehicles.flatMap((vehicle) => vehicle.specifications?.body_length ?? []).map(String),
    )
    expect(told['vehicles/vehicle/finance_lenders/wayfarer/term7/termWeeks']?.length).toBeGreaterThan(10)
  })
})
