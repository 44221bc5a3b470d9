import type { FacetItem, IndexSchema, SearchDocument, SearchEngine } from './search-engine.ts'
import type { NameForms } from './text/typed-words.ts'
import type { Synonyms } from './text/word-rules.ts'

/** What every engine behind the port must do; an adapter's test calls this with its factory. */
export type EngineFactory = (schema: IndexSchema, synonyms: Synonyms, names: NameForms) => SearchEngine

export const schema: IndexSchema = {
  make: { kind: 'keyword', text: 9, joint: 'vehicle' },
  model: { kind: 'keyword', text: 8, joint: 'vehicle' },
  body: { kind: 'keyword', text: 5, joint: 'vehicle' },
  colour: { kind: 'keyword', text: 4 },
  features: { kind: 'keywords' },
  year: { kind: 'number', counted: true, text: 4 },
  price: { kind: 'number' },
  rank: { kind: 'number' },
  stocknum: { kind: 'keyword', text: 3 },
  certified: { kind: 'keyword' },
}

export const synonyms: Synonyms = new Map([
  ['utility', ['ute']],
  ['stationwagon', ['wagon']],
])

export const names: NameForms = new Map([
  ['cclass', ['cclass']],
  ['mazda3', ['mazda', '3']],
  ['300series', ['300series']],
])

export const car = (id: string, owner: string, attributes: SearchDocument['attributes']): SearchDocument => ({
  id,
  owner,
  attributes,
})

const cars: readonly SearchDocument[] = [
  car('a1', 'east', {
    make: 'Toyota',
    model: 'HiLux',
    body: 'Ute',
    colour: 'White',
    features: ['Tow bar', 'Bluetooth'],
    year: 2021,
    price: 4_500_000,
    rank: 5,
    stocknum: 'S1001',
    certified: 'true',
  }),
  car('a2', 'east', {
    make: 'Toyota',
    model: 'LandCruiser',
    body: 'SUV',
    colour: 'Silver',
    features: ['Tow bar'],
    year: 2019,
    price: 8_900_000,
    rank: 5,
    stocknum: 'S1002',
    certified: 'false',
  }),
  car('a3', 'east', {
    make: 'Mazda',
    model: 'CX-5',
    body: 'SUV',
    colour: 'Red',
    features: [],
    year: 2021,
    price: null,
    rank: 0,
    stocknum: 'S2001',
    certified: 'false',
  }),
  car('a4', 'east', {
    make: 'Mazda',
    model: '3',
    body: 'Hatch',
    colour: null,
    year: null,
    price: 2_100_000,
    rank: 9,
    stocknum: '30555',
  }),
  car('b1', 'west', {
    make: 'Ford',
    model: 'Ranger',
    body: 'Ute',
    colour: 'White',
    features: ['Bluetooth', 'Bluetooth'],
    year: 2021,
    price: 5_000_000,
    rank: 1,
    stocknum: 'S1001',
  }),
  car('b2', 'west', {
    make: 'Citroën',
    model: 'C4',
    body: 'Wagon',
    colour: 'Blue',
    year: 2015,
    price: 900_000,
    rank: 1,
    stocknum: 'W77',
  }),
]

export const east = { owners: ['east'] }
export const everyone = { owners: 'all' } as const
export const counted = (items: readonly FacetItem[] | undefined): readonly string[] =>
  (items ?? []).map((item) => `${item.value} ${item.count}`)

/** An engine of this factory that holds the cars. */
export function loadCars(createEngine: EngineFactory): SearchEngine {
  const engine = createEngine(schema, synonyms, names)
  engine.rebuild(cars)
  return engine
}
