import { expect, test } from 'vitest'
import { mostNotes, NoteList, otherReasons } from './note-list.ts'

test('STOCK-03 sums count every row, however many there are, and each row once for a reason', () => {
  const list = new NoteList()
  for (let row = 2; row < 5_002; row += 1) {
    list.add(row, { field: 'images.0', reason: 'not https', value: 'http://a' })
    list.add(row, { field: 'images.12', reason: 'not https', value: 'http://b' })
    if (row % 2 === 0) list.add(row, { field: 'price', reason: 'not an amount of money', value: `x${row}` })
  }
  expect(list.notes).toHaveLength(mostNotes)
  expect(list.count).toBe(12_500)
  expect(list.reasons).toEqual([
    { field: 'images', reason: 'not https', rows: 5_000, firstRow: 2, value: 'http://a' },
    { field: 'price', reason: 'not an amount of money', rows: 2_500, firstRow: 2, value: 'x2' },
  ])
})

test('a file with a different reason in every row fills no memory, and loses no row of the sums', () => {
  const list = new NoteList()
  for (let row = 1; row <= 3_000; row += 1) list.add(row, { field: 'row', reason: `reason ${row}`, value: null })
  expect(list.reasons).toHaveLength(501)
  expect(list.reasons[0]).toMatchObject({ reason: otherReasons, rows: 2_500 })
  expect(list.reasons.reduce((sum, { rows }) => sum + rows, 0)).toBe(3_000)
})
