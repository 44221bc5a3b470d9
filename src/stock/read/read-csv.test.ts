import { describe, expect, test } from 'vitest'
import { detectDelimiter } from './read-csv.ts'
import { fieldsOf, readContent } from './read-content.testkit.ts'

describe('readCsv', () => {
  test('STOCK-03 numbers rows as a spreadsheet does, with the header as row 1 and blank lines counted', async () => {
    const { rows, error } = await readContent('stocknum,make\r\nA1,Ford\r\n\r\nA2,Kia\r\n', 'csv')
    expect(error).toBeNull()
    expect(rows.map((row) => row.rowNumber)).toEqual([2, 4])
  })

  test('STOCK-03 detects comma, semicolon, tab and bar', async () => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const reading = await readContent(`stocknum${delimiter}"model, long; name"\nA1${delimiter}X\n`, 'csv')
      expect(fieldsOf(reading)).toEqual([{ stocknum: 'A1', 'model, long; name': 'X' }])
    }
    expect(detectDelimiter('only\n')).toBe(',')
  })

  test.each([
    ['sep=;\nstocknum;make, model\nA1;X\n', ';'],
    ['\ufeffSEP=|\r\nstocknum|make, model\r\nA1|X\r\n', '|'],
    ['"sep=\t"\nstocknum\tmake, model\nA1\tX', '\t'],
    ['sep=,,\nstocknum,"make, model"\nA1,X\n', ','],
  ])('STOCK-03 takes the line of Excel that names the delimiter for no row: %j', async (content) => {
    const reading = await readContent(content, 'csv')
    expect(fieldsOf(reading)).toEqual([{ stocknum: 'A1', 'make, model': 'X' }])
    expect(reading.rows[0]?.rowNumber).toBe(2)
  })

  test.each([
    [
      'Stock No,Make,Model\nA1,Kia,Rio\n',
      ';',
      /^with ';' as the delimiter, the first row names 1 column: 'Stock No,Make,Model'; .* is ',': correct csv\.delim/,
    ],
    ['Stock No\tMake\tModel\nA1\tKia\tRio\n', '|', /^with '\|' .* most likely the delimiter is a tab/],
    ['Stock of November,,\nstocknum,make,model\n', undefined, /'Stock of November,,'; .* is a title above the header/],
    [`${'x'.repeat(500)},,\nstocknum,make,model\n`, undefined, /: 'x{79}…'; most likely/],
  ])('STOCK-03 a first row %j is no header with the delimiter %j', async (content, delimiter, expected) => {
    const { error } = await readContent(content, 'csv', delimiter === undefined ? {} : { csv: { delimiter } })
    expect(error?.message).toMatch(expected)
  })

  test('STOCK-03 keeps line breaks, doubled quotes and inch marks in cells', async () => {
    const reading = await readContent('a,b,c\n"two\nlines","17"" alloys",17" alloys\n"x","18" alloys","y"\n', 'csv')
    expect(fieldsOf(reading)).toEqual([
      { a: 'two\nlines', b: '17" alloys', c: '17" alloys' },
      { a: 'x', b: '"18" alloys"', c: 'y' },
    ])
  })

  test('STOCK-03 rejects a row whose cells a missing quote has shifted, and no text that looks like one', async () => {
    const { rows, error } = await readContent(
      [
        'stocknum,km,price,comments',
        'A1,"37,344,"$45,990 drive away",White',
        'A2,"37,344","$45,990 drive away","""Best buy,"" says the paper, 17"" wheels"',
        'A3,"37,344","$45,990 drive away",17" wheels',
        'A4,1,"""a,"" b",17" wheels',
        'A5,"1","2","3"',
        '',
      ].join('\n'),
      'csv',
    )
    expect(error).toBeNull()
    expect(rows.map((row) => row.ok)).toEqual([false, true, true, true, true])
    expect(rows[0]).toMatchObject({
      rowNumber: 2,
      reason: "the quote that opens in column 'km' does not close before the next cell",
    })
  })

  test('STOCK-03 rejects a row of wrong length alone, and keeps its words', async () => {
    const { rows, error } = await readContent(
      'stocknum,make,model\nA1,Ford,Ranger\nA2,Kia\nA3,Mazda,3,extra\nA4,Kia,Rio\n',
      'csv',
    )
    expect(error).toBeNull()
    expect(rows.map((row) => row.ok)).toEqual([true, false, false, true])
    expect(rows[1]).toMatchObject({ rowNumber: 3, reason: 'has 2 cells where the header has 3' })
    expect(rows[2]).toMatchObject({ words: ['A3', 'Mazda', '3', 'extra'] })
  })

  test('STOCK-03 rejects a row of a thousand columns without harm to its neighbours', async () => {
    const { rows, error } = await readContent(`stocknum,make\nA1,Ford\n${'x,'.repeat(999)}x\nA2,Kia\n`, 'csv')
    expect(error).toBeNull()
    expect(rows.map((row) => row.ok)).toEqual([true, false, true])
    expect(rows[1]).toMatchObject({ reason: 'has 1000 cells where the header has 2' })
  })

  test('STOCK-03 takes a header of a thousand columns', async () => {
    const names = Array.from({ length: 1_000 }, (_, at) => `c${at}`)
    const reading = await readContent(`${names.join(',')}\n${names.map((_, at) => at).join(',')}\n`, 'csv')
    expect(reading.rows).toHaveLength(1)
    expect(fieldsOf(reading)[0]).toMatchObject({ c0: '0', c999: '999' })
  })

  test('STOCK-03 refuses the file when a quote never closes', async () => {
    const { error } = await readContent(
      `stocknum,comments\nA1,fine\nA2,"never closed\n${'A3,fine\n'.repeat(1_000)}`,
      'csv',
    )
    expect(error).toMatchObject({ outcome: 'failed' })
    expect(error?.message).toMatch(/quote opened in row 3 never closes/)
  })

  test('STOCK-03 names the row of the quote however short the file is, blank lines counted', async () => {
    const { error } = await readContent('stocknum,make\nA1,Ford\n\nA2,Kia\nA3,"Kia\nA4,Kia\n', 'csv')
    expect(error?.message).toMatch(/quote opened in row 5 never closes/)
  })

  test.each([
    ['A1,Ford,Ranger\nA2,Kia,Rio\nA3,Ki', true],
    ['A1,Ford,Ranger\nA2,Kia,Rio\nA3,', true],
    // Whole, or for a person to look at: which of them is no sign of a transfer that broke off.
    ['A1,Ford,Ranger\nA2,Kia,Rio', false],
    ['A1,Ford,Ranger\nA2,Kia,Rio\n', false],
    ['A1,Ford,Ranger\nA2,Kia\n', false],
    ['A1,Ford,Ranger\nA2,Kia\r\n', false],
    ['A1,Ford,Ranger\nA2,Kia\nA3,Kia,Rio', false],
    ['A1,Ford,Ranger\nA2,Kia,Rio,extra', false],
    ['A1,Ford,Ranger\nEND', false],
    ['A1,Ford,Ranger\n\u001a', false],
  ])('STOCK-03 the file that ends %j is told as cut off: %s', async (rest, cutOff) => {
    const { rows, error } = await readContent(`stocknum,make,model\n${rest}`, 'csv')
    expect(error).toBeNull()
    expect(rows.some((row) => !row.ok && row.cutOff === true)).toBe(cutOff)
    expect(rows.slice(0, -1).some((row) => !row.ok && row.cutOff === true)).toBe(false)
  })

  test('STOCK-03 rejects a row with a cell of 10 MB and goes on', async () => {
    const { rows, error } = await readContent(`stocknum,comments\nA1,"${'x'.repeat(10_000_000)}"\nA2,fine\n`, 'csv')
    expect(error).toBeNull()
    expect(rows[0]).toMatchObject({ ok: false, rowNumber: 2, words: ['A1'] })
    expect(rows[1]).toMatchObject({ ok: true, rowNumber: 3 })
  })

  test('STOCK-03 gives up on a row beyond any vehicle instead of filling the memory', async () => {
    const { error } = await readContent(`stocknum,comments\nA1,"${'x'.repeat(17_000_000)}"\nA2,fine\n`, 'csv')
    expect(error?.message).toMatch(/row 2 is longer than 16000000 characters; most likely a quote in it never closes/)
  })

  test('STOCK-03 keeps formulas as the text they are', async () => {
    const reading = await readContent('stocknum,comments\n=1+1,"=HYPERLINK(""http://x"")"\n', 'csv')
    expect(fieldsOf(reading)).toEqual([{ stocknum: '=1+1', comments: '=HYPERLINK("http://x")' }])
  })

  test('STOCK-03 refuses two columns of one name, which would hide one another', async () => {
    const { error } = await readContent('make,price,price\nFord,1,2\n', 'csv')
    expect(error?.message).toMatch(/two columns of the file are called 'price'/)
  })

  test('STOCK-03 takes column names from the mapping when the file has none', async () => {
    const reading = await readContent('A1,Ford\n', 'csv', { csv: { columns: ['stocknum', 'make'] } })
    expect(fieldsOf(reading)).toEqual([{ stocknum: 'A1', make: 'Ford' }])
    expect(reading.rows[0]?.rowNumber).toBe(1)
  })

  test('columns may be called as members of objects are', async () => {
    const { rows } = await readContent('__proto__,constructor,make\na,b,Ford\n', 'csv')
    const [row] = rows
    expect(row?.ok === true && Object.entries(row.fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['make', 'Ford'],
    ])
  })

  test('an empty file and a header alone hold no rows', async () => {
    expect(await readContent('', 'csv')).toEqual({ rows: [], error: null })
    expect(await readContent('stocknum,make\n', 'csv')).toEqual({ rows: [], error: null })
  })

  test('API-04 refuses a header of 100,000 columns in words', async () => {
    const header = Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(',')
    const { rows, error } = await readContent(`${header}\n${header}\n`, 'csv')
    expect(rows).toEqual([])
    expect(error?.message).toMatch(/names 100000 columns, more than 5000; most likely it is no header/)
  })
})
