import { expect, test } from 'vitest'
import { findValues } from './find-values.ts'

const labels = ['Ford', 'Mercedes-Benz', 'Citroën', 'Land Rover', 'MG', 'Range Rover', 'Isuzu D-Max']
const find = (sought: string) =>
  findValues(
    labels.map((label) => ({ value: label, label, countText: '1' })),
    sought,
  ).map(({ label }) => label)

test('SRCH-05 values are found by the beginning of a word first, then anywhere', () => {
  expect(find('r')).toEqual(['Land Rover', 'Range Rover', 'Ford', 'Mercedes-Benz', 'Citroën'])
  expect(find('rover')).toEqual(['Land Rover', 'Range Rover'])
  expect(find('audi')).toEqual([])
})

test('SRCH-05 neither accents nor hyphens nor capitals stand in the way', () => {
  expect(find('citroen')).toEqual(['Citroën'])
  expect(find('mercedes b')).toEqual(['Mercedes-Benz'])
  expect(find('dmax')).toEqual(['Isuzu D-Max'])
  expect(find('LANDROVER')).toEqual(['Land Rover'])
})
