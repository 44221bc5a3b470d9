import { expect, test } from 'vitest'
import { formatEngineFigure, formatGearbox, mergeEngineSize } from './engine-figures.ts'

test.each([
  ['336Nm @ 5000rpm', 'Nm', '336\u00a0Nm at 5,000\u00a0rpm'],
  ['500Nm @ 1600-2800rpm', 'Nm', '500\u00a0Nm at 1,600–2,800\u00a0rpm'],
  ['266Nm', 'Nm', '266\u00a0Nm'],
  ['500 Nm', 'Nm', '500\u00a0Nm'],
  ['53.5 nm at 5,500 rpm', 'Nm', '53.5\u00a0Nm at 5,500\u00a0rpm'],
  ['150kW @ 3400', 'kW', '150\u00a0kW at 3,400\u00a0rpm'],
  ['450 to 470', 'Nm', '450 to 470'],
  [' 110 ', 'kW', '110\u00a0kW'],
  ['201 hp', 'kW', '201 hp'],
  ['500Nm', 'kW', '500Nm'],
  ['Strong, ask us', 'Nm', 'Strong, ask us'],
  [
    '500Nm @ 1600rpm with the tow pack and the long cable',
    'Nm',
    '500Nm @ 1600rpm with the tow pack and the long cable',
  ],
] as const)('VDP-06 the figure %j in %s is written %j', (text, unit, written) => {
  expect(formatEngineFigure(text, unit)).toBe(written)
})

test.each([
  ['6 SP Automatic', '6-speed automatic'],
  ['6 Speed Sports Automatic', '6-speed sports automatic'],
  ['7 SP DSG', '7-speed DSG'],
  ['10-speed Auto', '10-speed auto'],
  ['CVT', 'CVT'],
  ['Continuous Variable', 'CVT'],
  [' Manual ', 'Manual'],
])('VDP-06 the gearbox %j is written %j', (text, written) => {
  expect(formatGearbox(text)).toBe(written)
})

test.each([
  ['2.4 L', 2387, '2.4 L (2,387\u00a0cc)'],
  ['2.8L', 2755, '2.8L (2,755\u00a0cc)'],
  ['2 litres', 1998, '2 litres (1,998\u00a0cc)'],
  ['1084 cc', 1084, '1084 cc'],
  ['1084 cc', 1100, null],
  ['2.4 L', 2451, null],
  ['2.4 L', 2349, null],
  ['V8', 4461, null],
  ['2.4 L turbo diesel', 2387, null],
  ['2.4', 2387, null],
])('VDP-06 the engine %j of %i cc is one text: %j', (size, capacity, written) => {
  expect(mergeEngineSize(size, capacity)).toBe(written)
})
