import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ColumnarIndex } from './columnar-index.ts'
import { CodeColumn } from './columns.ts'
import { Dictionary } from './dictionary.ts'
import { FacetSort } from './facet-sort.ts'
import { buildOrderKey, compareText } from './order-key.ts'
import { SetTable } from './set-table.ts'
import { TokenIndex } from './token-index.ts'
import { chooseTop } from './top.ts'
import { TupleTable } from './tuple-table.ts'

describe('columns', () => {
  test('a column widens from one byte to two to four and keeps its codes', () => {
    const column = new CodeColumn(4)
    const read = (): readonly number[] => [0, 1, 2].map((slot) => column.get(slot))
    column.set(0, 255)
    expect(column.codes).toBeInstanceOf(Uint8Array)
    column.set(1, 256)
    expect(column.codes).toBeInstanceOf(Uint16Array)
    expect(read()).toEqual([255, 256, 0])
    column.set(2, 65_536)
    expect(column.codes).toBeInstanceOf(Uint32Array)
    column.grow(100)
    expect(read()).toEqual([255, 256, 65_536])
    const straight = new CodeColumn(1)
    straight.set(0, 70_000)
    expect(straight.get(0)).toBe(70_000)
  })
})

describe('value tables', () => {
  test('a value nobody uses leaves the dictionary and its tokens, and its code is given again', () => {
    const dictionary = new Dictionary(true)
    const hilux = dictionary.acquire('HiLux')
    expect(dictionary.acquire('HiLux')).toBe(hilux)
    dictionary.release(hilux)
    expect(dictionary.find('HiLux')).toBe(hilux)
    dictionary.release(hilux)
    expect(dictionary.find('HiLux')).toBeUndefined()
    const found: number[] = []
    dictionary.tokens?.visit('hilux', true, (code) => found.push(code))
    expect(found).toEqual([])
    expect(dictionary.acquire('Ranger')).toBe(hilux)
    expect(dictionary.end).toBe(2)
  })

  test('turning the whole stock over again and again does not grow any table', () => {
    const members = new Dictionary(false)
    const sets = new SetTable(members)
    const makes = new Dictionary(true)
    const tuples = new TupleTable([makes, sets])
    let held = tuples.acquire(['start', ['a', 'b', 'c']])
    for (let turn = 0; turn < 5000; turn += 1) {
      const next = tuples.acquire([`make ${turn}`, [`x${turn}`, `y${turn}`, 'z']])
      tuples.release(held)
      held = next
    }
    expect([members.end, sets.end, makes.end, tuples.end].every((end) => end < 10)).toBe(true)
    expect(sets.pool.length).toBe(256)
  })

  test('replacing a document again and again does not grow the index, and removing it leaves no value', () => {
    const index = new ColumnarIndex({
      make: { kind: 'keyword', joint: 'x' },
      model: { kind: 'keyword', joint: 'x' },
      stocknum: { kind: 'keyword', text: 1 },
      features: { kind: 'keywords' },
    })
    for (let turn = 0; turn < 2000; turn += 1) {
      index.upsert({
        id: 'a',
        owner: `site ${turn % 3}`,
        attributes: { make: `make ${turn}`, model: 'x', stocknum: `S${turn}`, features: [`f${turn}`, `f${turn + 1}`] },
      })
    }
    expect(
      [...index.fields.values()].every((field) => (field.dictionary?.end ?? 0) < 10 && (field.sets?.end ?? 0) < 10),
    ).toBe(true)
    index.remove('a')
    expect([...index.fields.values()].map((field) => field.dictionary?.values.join(''))).toEqual(['', '', '', ''])
    expect(index.size).toBe(0)
  })

  test('a set that was stored twice lets go of its members when it is released twice', () => {
    const sets = new SetTable(new Dictionary(false))
    const code = sets.acquire(['a', 'b'])
    sets.acquire(['b', 'a'])
    sets.release(code)
    expect(sets.members.find('a')).toBeDefined()
    sets.release(code)
    expect(sets.members.find('a')).toBeUndefined()
  })

  test('a table knows a value again, and no other', () => {
    const sets = new SetTable(new Dictionary(false))
    const tuples = new TupleTable([new Dictionary(false), sets])
    const value = fc.constantFrom(null, 'a', 'b', '', 7)
    const set = fc.option(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }))
    fc.assert(
      fc.property(fc.tuple(value, set), fc.tuple(value, set), ([one, oneSet], [other, otherSet]) => {
        const tuple = tuples.acquire([one, oneSet])
        const isSame =
          String(one ?? '\0') === String(other ?? '\0') &&
          new Set(oneSet ?? []).symmetricDifference(new Set(otherSet ?? [])).size === 0
        const namesTwice = new Set(otherSet ?? []).size !== (otherSet ?? []).length
        expect(tuples.holds(tuple, [other, otherSet])).toBe(isSame && !namesTwice)
        tuples.release(tuple)
      }),
      { numRuns: 1000 },
    )
  })

  test('equal sets share a code whatever the order and repetition; the empty set is no value', () => {
    const sets = new SetTable(new Dictionary(false))
    expect(sets.acquire(['a', 'b', 'a'])).toBe(sets.acquire(['b', 'a']))
    expect(sets.acquire([])).toBe(0)
    expect(sets.acquire(null)).toBe(0)
  })

  test('masks count what the lists hold, through growth beyond a byte and up to their end', () => {
    const sets = new SetTable(new Dictionary(false))
    const value = fc.integer({ min: 0, max: 150 }).map((n) => `v${n}`)
    fc.assert(
      fc.property(fc.array(fc.array(value, { maxLength: 9 }), { maxLength: 40 }), (added) => {
        const codes = Int32Array.from(added.map((set) => sets.acquire(set)))
        const expected = new Map<string, number>()
        for (const set of added)
          for (const member of new Set(set)) expected.set(member, (expected.get(member) ?? 0) + 1)
        const counted = new Map<string, number>()
        if (sets.masks.bytes === Infinity) return
        sets.masks.count(codes, codes.length, (member, times) => counted.set(sets.members.values[member] ?? '', times))
        expect(counted).toEqual(expected)
        for (const code of codes) sets.release(code)
      }),
    )
  })
})

