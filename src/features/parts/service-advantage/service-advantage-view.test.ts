import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildServiceAdvantage } from './service-advantage-view.ts'

const whole = '5 years, 5 services, every 12 months or 15,000 km, up to 75,000 km'

test('CONTENT-04 every row of the table as a visitor of the Toyota template reads it', () => {
  const view = buildServiceAdvantage(buildTestSite({ template: 'toyota' }))
  expect(view?.title).toBe('Toyota Service Advantage')
  expect(view?.rows.map(({ models, price, facts }) => [models, price, facts.join(', ')])).toEqual([
    ['bZ4X', '$180', whole],
    ['C-HR, Corolla Cross, Yaris Cross', '$250', whole],
    ['Camry', '$255', whole],
    ['Coaster', '$485', '3 years, 6 services'],
    ['Corolla', '$245', whole],
    ['Fortuner, Granvia, HiAce, HiLux', '$290', '3 years'],
    ['Kluger', '$265', whole],
    ['LandCruiser 300, Tundra', '$400', whole],
    ['LandCruiser 70', '$525', whole],
    ['Prado', '$390', '5 years, 10 services, up to 100,000 km'],
    ['RAV4', '$260', whole],
    ['All other models', '$250', whole],
  ])
})

test('CONTENT-04 the switch, the defaults of the site, and one of each', () => {
  expect(buildServiceAdvantage(buildTestSite())).toBeNull()
  const own = {
    enabled: true,
    price: 199,
    years: 1,
    services: 1,
    every_months: 1,
    every_km: 1_000,
    range_km: 1_000,
  }
  const view = buildServiceAdvantage(buildTestSite({ content: { service_advantage: own } }))
  expect(view?.rows).toEqual([
    {
      models: 'All models',
      price: '$199',
      facts: ['1 year', '1 service', 'every 1 month or 1,000 km', 'up to 1,000 km'],
    },
  ])
})
