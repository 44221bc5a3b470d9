import { expect, test } from 'vitest'
import { resolvePictureCaption } from './picture-caption.ts'

const name = '2021 Toyota HiLux SR5'
const told = (alt: string | null, url = 'https://pictures.example/1.jpg') => resolvePictureCaption({ url, alt }, name)

test.each([
  ['Front three-quarter view', 'Front'],
  ['rear 3/4', 'Rear'],
  ['Rear three quarter', 'Rear'],
  ['FRONT', 'Front'],
  ['Front seats', 'Cabin'],
  ['Rear seats', 'Rear seats'],
  ['driver_side', 'Side'],
  ['Tail lamp', 'Tail light'],
  ['Left headlamp', 'Headlight'],
  ['Dashboard and steering wheel', 'Dashboard'],
  ['2021 Toyota HiLux SR5, cabin', 'Cabin'],
  ['Photo 3', null],
  ['IMG_20211103.jpg', null],
  ['Frontera sidewinder', null],
  ['All-wheel drive, photo 4', null],
  ['Front-wheel drive', null],
  ['', null],
  [null, null],
])('VDP-11 the description %j has the caption %j', (alt, caption) => {
  expect(told(alt)).toBe(caption)
})

test('VDP-11 the name of the vehicle at the beginning of a description says nothing of the view', () => {
  const named = '2020 Ineos Front Runner'
  expect(resolvePictureCaption({ url: 'https://p.example/1', alt: '2020 Ineos Front Runner' }, named)).toBeNull()
  expect(resolvePictureCaption({ url: 'https://p.example/1', alt: '2020 Ineos Front Runner: boot' }, named)).toBe(
    'Boot',
  )
})

test('VDP-11 a long text describes the vehicle, not the view', () => {
  expect(told(`Front ${'x'.repeat(115)}`)).toBeNull()
  expect(told(`Front ${'x'.repeat(114)}`)).toBe('Front')
  expect(told(`${name} front ${'x '.repeat(50_000)}`)).toBeNull()
})

test.each([
  ['/vehicle-art/ute-toyota-white-07/front', 'Front'],
  ['https://cdn.example/vehicle-art/ute-toyota-white-07/side-left', 'Side'],
  ['/vehicle-art/ute-toyota-white-07/front-three-quarter', 'Front'],
  ['/vehicle-art/ute-toyota-white-07/wheel', 'Wheel'],
  ['/vehicle-art/ute-toyota-white-07/tail', 'Tail light'],
  ['/pictures/a/front', null],
  ['https://pictures.example/front.jpg', null],
])('VDP-11 the drawing %s without a description has the caption %j', (url, caption) => {
  expect(told(null, url)).toBe(caption)
  expect(told('Boot', url)).toBe('Boot')
})

test.each([
  ['ute-toyota-white-07', 'Cabin'],
  ['constructor-toyota-white-07', 'Cabin'],
  ['caravan-british-white-07', 'Living area'],
  ['motorhome-european-white-07', 'Living area'],
  ['campertrailer-british-white-07', 'Storage locker'],
  ['dirtbike-japanese-red-07', 'Engine'],
])('VDP-11 the close view of %s is captioned %s', (key, caption) => {
  expect(told(null, `/vehicle-art/${key}/detail`)).toBe(caption)
})
