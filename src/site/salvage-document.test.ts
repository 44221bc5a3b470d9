import { describe, expect, test } from 'vitest'
import { salvageDocument, touches } from './salvage-document.ts'

const site = { slug: 'a', template: 'classic', name: 'A' }

describe('what remains of a document with mistakes, for its warnings', () => {
  test.each<[string, object, object | null, readonly string[]]>([
    ['all of one without mistakes', { phone: '08 5550 1000' }, { ...site, phone: '08 5550 1000' }, []],
    ['not a wrong value', { phone: 5, state: 'wa' }, { ...site, state: 'wa' }, ['phone']],
    ['not an unknown setting', { fone: 5, state: 'wa' }, { ...site, state: 'wa' }, ['fone']],
    [
      'not a wrong value in a group, but the rest of it',
      { search: { page_size: 0, page: 5, sort: { kms: true } } },
      { ...site, search: { sort: { kms: true } } },
      ['search.page', 'search.page_size'],
    ],
    ['no list with a wrong entry', { hosts: ['a.example', 'B'], state: 'wa' }, { ...site, state: 'wa' }, ['hosts']],
    [
      'no list of which an entry lacks a setting',
      { dealerships: [{ id: 'a' }], state: 'wa' },
      { ...site, state: 'wa' },
      ['dealerships'],
    ],
    ['a stand-in for a wrong name', { name: 5 }, { ...site, name: 'Site' }, ['name']],
    ['a stand-in for a missing slug', { slug: undefined }, { ...site, slug: 'site' }, ['slug']],
    ['nothing without a known template', { template: 'other' }, null, []],
  ])('TEN-02 %s', (_what, part, document, without) => {
    const salvaged = salvageDocument({ ...site, ...part })
    expect(salvaged?.document ?? null).toEqual(document)
    expect([...new Set(salvaged?.without.map((place) => place.join('.')))].toSorted()).toEqual(without)
  })

  test('TEN-02 the document that was read stays as it is', () => {
    const read = { ...site, search: { page_size: 0 } }
    salvageDocument(read)
    expect(read).toEqual({ ...site, search: { page_size: 0 } })
  })

  test.each([
    [['search'], [['search', 'page_size']], true],
    [['search', 'page_size'], [['search']], true],
    [['search', 'page_size'], [['search', 'page_size']], true],
    [['search', 'page_size'], [['search', 'page']], false],
    [['search', 'page_size'], [['phone'], ['search']], true],
    [['dealerships', 0, 'name'], [['dealerships', 1, 'name']], false],
    [['phone'], [], false],
    [['phone'], [[]], false],
    [[], [['phone']], false],
  ])('TEN-02 the place %j touches %j: %j', (place, others, expected) => {
    expect(touches(place, others)).toBe(expected)
  })
})
