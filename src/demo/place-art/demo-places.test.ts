import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSiteFiles } from '#server/load-site-files.ts'
import { projectRoot } from '#tests/fixtures/server-process.ts'
import { paintSigns } from '../../../scripts/sign-font.ts'
import { drawDemoPlaces, kinds } from './demo-places.ts'
import { drawPlace } from './draw-place.ts'

const look = {
  brand: '#000000',
  brandText: '#ffffff',
  accent: '#ff0000',
  sky: ['#fff', '#eee'],
  hills: '#9a9',
  ground: '#aaa',
} as const

const picture = /href="data:image\/webp;base64,[^"]+"/g

describe('drawn locations', () => {
  test('each file in public/places is the drawing of today (node scripts/draw-places.ts)', async () => {
    const files = await loadSiteFiles('sites', projectRoot)
    const drawings = drawDemoPlaces(files.map(({ document }) => document))
    expect(drawings.length).toBeGreaterThan(10)
    for (const drawing of drawings) {
      const { path } = drawing
      // Rendering the vehicles takes minutes, so only their drawing keys (`data-vehicle`) are compared.
      const kept = readFileSync(join(projectRoot, 'public', path), 'utf8').replaceAll(picture, 'href=""')
      expect([path, kept === (await paintSigns(drawing))]).toEqual([path, true])
    }
  })

  test('no two places of a site that a visitor sees side by side have the same building', async () => {
    const files = await loadSiteFiles('sites', projectRoot)
    for (const { document } of files) {
      const sales = (document.dealerships ?? [])
        .flatMap(({ locations = [] }) => locations)
        .filter(({ location_type }) => location_type === 'sales' || location_type === 'car-buying')
        .map(({ id }) => kinds[id])
      expect(new Set(sales).size).toBe(sales.length)
    }
  })

  test('no two sites have the same workshop', async () => {
    const files = await loadSiteFiles('sites', projectRoot)
    const buildings = files.flatMap(({ document: { dealerships = [] } }) =>
      dealerships
        .flatMap(({ locations = [] }) => locations)
        .filter(({ location_type }) => location_type === 'service')
        .map(({ id }) => kinds[id]),
    )
    expect(buildings).toHaveLength(5)
    expect(new Set(buildings).size).toBe(5)
  })

  test.each([...new Set(Object.values(kinds))])('a %s is drawn small, and its sign cannot end the drawing', (kind) => {
    const svg = drawPlace({ ...look, kind, sign: 'A & B </text><script>' })
    expect(svg.length).toBeLessThan(12_000)
    expect(svg).not.toContain('<script')
    expect(svg).toContain('A &amp; B')
  })
})
