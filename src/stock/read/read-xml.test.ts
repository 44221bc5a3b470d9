import { describe, expect, test } from 'vitest'
import { fieldsOf, readContent } from './read-content.testkit.ts'

describe('readXml', () => {
  test('STOCK-03 reads elements, attributes, lists, CDATA and entities', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><!-- made today -->
      <vehicles><vehicle id="A1"><make>Land &amp; Rover &#233;</make>
      <images><image><url>https://x.test/1</url></image><image><url>https://x.test/2</url></image></images>
      <comments><![CDATA[<b>one</b> owner & more]]></comments><empty/><price currency="AUD">100</price></vehicle>
      <vehicle id="A2"/></vehicles>`
    const reading = await readContent(xml, 'xml')
    expect(reading.error).toBeNull()
    expect(fieldsOf(reading)).toEqual([
      {
        '@id': 'A1',
        make: 'Land & Rover é',
        images: { image: [{ url: 'https://x.test/1' }, { url: 'https://x.test/2' }] },
        comments: '<b>one</b> owner & more',
        empty: '',
        price: { '@currency': 'AUD', '#text': '100' },
      },
      { '@id': 'A2' },
    ])
  })

  test('STOCK-03 finds the rows by the element that the mapping names, at any depth', async () => {
    const xml =
      '<feed><dealer><name>x</name><cars><car><stocknum>A1</stocknum></car>' +
      '<car><stocknum>A2</stocknum></car></cars></dealer></feed>'
    expect(fieldsOf(await readContent(xml, 'xml', { xml: { row: 'car' } }))).toEqual([
      { stocknum: 'A1' },
      { stocknum: 'A2' },
    ])
  })

  test('STOCK-03 refuses DOCTYPE and entities: no entity bomb unfolds, nothing outside is fetched', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b ' +
      `"${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]><v><c><make>&c;</make></c></v>`
    const bombed = await readContent(bomb, 'xml')
    expect(bombed.rows).toEqual([])
    expect(bombed.error?.message).toMatch(/DOCTYPE, which is refused/)
    const outside = await readContent('<!DOCTYPE v SYSTEM "file:///etc/passwd"><v><c><make>x</make></c></v>', 'xml')
    expect(outside.error?.message).toMatch(/DOCTYPE/)
    const unknown = await readContent('<v><c><make>&secret;</make></c></v>', 'xml')
    expect(unknown.error?.message).toMatch(/not valid XML at line 1/)
  })

  test('STOCK-03 refuses a file cut off anywhere', async () => {
    const whole = '<vehicles><vehicle id="1"><make>Ford</make></vehicle></vehicles>'
    for (let length = 1; length < whole.length; length += 1) {
      const { error } = await readContent(whole.slice(0, length), 'xml')
      expect(error?.outcome, whole.slice(0, length)).toBe('failed')
    }
    expect((await readContent(whole.slice(0, 45), 'xml')).error?.message).toMatch(/cut off/)
  })

  test('STOCK-03 refuses what is no XML, and tags that do not meet', async () => {
    expect((await readContent('stocknum make\nA1 Ford\n', 'xml')).error?.message).toMatch(/not valid XML at line 1/)
    expect((await readContent('<v><c><make>Ford</c></v>', 'xml')).error?.message).toMatch(/not valid XML/)
  })

  test('STOCK-03 rejects a row with a text of 10 MB, a deep one and a bare text, and goes on', async () => {
    const deep = `<c><stocknum>A2</stocknum>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</c>`
    const { rows, error } = await readContent(
      `<v><c><stocknum>A1</stocknum><note>${'x'.repeat(10_000_000)}</note></c>${deep}` +
        '<c>text</c><c><stocknum>A4</stocknum></c></v>',
      'xml',
    )
    expect(error).toBeNull()
    expect(rows.map((row) => row.ok)).toEqual([false, false, false, true])
    expect(rows[0]).toMatchObject({ words: ['A1'], reason: "the text of 'note' is longer than 1000000 characters" })
  })

  test('an empty file and an empty root hold no rows', async () => {
    expect(await readContent('', 'xml')).toEqual({ rows: [], error: null })
    expect(await readContent('<vehicles/>', 'xml')).toEqual({ rows: [], error: null })
  })

  test('STOCK-03 nesting that never ends stops the reading, inside a row and outside', async () => {
    for (const options of [{}, { xml: { row: 'vehicle' } }]) {
      const { rows, error } = await readContent(`<vehicles>${'<a>'.repeat(60_000)}`, 'xml', options)
      expect([rows, error?.message]).toEqual([[], 'row 1 is nested more than 1000 levels deep'])
    }
  })
})
