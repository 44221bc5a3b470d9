import { expect, test } from 'vitest'
import { bodySegments, typeSegments } from './search-segments.ts'

test('SRCH-02 SRCH-24 a body type tile is found under its name in lower case, as one word and as several', () => {
  expect(bodySegments).toEqual([
    '4x4',
    'bus',
    'cabchassis',
    'cab-chassis',
    'convertible',
    'coupe',
    'ev',
    'hardtop',
    'hatch',
    'hatchback',
    'motorhome',
    'lighttruck',
    'light-truck',
    'peoplemover',
    'people-mover',
    'prestige',
    'sedan',
    'softtop',
    'suv',
    'ute',
    'van',
    'wagon',
    'stationwagon',
    'station-wagon',
  ])
})

test('SRCH-02 the type segments and the types of car that each shows', () => {
  expect(typeSegments).toEqual({
    'new-used-and-demo-cars': ['new', 'used', 'demo'],
    'new-and-demo-cars': ['new', 'demo'],
    'new-cars': ['new'],
    'used-cars': ['used'],
    'demo-cars': ['demo'],
  })
})
