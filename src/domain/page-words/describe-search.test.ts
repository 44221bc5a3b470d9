import { expect, test } from 'vitest'
import { describeSearch, type SearchWords } from './describe-search.ts'

const nothing: SearchWords = {
  types: [],
  itemTypes: [],
  certified: false,
  colours: [],
  transmissions: [],
  fuels: [],
  drives: [],
  seats: [],
  categories: [],
  makes: [],
  models: [],
  bodies: [],
  cities: [],
  states: [],
  dealerships: [],
  price: null,
  years: null,
  text: '',
}

test.each<[Partial<SearchWords>, string]>([
  [{}, 'Vehicles'],
  [{ types: ['used'], fuels: ['Diesel'], bodies: ['SUV'], cities: ['Rocklea'] }, 'Used diesel SUVs in Rocklea'],
  [{ types: ['demo', 'new'] }, 'New and demo vehicles'],
  [{ types: ['new', 'used', 'demo'] }, 'Vehicles'],
  [{ makes: ['Toyota'] }, 'Toyota vehicles'],
  [{ makes: ['Toyota', 'Kia'] }, 'Toyota and Kia vehicles'],
  [{ makes: ['Toyota', 'Kia', 'Ford'] }, 'Vehicles'],
  [{ makes: ['Toyota'], models: ['HiLux'], types: ['used'] }, 'Used Toyota HiLux'],
  [{ makes: ['Toyota'], models: ['HiLux'], bodies: ['Ute'] }, 'Toyota HiLux utes'],
  [{ models: ['HiLux', 'Ranger'] }, 'HiLux and Ranger'],
  [{ makes: ['Mazda'], models: ['Mazda3'] }, 'Mazda3'],
  [{ makes: ['MG'], models: ['MG4', 'ZS'], types: ['used'] }, 'Used MG4 and ZS'],
  [{ models: ['Mazda CX-5', 'Mazda Mazda3'] }, 'Mazda CX-5 and Mazda3'],
  [{ makes: ['Ram'], models: ['Rampage'] }, 'Ram Rampage'],
  [{ makes: ['Toyota', 'Ford'], models: ['HiLux'] }, 'Toyota and Ford vehicles'],
  [{ itemTypes: ['caravan'], types: ['new'] }, 'New caravans'],
  [
    { colours: ['Glacier White'], transmissions: ['Automatic'], drives: ['AWD'] },
    'Glacier white automatic AWD vehicles',
  ],
  [{ fuels: ['PHEV'], seats: ['7'] }, 'Plug-in hybrid 7-seat vehicles'],
  [{ fuels: ['Petrol', 'Hybrid'], bodies: ['Hatch', 'Sedan'] }, 'Petrol or hybrid hatches and sedans'],
  [{ bodies: ['Commercial'] }, 'Commercial vehicles'],
  [{ categories: ['ev', 'towing'] }, 'Electric vehicles'],
  [{ price: { min: null, max: 30_000 } }, 'Vehicles up to $30,000'],
  [{ price: { min: 20_000, max: 30_000 } }, 'Vehicles $20,000 to $30,000'],
  [{ years: { min: 2020, max: null }, certified: true }, 'Certified vehicles from 2020'],
  [{ dealerships: ['Main Street Motors'], text: 'tow bar' }, 'Vehicles at Main Street Motors for “tow bar”'],
  [{ states: ['QLD'], bodies: ['Bus'] }, 'Buses in QLD'],
])('API-05 the search %j is called %j', (words, expected) => {
  expect(describeSearch({ ...nothing, ...words })).toBe(expected)
})
