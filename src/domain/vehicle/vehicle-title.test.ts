import { expect, test } from 'vitest'
import { resolveSubtitle } from './vehicle-title.ts'

test.each([
  { name: '2022 Toyota HiLux SR5 GUN126R', badge: 'SR5', series: 'GUN126R', subtitle: null },
  { name: '2022 Toyota HiLux', badge: 'SR5', series: 'GUN126R', subtitle: 'SR5 GUN126R' },
  { name: '2022 Toyota HiLux SR5', badge: 'SR5', series: 'GUN126R', subtitle: 'GUN126R' },
  { name: '2020 Mazda 3 G20 Pure', badge: 'G20', series: null, subtitle: null },
  { name: '2020 Mazda CX-5 MAXX SPORT', badge: 'Maxx Sport', series: 'KF', subtitle: 'KF' },
  { name: '2021 Ducati Monster +', badge: '+', series: null, subtitle: null },
  { name: '2022 Toyota HiLux SR5', badge: 'SR', series: '5', subtitle: 'SR 5' },
  { name: '2021 BMW X5 xDrive 30d', badge: 'XDRIVE-30D', series: 'X5', subtitle: null },
  { name: '2021 BMW X5 M  Sport', badge: 'M / Sport', series: '(G05)', subtitle: '(G05)' },
  { name: '2021 Mazda 3', badge: '4', series: '+', subtitle: '4' },
  { name: '2021 Kia Rio Sport', badge: 'S', series: '', subtitle: 'S' },
])('VDP-01 the title $name is followed by $subtitle', ({ name, badge, series, subtitle }) => {
  expect(resolveSubtitle({ name, badge, series })).toBe(subtitle)
})
