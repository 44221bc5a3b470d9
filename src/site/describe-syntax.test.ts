import { describe, expect, test } from 'vitest'
import { readSiteFile } from './read-site-file.ts'

const head = 'slug: a-site\ntemplate: classic\nname: A Site\n'

/** Place, words and advice of the mistakes of form in the text behind the head of a file. */
function tell(text: string) {
  const reading = readSiteFile('a.yaml', head + text)
  return reading.ok
    ? []
    : reading.errors.map(({ line, column, message, expected }) => ({ line, column, message, expected }))
}

const neighbours = expect.stringMatching(/^settings of one group.*neighbours$/) as unknown

describe('TEN-02 mistakes of form', () => {
  test.each([
    ['a setting twice', 'name: Other\n', 4, 1, 'the line is: "name: Other"', 'each setting once'],
    ['a slip of the column', 'search:\n  page_size: 1\n page: 2\n', 6, 1, 'the line is: " page: 2"', neighbours],
    ['an open list', 'hosts: [a\n\nphone: 1\n', 6, 1, 'the line is: "phone: 1"', neighbours],
    [
      'a tab',
      'search:\n\tpage_size: 1\n',
      5,
      1,
      'the line is: "→page_size: 1"',
      'spaces at the beginning of the line, and no tab',
    ],
    [
      'a colon without a space',
      'phone:08\n',
      4,
      1,
      'the line is: "phone:08"',
      expect.stringContaining('a space after a colon'),
    ],
    ['a second site', '---\nslug: b\n', 4, 1, 'the line is: "---"', 'one document in a file, without a line ---'],
    ['a tag', 'phone: !!js a\n', 4, 8, 'the line is: "phone: !!js a"', 'plain values without a tag such as !!str'],
    [
      'a backslash in double quotes',
      'phone: "\\q"\n',
      4,
      9,
      'the line is: "phone: "\\q""',
      expect.stringContaining('single quotes'),
    ],
    ['a sign of YAML', 'phone: @x\n', 4, 8, 'the line is: "phone: @x"', expect.stringContaining("in quotes ('…')")],
    ['an open quote', 'phone: "08\n', 5, 1, 'it is the end of the file', expect.stringContaining('closed where')],
  ])('TEN-02 %s is told with its line, column and advice', (_what, text, line, column, shown, expected) => {
    const [mistake, ...others] = tell(text)
    expect(others).toEqual([])
    expect(mistake).toMatchObject({ line, column, expected })
    expect(mistake?.message).toMatch(/^not valid YAML: [a-z]/)
    expect(mistake?.message.endsWith(`; ${shown}`)).toBe(true)
  })

  test('TEN-02 only what stands first is told, and of settings that stand twice each', () => {
    const lines = (text: string) => tell(text).map(({ line }) => line)
    expect(lines('phone: @x\nname: B\n')).toEqual([4])
    expect(lines('name: B\nname: C\nphone: @x\n')).toEqual([4, 5])
  })

  test.each([
    [
      'of a long line 120 characters',
      `x: !!js ${'word '.repeat(40)}`,
      `"x: !!js ${'word '.repeat(40).slice(0, 112)}…"`,
    ],
    ['a line of 120 characters whole', `x: !!js ${'wo '.repeat(37)}a`, `"x: !!js ${'wo '.repeat(37)}a"`],
    ['no control characters, nor spaces at the end', 'x: !!js \u0007a   ', '"x: !!js a"'],
    ['no secret', 'api_key_of : !!js abc', '"api_key_of : …"'],
    ['no long run of characters', `x: !!js ${'a1'.repeat(16)} b`, '"x: !!js … b"'],
    ['a run of 31 characters', `x: !!js ${'a'.repeat(31)} b`, `"x: !!js ${'a'.repeat(31)} b"`],
  ])('TEN-02 of the line is shown %s', (_what, line, shown) => {
    expect(tell(`${line}\n`)[0]?.message.split('the line is: ')[1]).toBe(shown)
  })
})
