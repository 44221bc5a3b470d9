import { expect, test } from 'vitest'
import { resolveHeadline, resolveSubtitle, resolveVariant } from './vehicle-title.ts'

test.each([
  { name: '2022 Toyota HiLux SR5 GUN126R', badge: 'SR5', subtitle: null },
  { name: '2022 Toyota HiLux', badge: 'SR5', subtitle: 'SR5' },
  { name: '2022 Toyota HiLux', badge: null, subtitle: null },
  { name: '2020 Mazda 3 G20 Pure', badge: 'G20', subtitle: null },
  { name: '2020 Mazda CX-5 MAXX SPORT', badge: 'Maxx Sport', subtitle: null },
  { name: '2021 Ducati Monster +', badge: '+', subtitle: null },
  { name: '2022 Toyota HiLux SR5', badge: 'SR', subtitle: 'SR' },
  { name: '2021 BMW X5 xDrive 30d', badge: 'XDRIVE-30D', subtitle: null },
  { name: '2021 BMW X5 M  Sport', badge: 'M / Sport', subtitle: null },
  { name: '2021 Mazda 3', badge: '4', subtitle: '4' },
])('VDP-01 the title $name is followed by $subtitle', ({ name, badge, subtitle }) => {
  expect(resolveSubtitle({ name, badge })).toBe(subtitle)
})

test.each([
  { name: '2022 Toyota HiLux SR5 GUN126R', series: 'GUN126R', headline: '2022 Toyota HiLux SR5' },
  { name: '2022 Ford Ranger XLT PX MkIII MY22', series: 'PX MkIII MY22', headline: '2022 Ford Ranger XLT' },
  { name: '2022 Ford Ranger XLT px mkiii', series: 'PX MkIII', headline: '2022 Ford Ranger XLT' },
  { name: '2022 Toyota HiLux SR5', series: 'GUN126R', headline: '2022 Toyota HiLux SR5' },
  { name: '2022 Toyota HiLux SR5', series: 'R5', headline: '2022 Toyota HiLux SR5' },
  { name: '2022 Toyota HiLux SR5', series: null, headline: '2022 Toyota HiLux SR5' },
  { name: '2021 Porsche 911 992', series: '992', headline: '2021 Porsche 911' },
  { name: 'Jayco Silverline', series: 'Silverline', headline: 'Jayco Silverline' },
  { name: 'Silverline', series: 'Silverline', headline: 'Silverline' },
])('VDP-01 the headline of $name with the series $series is $headline', ({ name, series, headline }) => {
  expect(resolveHeadline({ name, series })).toBe(headline)
})

test.each([
  { badge: 'SR5', series: 'GUN126R', variant: 'SR5' },
  { badge: 'XLT', series: 'PX MkIII MY22', variant: 'XLT' },
  { badge: null, series: 'GSJ15R', variant: null },
  { badge: ' ', series: 'ZN8', variant: null },
  { badge: null, series: 'VFII', variant: 'VFII' },
  { badge: null, series: '19.61-3', variant: '19.61-3' },
  { badge: null, series: 'Series II', variant: 'Series II' },
  { badge: null, series: null, variant: null },
])('CARD-01 the badge $badge and the series $series stand on a card as $variant', ({ badge, series, variant }) => {
  expect(resolveVariant({ badge, series })).toBe(variant)
})
