import { expect, test } from 'vitest'
import { buildSectors, drawPrize, mostSectors, resolveRestAngle } from './prize-wheel.ts'

const prizes = ['A car wash', 'A tank of fuel', 'A service credit', 'A cap']

test('BUY-06 the sectors divide the wheel, and the drawn one comes to rest below the pointer', () => {
  const sectors = buildSectors(prizes)
  expect(sectors.map(({ from, to }) => [from, to])).toEqual([
    [0, 90],
    [90, 180],
    [180, 270],
    [270, 360],
  ])
  expect(sectors.map(resolveRestAngle)).toEqual([315, 225, 135, 45])
  expect(buildSectors(Array.from({ length: 40 }, () => 'A cap'))).toHaveLength(mostSectors)
})

test('BUY-06 each prize is as likely as any other, and the ends of the draw are prizes too', () => {
  const sectors = buildSectors(prizes)
  const drawn = Array.from({ length: 400 }, (_, index) => drawPrize(sectors, index / 400))
  expect(prizes.map((prize) => drawn.filter((each) => each === prize).length)).toEqual([100, 100, 100, 100])
  expect([drawPrize(sectors, 0), drawPrize(sectors, 1), drawPrize([], 0.5)]).toEqual(['A car wash', 'A cap', null])
})
