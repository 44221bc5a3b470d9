import { expect, test } from 'vitest'
import { buildModelPicture, lookOfMake } from './model-picture.ts'

test('TEN-10 the picture of a model stays the same: its shape, the look of its make, its paint and its wheels', () => {
  expect([
    buildModelPicture('Ford', 'Ranger', 'ute', 'side'),
    buildModelPicture('Ford', 'Everest', 'suv', 'front'),
    buildModelPicture('Toyota', 'Corolla', 'hatch', 'side'),
    buildModelPicture('Citroën', 'C3', 'hatch', 'side'),
  ]).toEqual([
    '/vehicle-art/ute-ford-green-26/side',
    '/vehicle-art/largesuv-ford-silver-97/front',
    '/vehicle-art/hatch-toyota-white-46/side',
    '/vehicle-art/hatch-european-red-07/side',
  ])
})

test('TEN-10 a make without a look of its own has the plainest', () => {
  expect(['Jayco', 'Kia', 'Nobody'].map(lookOfMake)).toEqual(['toyota', 'korean', 'japanese'])
})