describe('orders', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'b', '\0', '~', '\x7f', 'é', '日', '😀'), maxLength: 9 }),
  )

  test('an order key never contradicts the order of the texts', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const keys = buildOrderKey(left) - buildOrderKey(right)
        if (keys !== 0) expect(Math.sign(keys)).toBe(compareText(left, right))
      }),
      { numRuns: 3000 },
    )
  })

  test('facet values sort by count, then by value, also where counts are too large for one number', () => {
    const sort = new FacetSort()
    const count = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(2_147_483_646, 2_147_483_647))
    fc.assert(
      fc.property(fc.array(count, { maxLength: 300 }), (wanted) => {
        const codes = Int32Array.from(wanted.keys())
        const labels = Float64Array.from(wanted, (_, code) => ((code * 7919) % 10_007) / 10_007)
        sort.sort(codes, codes.length, Int32Array.from(wanted), labels)
        expect([...codes]).toEqual(
          [...wanted.keys()].sort(
            (left, right) => (wanted[right] ?? 0) - (wanted[left] ?? 0) || (labels[left] ?? 0) - (labels[right] ?? 0),
          ),
        )
      }),
    )
  })

  test('labels are in the order of the values, through additions between two neighbours and removals', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ value: text, isAdded: fc.boolean() }), { maxLength: 60 }),
        fc.nat(60),
        (changes, asked) => {
          const dictionary = new Dictionary(false)
          const held = new Map<string, number>()
          changes.forEach(({ value, isAdded }, at) => {
            if (at === asked) expect(dictionary.order.labels).toBeDefined()
            const code = held.get(value)
            if (isAdded && code === undefined) held.set(value, dictionary.acquire(value))
            if (!isAdded && code !== undefined) {
              dictionary.release(code)
              held.delete(value)
            }
          })
          const { labels } = dictionary.order
          const byLabel = [...held]
            .sort(([, left], [, right]) => (labels[left] ?? 0) - (labels[right] ?? 0))
            .map(([value]) => value)
          expect(byLabel).toEqual([...held.keys()].sort(compareText))
        },
      ),
    )
  })

  test('labels run out between two neighbours and all are given anew', () => {
    const dictionary = new Dictionary(false)
    const codes = ['a', 'b'].map((value) => dictionary.acquire(value))
    expect(dictionary.order.labels).toBeDefined()
    for (let turn = 1; turn <= 300; turn += 1) codes.push(dictionary.acquire(`a${'a'.repeat(300 - turn)}`))
    const labels = codes.slice(2).map((code) => dictionary.order.labels[code] ?? 0)
    expect(labels).toEqual(labels.toSorted((left, right) => right - left))
    expect(new Set(labels).size).toBe(300)
  })

  test('the top is the beginning of the whole order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(1000), { maxLength: 200 }), fc.nat(60), (members, limit) => {
        const top = chooseTop(Int32Array.from(members), members.length, limit, (left, right) => left - right)
        expect(top).toEqual(members.toSorted((left, right) => left - right).slice(0, limit))
      }),
    )
  })
})

describe('token index', () => {
  test('SRCH-19 finds what a plain list finds, through splits of chunks and removals', () => {
    const token = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 })
    const change = fc.record({ token, code: fc.integer({ min: 1, max: 60 }), isAdded: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 3000, size: 'max' }),
        fc.array(token, { maxLength: 20 }),
        (changes, asked) => {
          const index = new TokenIndex()
          const plain = new Map<string, Set<number>>()
          for (const one of changes) {
            const codes = plain.get(one.token) ?? new Set()
            plain.set(one.token, codes)
            if (one.isAdded && !codes.has(one.code)) index.add(one.token, one.code)
            if (one.isAdded) codes.add(one.code)
            else {
              index.remove(one.token, one.code)
              codes.delete(one.code)
            }
          }
          for (const text of asked) {
            const exact: number[] = []
            const prefixed = new Set<number>()
            index.visit(text, false, (code) => exact.push(code))
            index.visit(text, true, (code) => prefixed.add(code))
            expect(new Set(exact)).toEqual(plain.get(text) ?? new Set())
            expect(prefixed).toEqual(
              new Set([...plain].flatMap(([other, codes]) => (other.startsWith(text) ? [...codes] : []))),
            )
          }
          const letters: string[] = []
          index.visitLetterTokens((one) => letters.push(one))
          expect(letters).toEqual(
            [...plain].flatMap(([one, codes]) => (codes.size > 0 && !one.includes('1') ? [one] : [])).sort(),
          )
        },
      ),
      { numRuns: 40 },
    )
  })
})
