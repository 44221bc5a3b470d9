import { describe, expect, test } from 'vitest'
import { describeForeignText, describePackedFile } from './file-kinds.ts'
import { readContent } from './read-content.testkit.ts'

const page = '<!DOCTYPE html><html><head><title>Sign in</title></head><body></body></html>'

describe('STOCK-03 a file of another kind is named for what it is', () => {
  test.each([
    ['a web page', page, 'csv', /^the file is a web page \(HTML\).*open the address in a browser/],
    ['a web page behind a prolog', `<?xml version="1.0"?>\n<!-- x -->\n<html>${page}`, 'xml', /a web page/],
    ['a page for a feed of JSON', '\ufeff\n  <HTML lang="en">', 'json', /a web page/],
    ['XML', '<?xml version="1.0"?><stock><car/></stock>', 'csv', /is XML, but .* read as CSV; say format: xml/],
    ['JSON', '[{"stocknum":"A1"}]', 'csv', /is JSON, but .* read as CSV; say format: json/],
    ['lines of JSON', '{"stocknum":"A1"}\n{"stocknum":"A2"}', 'xml', /is JSON, but .* read as XML/],
    ['CSV', 'Stock No,Make,Model\nA1,Ford,Ranger\n', 'json', /is CSV, but .* read as JSON; say format: csv/],
    ['a mapping', '# ours\nfeed: acme\nformat: csv\nfields:\n  make: Make\n', 'csv', /a mapping, not a feed/],
  ] as const)('STOCK-03 %s', async (_what, content, format, told) => {
    const { rows, error } = await readContent(content, format)
    expect(rows).toEqual([])
    expect(error).toMatchObject({ outcome: 'failed' })
    expect(error?.message).toMatch(told)
  })

  test.each([
    ['csv', 'stocknum,make\nA1,Ford'],
    ['csv', '"[Stock]",make\nA1,Ford'],
    ['csv', '[Stock No],[Make]\nA1,Ford'],
    ['csv', 'feed: a,make\nA1,Ford'],
    ['xml', '<?xml version="1.0"?><stock><html>x</html></stock>'],
    ['json', '{ "vehicles": [] }'],
    ['json', ' [ ]'],
    ['json', ''],
  ] as const)('STOCK-03 a feed is none of them: %s %j', (format, content) => {
    expect(describeForeignText(content, format)).toBeNull()
  })

  test.each([
    ['%PDF-1.7', /a PDF document/],
    ['Rar!', /a RAR archive/],
    ["7z\xbc\xaf'", /a 7-Zip archive/],
    ['\x89PNG', /a PNG picture/],
    ['BZh91', /bzip2/],
    ['SQLite format 3', /an SQLite database/],
  ])('STOCK-03 knows %j by its first bytes', (first, told) => {
    expect(describePackedFile(Buffer.from(first, 'latin1'))).toMatch(told)
    expect(describePackedFile(Buffer.from('stocknum,make'))).toBeNull()
  })
})
