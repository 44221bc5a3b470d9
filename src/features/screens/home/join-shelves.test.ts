import { describe, expect, test } from 'vitest'
import type { HomeBlock } from './home-page-data.ts'
import { joinShelves } from './join-shelves.ts'

const row = (title: string): HomeBlock => ({
  block: 'vehicles',
  title,
  all: { text: 'Browse all', href: '/' },
  cards: [],
  count: 3,
})
const names: HomeBlock = { block: 'names', title: 'Makes', links: [], all: { text: 'All', href: '/' } }

const read = (...blocks: readonly HomeBlock[]) =>
  joinShelves(blocks).map((area) => {
    if (area.block === 'shelves') return area.shelves.map(({ title }) => title)
    return area.block === 'vehicles' ? area.title : area.block
  })

describe('rows of vehicles on the home page', () => {
  test('CONTENT-12 FIN-07 rows that follow each other share a place, and one that stands alone keeps its own', () => {
    expect(read(row('A'), row('B'), names, row('C'), names)).toEqual([['A', 'B'], 'names', 'C', 'names'])
    expect(read(names, row('A'), row('B'), row('C'))).toEqual(['names', ['A', 'B', 'C']])
    expect(read()).toEqual([])
  })

  test('CONTENT-12 no more share a place than the stylesheet can show one of', () => {
    expect(read(row('A'), row('B'), row('C'), row('D'), row('E'))).toEqual([['A', 'B', 'C', 'D'], 'E'])
    expect(read(...['A', 'B', 'C', 'D', 'E', 'F'].map(row))).toEqual([
      ['A', 'B', 'C', 'D'],
      ['E', 'F'],
    ])
  })
})
