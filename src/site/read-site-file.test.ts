import { describe, expect, test } from 'vitest'
import { maxSiteFileBytes, readSiteFile } from './read-site-file.ts'
import { formatProblem, type Place } from './site-problem.ts'

const head = 'slug: a-site\ntemplate: classic\nname: A Site\n'
const errorsOf = (text: string) => {
  const reading = readSiteFile('a.yaml', text)
  return reading.ok ? [] : reading.errors
}

describe('TEN-02 reading a site file', () => {
  test('TEN-02 a small file is a document, values as written', () => {
    const reading = readSiteFile('a.yaml', `${head}search: { page_size: 12 }\nphone: null\n`)
    expect(reading).toMatchObject({ ok: true, document: { slug: 'a-site', search: { page_size: 12 }, phone: null } })
  })

  test('TEN-02 each mistake comes with file, path, line and what was expected', () => {
    const text = [
      'slug: A Site',
      'template: toyot',
      'search:',
      '  page_size: 0',
      '  sort:',
      '    km: true',
      'phone: 61899990000',
      'dealerships:',
      '  - id: a',
      '    slug: a',
      '    name: A',
      '    locations:',
      '      - { id: l, slug: l, name: L, address: { state: Queensland } }',
      '',
    ].join('\n')
    expect(errorsOf(text).map(({ path, line, message, expected }) => [path, line, message, expected])).toEqual([
      [
        'slug',
        1,
        '"A Site" is not allowed',
        'lower-case letters and digits joined by single hyphens, "harbourside-toyota"',
      ],
      ['name', 1, 'is missing', 'text'],
      [
        'template',
        2,
        `"toyot" is not allowed; did you mean 'toyota'?`,
        'one of "toyota", "group", "classic", "brand", "leisure"',
      ],
      ['search.page_size', 4, '0 is too small', 'at least 1'],
      ['search.sort.km', 6, "there is no setting 'km'; did you mean 'kms'?", null],
      ['phone', 7, '61899990000 is not allowed', 'text: put it in quotes'],
      [
        'dealerships[0].locations[0].address.state',
        13,
        '"Queensland" is not allowed',
        'one of "NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"',
      ],
    ])
    expect(errorsOf(text).every(({ file }) => file === 'a.yaml')).toBe(true)
  })

  test('TEN-02 a mistake is told in one line', () => {
    const [problem] = errorsOf(`${head}search: { page_size: many }\n`)
    expect(problem === undefined ? '' : formatProblem(problem)).toBe(
      'a.yaml:4 search.page_size: "many" is not allowed — expected a number',
    )
  })

  test.each([
    ['a key twice', `${head}name: Other\n`, 4],
    ['a bad indent', `${head}search:\n  page_size: 1\n page: 2\n`, 6],
    ['an open quote', `${head}phone: "08\n`, 5],
    ['a tab', `${head}search:\n\tpage_size: 1\n`, 5],
    ['two documents', `${head}---\nslug: b\n`, 4],
    ['an unknown tag', `${head}phone: !!js/function 'f'\n`, 4],
  ])('TEN-02 %s is refused with its line', (_what, text, line) => {
    const errors = errorsOf(text)
    expect(errors[0]?.message).toContain('not valid YAML')
    expect(errors[0]?.line).toBe(line)
  })

  test('TEN-02 one slip of the indentation is one mistake, with column, text of the line and advice', () => {
    const list = Array.from({ length: 6 }, (_, at) => `  - id: d${at}\n    slug: d${at}\n    name: D ${at}\n`).join('')
    const slipped = `${head}dealerships:\n${list}`.replace('    slug: d2', '   slug: d2')
    const errors = errorsOf(slipped)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      line: 12,
      expected: expect.stringMatching(/begin in the same column.*neighbours/),
    })
    expect(formatProblem(errors[0] ?? expect.fail())).toMatch(/^a\.yaml:12:\d+ not valid YAML: .*"   slug: d2"/)
    expect(errorsOf(`${head}search:\n\tpage_size: 1\n`)[0]?.expected).toContain('no tab')
  })

  test('TEN-02 a section that is indented into the one above is one mistake', () => {
    const text = `${head}theme:\n  radius_px: 4\n  search:\n  page_size: 2\n  heading: { note: a }\n  nonsense: 1\n`
    expect(errorsOf(text).map(({ path, message }) => [path, message])).toEqual([
      ['theme.search', "there is no setting 'search' in theme, but the site has one"],
      ['theme.nonsense', expect.stringContaining("no setting 'nonsense'")],
    ])
  })

  test('TEN-02 the line that is shown of a mistake of form holds no secret', () => {
    for (const line of ['password: !!js hunter2', `x: !!js ${'a1b2'.repeat(10)}`]) {
      const told = JSON.stringify(errorsOf(`${head}${line}\n`))
      expect(told).toMatch(/not valid YAML.*the line is: \\"(?:password:|x: )/)
      expect(told).not.toMatch(/hunter2|a1b2/)
    }
  })

  test.each(['', '# nothing\n', 'null\n', '- a\n', 'words\n'])(
    'TEN-02 a file that holds no settings is refused: %j',
    (text) => {
      expect(errorsOf(text)).toMatchObject([{ message: 'the file holds no settings', path: '' }])
    },
  )

  test('TEN-02 anchors and aliases are refused, so no file can grow on reading', () => {
    const bomb = [
      `${head}a: &a [x, x, x, x, x, x, x, x, x]`,
      'b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]',
      'c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]',
      'd: [*c, *c, *c, *c, *c, *c, *c, *c, *c]',
      '',
    ].join('\n')
    expect(errorsOf(bomb)).toMatchObject([{ line: 4, message: expect.stringContaining('anchors and aliases') }])
    expect(errorsOf(`${head}search:\n  <<: { page_size: 2 }\n`)).toMatchObject([{ path: 'search.<<' }])
  })

  test('TEN-02 a file beyond the size limit or nested without end is refused, not read', () => {
    expect(errorsOf(`${head}# ${'x'.repeat(maxSiteFileBytes)}`)).toMatchObject([
      { message: expect.stringContaining('bytes'), expected: `at most ${maxSiteFileBytes} bytes` },
    ])
    for (const nested of ['['.repeat(30_000), `${'['.repeat(30_000)}${']'.repeat(30_000)}`])
      expect(errorsOf(`${head}x: ${nested}`)).toMatchObject([
        { message: expect.stringContaining('nested too deeply to be read') },
      ])
  })

  test.each([
    ['as it is', 'name: Bay\0 Motors', 'U+0000'],
    ['as an escape', String.raw`name: "Bay\x07 Motors"`, 'U+0007'],
    ['of another encoding', 'name: Bay\u0092s Motors', 'U+0092'],
  ])('TEN-02 a control character %s is refused with its line', (_, line, shown) => {
    expect(errorsOf(`slug: bay\ntemplate: classic\n${line}\n`)).toMatchObject([
      { line: 3, message: expect.stringContaining(shown) },
    ])
    expect(errorsOf('slug: bay\ntemplate: classic\nname: "Bay\\tMotors"\n')).toEqual([])
  })

  test('TEN-02 names of the object model are unknown settings like any other', () => {
    for (const key of ['constructor', 'toString', 'hasOwnProperty'])
      expect(errorsOf(`${head}${key}: { page_size: 1 }\n`), key).toMatchObject([{ path: key, line: 4 }])
    expect(errorsOf(`${head}finance: { lenders: { __proto__: { name: X } } }\n`)).toMatchObject([
      { line: 4, message: "a setting cannot be called '__proto__'" },
    ])
    expect(errorsOf(`${head}__proto__: { page_size: 1 }\n`)).toMatchObject([{ line: 4 }])
  })

  test('TEN-02 a secret in a file is refused, and is not repeated', () => {
    const errors = errorsOf(`${head}checkout: { processor_key: sk_live_abc }\n`)
    expect(errors).toMatchObject([
      { path: 'checkout.processor_key', expected: expect.stringContaining('environment variable') },
    ])
    expect(JSON.stringify(errors)).not.toContain('sk_live')
    expect(errorsOf(`${head}checkout: { processor_key: 'env:PROCESSOR_KEY' }\n`)).toEqual([])
  })

  test.each([
    ['url', 'javascript:alert(1)'],
    ['logo', 'http://insecure.example/x.svg'],
    ['logo', '//other.example/x.svg'],
    ['email', 'nobody'],
    ['time_zone', 'Perth'],
    ['time_zone', 'Australia/Nowhere'],
    ['phone', '12345'],
    ['hosts', '[UPPER.example]'],
    ['hosts', "['dealer.example:3000']"],
    ['special_hours', "[{ date: '2026-02-30' }]"],
    ['opening_hours', '[{ weekday: 7 }]'],
    ['opening_hours', "[{ weekday: 1, open: '25:00' }]"],
    ['navigation', "{ extra: [{ name: X, url: '{routes.nowhere}' }] }"],
    ['theme', '{ colors: { brand: red } }'],
  ])('TEN-02 a bad %s is refused: %s', (key, value) => {
    expect(errorsOf(`${head}${key}: ${value}\n`)).toMatchObject([
      { path: expect.stringMatching(new RegExp(`^${key}`)), line: 4 },
    ])
  })

  test.each([
    ['a setting whose value begins on a later line', 'search:\n  - a\n', 'search', 4],
    ['the same within a section', 'search:\n  sort:\n    - a\n', 'search.sort', 5],
    ['an entry of a list', 'hosts:\n  - a.example\n  - B\n', 'hosts[1]', 6],
    ['a setting of an entry', 'dealerships:\n  - id: a\n    slug: a\n    name:\n      - A\n', 'dealerships[0].name', 7],
    ['what an entry lacks', 'dealerships:\n  - id: a\n\n  - id: b\n    slug: b\n', 'dealerships[1].name', 7],
  ])('TEN-02 the line of %s', (_what, text, path, line) => {
    expect(errorsOf(`${head}${text}`).find((error) => error.path === path)?.line).toBe(line)
  })

  test('TEN-02 whoever checks the document later finds the line of a place, or of the nearest thing above it', () => {
    const reading = readSiteFile('a.yaml', `${head}search:\n  sort:\n    kms: true\nhosts: [a.example]\n`)
    if (!reading.ok) throw new Error('the file was refused')
    const { file, document } = reading.read
    const lineOf = (place: Place) => reading.read.lineOf(place)
    expect([file, document]).toEqual(['a.yaml', reading.document])
    expect(lineOf(['search'])).toBe(4)
    expect(lineOf(['search', 'sort'])).toBe(5)
    expect(lineOf(['search', 'sort', 'kms'])).toBe(6)
    expect(lineOf(['search', 'sort', 'newest'])).toBe(5)
    expect(lineOf(['search', 'page_size'])).toBe(4)
    expect(lineOf(['hosts', 0])).toBe(7)
    expect(lineOf(['hosts', 3])).toBe(7)
    expect(lineOf(['phone'])).toBe(1)
    expect(lineOf([])).toBe(1)
  })

  test('TEN-02 warnings are told of what remains of a file with mistakes, with its lines', () => {
    const reading = readSiteFile('a.yaml', `${head}phone: 5\nstate: wa\n`)
    const remains = reading.ok ? undefined : reading.remains
    expect(remains).toMatchObject({ read: { file: 'a.yaml', document: { state: 'wa' } }, without: [['phone']] })
    expect(remains?.read.document).not.toHaveProperty('phone')
    expect(remains?.read.lineOf(['state'])).toBe(5)
    expect(readSiteFile('a.yaml', `${head}name: 5\n`)).not.toHaveProperty('remains')
    expect(readSiteFile('a.yaml', 'slug: a-site\nname: A Site\n')).not.toHaveProperty('remains')
  })

  test('TEN-02 a file of the greatest size is read, and the first twenty mistakes of form are told', () => {
    const filled = `${head}# `
    expect(errorsOf(filled + 'x'.repeat(maxSiteFileBytes - filled.length))).toEqual([])
    expect(errorsOf(`${head}${'name: Again\n'.repeat(30)}`)).toHaveLength(20)
  })

  test('TEN-02 a value may be __proto__, for it is no name of a setting', () => {
    expect(errorsOf(`${head}phone: __proto__\n`)).toMatchObject([{ path: 'phone', line: 4 }])
  })
})
