import { expect, test } from 'vitest'
import type { ModelBody } from './model-row.ts'
import { buildModelPicture, lookOfMake } from './model-picture.ts'

test('TEN-10 the picture of a model stays the same: its shape, the look of its make, its paint and its wheels', () => {
  const draw = (make: string, name: string, body: ModelBody, stockName = name) =>
    buildModelPicture({ make, name, body, stockName }, 'front')
  expect([
    draw('Ford', 'Ranger', 'ute'),
    draw('Ford', 'Everest', 'suv'),
    draw('Toyota', 'LandCruiser 300', 'suv', 'LandCruiser'),
    draw('Citroën', 'C3', 'hatch'),
    draw('Royal Enfield', 'A name that is longer than a key of a drawing', 'motorcycle'),
  ]).toEqual([
    '/vehicle-art/ute-ford-green-26-fordranger-latest/front',
    '/vehicle-art/largesuv-ford-silver-97-fordeverest-latest/front',
    '/vehicle-art/largesuv-toyota-red-52-toyotalandcruiser-latest/front',
    '/vehicle-art/hatch-european-red-07-citroenc3-latest/front',
    '/vehicle-art/roadbike-british-red-73-royalenfieldanamethatislongerthanake-latest/front',
  ])
})

test('TEN-10 a make without a look of its own has the plainest', () => {
  expect(['Jayco', 'Kia', 'Nobody'].map(lookOfMake)).toEqual(['toyota', 'korean', 'japanese'])
})
