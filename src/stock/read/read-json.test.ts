import { describe, expect, test } from 'vitest'
import { fieldsOf, readContent } from './read-content.testkit.ts'
import { readJson } from './read-json.ts'

const vehicles = [
  {
    stocknum: 'A1',
    price: 1990.5,
    images: [{ url: 'https://x.test/1' }],
    variant: { cylinders: 4 },
    reserved: false,
    vin: null,
  },
  { stocknum: 'A2', note: 'quote " and \\ and \u00e9 🚗', nested: [[1], []] },
]

describe('readJson', () => {
  test('STOCK-03 reads a list, a list in an object, a list under a path, and one object a line alike', async () => {
    expect(fieldsOf(await readContent(JSON.stringify(vehicles), 'json'))).toEqual(vehicles)
    expect(
      fieldsOf(await readContent(JSON.stringify({ meta: { made: 'now' }, vehicles, tail: [{ other: 1 }] }), 'json')),
    ).toEqual(vehicles)
    const deep = JSON.stringify({ other: [{ a: 1 }], data: { vehicles: { items: vehicles } } }, null, 2)
    expect(fieldsOf(await readContent(deep, 'json', { json: { path: ['data', 'vehicles', 'items'] } }))).toEqual(
      vehicles,
    )
    const lines = `${vehicles.map((vehicle) => JSON.stringify(vehicle)).join('\n')}\n`
    expect(fieldsOf(await readContent(lines, 'json'))).toEqual(vehicles)
    expect(fieldsOf(await readContent(lines.slice(0, -1), 'json', { json: { lines: true } }))).toEqual(vehicles)
  })

  test('STOCK-03 rejects members that are no objects, with their place', async () => {
    const { rows, error } = await readContent(
      '[{"stocknum":"A1"}, 7, "text", null, [1,{"a":2}], {"stocknum":"A2"}]',
      'json',
    )
    expect(error).toBeNull()
    expect(rows.map((row) => [row.rowNumber, row.ok])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
      [6, true],
    ])
  })

  test('STOCK-03 refuses a file cut off anywhere', async () => {
    const whole = JSON.stringify({ data: vehicles })
    for (let length = 1; length < whole.length; length += 1) {
      const { error } = await readContent(whole.slice(0, length), 'json')
      expect(error?.outcome, whole.slice(0, length)).toBe('failed')
    }
    expect((await readContent(whole.slice(0, 60), 'json')).error?.message).toMatch(/cut off/)
  })

  test('STOCK-03 refuses JSON of another shape with what it missed', async () => {
    expect((await readContent('{"a":{"b":1}}', 'json')).error?.message).toMatch(/holds no list of vehicles.*json\.path/)
    expect((await readContent('{"a":[]}', 'json', { json: { path: ['b'] } })).error?.message).toMatch(/list at 'b'/)
    expect((await readContent('"text"', 'json')).error?.message).toMatch(/single value/)
    expect((await readContent('stocknum make\nA1 Ford', 'json')).error?.message).toMatch(/not valid JSON/)
    expect((await readContent('[{"a":1}] trailing', 'json')).error?.message).toMatch(
      /not valid JSON, not far after row 0/,
    )
  })

  test('STOCK-03 rejects a row with a text of 10 MB, a deep one and one of too many values, and goes on', async () => {
    const long = `{"stocknum":"A1","note":"${'x'.repeat(10_000_000)}"}`
    const deep = `{"stocknum":"A2","a":${'['.repeat(40)}${']'.repeat(40)}}`
    const wide = JSON.stringify({ stocknum: 'A3', list: Array.from({ length: 6_000 }, (_, at) => at) })
    const { rows, error } = await readContent(`[${long},${deep},${wide},{"stocknum":"A4"}]`, 'json')
    expect(error).toBeNull()
    expect(rows.map((row) => row.ok)).toEqual([false, false, false, true])
    expect(rows[0]).toMatchObject({ reason: "the text of 'note' is longer than 1000000 characters", words: ['A1'] })
    expect(rows[1]).toMatchObject({ reason: 'nested more than 16 levels deep' })
    expect(rows[2]).toMatchObject({ reason: 'has more than 5000 values' })
  })

  test('STOCK-03 a broken line rejects that line alone; a last line cut off fails the feed', async () => {
    const middle = await readContent('{"stocknum":"A1"}\n{"stocknum":"A2"\n{"stocknum":"A3"}\n', 'json', {
      json: { lines: true },
    })
    expect(middle.error).toBeNull()
    expect(middle.rows.map((row) => row.ok)).toEqual([true, false, true])
    expect(middle.rows[1]).toMatchObject({
      rowNumber: 2,
      words: expect.arrayContaining([expect.stringContaining('A2')]) as unknown,
    })
    const cut = await readContent('{"stocknum":"A1"}\n{"stocknum":"A2","make":"Fo', 'json', { json: { lines: true } })
    expect(cut.error?.message).toMatch(/cut off in line 2/)
  })

  test('fields may be called as members of objects are', async () => {
    const { rows } = await readContent('[{"__proto__":{"polluted":1},"constructor":"x"}]', 'json')
    expect(rows[0]?.ok === true && Object.keys(rows[0].fields)).toEqual(['__proto__', 'constructor'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('an empty file and an empty list hold no rows', async () => {
    expect(await readContent('', 'json')).toEqual({ rows: [], error: null })
    expect(await readContent('  \n', 'json')).toEqual({ rows: [], error: null })
    expect(await readContent('[]', 'json')).toEqual({ rows: [], error: null })
  })

  test('API-04 a line with too many values, or nested too deeply, is rejected alone', async () => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`k${at}`, at])))
    const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const { rows } = await readContent(`{"stocknum":"A1"}\n${many}\n${deep}\n{"stocknum":"A2"}\n`, 'json')
    expect(rows.map((row) => (row.ok ? 'ok' : row.reason))).toEqual([
      'ok',
      'has more than 5000 values',
      'nested more than 16 levels deep',
      'ok',
    ])
  })

  test('API-04 a damaged file is closed when it is given up', async () => {
    let closed = 0
    async function* text(): AsyncGenerator<string> {
      try {
        yield '[{"stocknum":"A1"}, oops'
        yield ']'
      } finally {
        closed += 1
      }
    }
    await expect(Array.fromAsync(readJson(text(), {}))).rejects.toThrow(/not valid JSON/)
    expect(closed).toBe(1)
  })

  test('STOCK-03 nesting that never ends stops the reading, in few bytes of memory', async () => {
    for (const opening of ['[', '{"a":', '[{"a":']) {
      const { rows, error } = await readContent(`[${opening.repeat(60_000)}`, 'json')
      expect([rows, error?.message]).toEqual([[], 'row 1 is nested more than 1000 levels deep'])
    }
    const lines = `{"stocknum":"A1"}\n{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}\n`
    expect((await readContent(lines, 'json')).rows[1]).toMatchObject({ reason: 'nested more than 16 levels deep' })
  })
})
