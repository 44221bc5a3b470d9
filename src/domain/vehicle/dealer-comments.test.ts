import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pendingComments, resolveDealerComments } from './dealer-comments.ts'

describe('dealer comments', () => {
  test.each([
    [null],
    [''],
    ['   \n\t'],
    ['-'],
    [' – '],
    ['—'],
    ['_'],
    ['***'],
    ['. . .'],
    [',|/='],
    ['----------\n----------'],
  ])('VDP-05 %j is no comment yet', (comments) => {
    expect(resolveDealerComments(comments, 400)).toEqual({
      kind: 'pending',
      text: 'Dealer comments are pending. Please check back here later.',
    })
    expect(pendingComments).toBe('Dealer comments are pending. Please check back here later.')
  })

  test('VDP-05 400 characters are whole and 401 are cut', () => {
    expect(resolveDealerComments('a'.repeat(400), 400)).toEqual({ kind: 'whole', text: 'a'.repeat(400) })
    expect(resolveDealerComments('a'.repeat(401), 400)).toEqual({
      kind: 'cut',
      start: 'a'.repeat(400),
      ends: 'character',
      text: 'a'.repeat(401),
    })
  })

  test('VDP-05 an emoji of many code units is one character and is never cut apart', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(resolveDealerComments(family.repeat(400), 400).kind).toBe('whole')
    expect(resolveDealerComments(family.repeat(401), 400)).toMatchObject({ kind: 'cut', start: family.repeat(400) })
  })

  test.each([
    ['after the last whole sentence', 'Nine more. '.repeat(40).trim(), 100, 'Nine more. '.repeat(9).trim(), 'sentence'],
    [
      'after a sentence that ends exactly there',
      `${'Nine more '.repeat(9)}Nine more. And this.`,
      100,
      `${'Nine more '.repeat(9)}Nine more.`,
      'sentence',
    ],
    [
      'not after a decimal point',
      `Light on fuel. A ${'strong '.repeat(10)}2.8 litre engine that pulls`,
      90,
      `Light on fuel. A ${'strong '.repeat(10)}2.8`,
      'word',
    ],
    [
      'after a closing quote',
      `They told us: "It is as good as new." ${'and more words '.repeat(9)}`,
      60,
      'They told us: "It is as good as new."',
      'sentence',
    ],
    [
      'after a word where no sentence leaves enough',
      `Hi. ${'wonderful '.repeat(20)}`,
      57,
      `Hi. ${'wonderful '.repeat(5)}`.trim(),
      'word',
    ],
    ['within a word without an end', 'x'.repeat(80), 50, 'x'.repeat(50), 'character'],
  ])('VDP-05 cuts %s, never within a word that ends', (_, text, longest, start, ends) => {
    expect(resolveDealerComments(text, longest)).toEqual({ kind: 'cut', start, ends, text: text.trim() })
  })

  test.each([['- one careful owner'], ['a'], ['$'], ['?'], ['0']])('VDP-05 %j is a comment', (comments) => {
    expect(resolveDealerComments(comments, 400)).toEqual({ kind: 'whole', text: comments })
  })

  test('VDP-05 what shows at first is the beginning of the whole text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (text, longest) => {
        const comments = resolveDealerComments(text, longest)
        if (comments.kind !== 'cut')
          return comments.kind === 'pending' || comments.text === text.replaceAll(/\r\n?/g, '\n').trim()
        const next = comments.text.charAt(comments.start.length)
        const isWhole = comments.ends === 'character' || /\s/.test(next)
        return comments.text.startsWith(comments.start) && comments.start.length < comments.text.length && isWhole
      }),
    )
  })

  test('VDP-05 twenty thousand characters cost no more than four hundred', () => {
    // Processor time: a busy machine may keep the test waiting.
    const before = process.threadCpuUsage()
    for (let round = 0; round < 100; round += 1) resolveDealerComments('word 🚗 '.repeat(2_500), 400)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(1_000)
  })
})

test.each([
  ['Windows and old Macintosh line breaks become one', 'One.\r\nTwo.\rThree.\n', 'One.\nTwo.\nThree.'],
  ['blanks around the text are left out', '  One.  ', 'One.'],
])('VDP-05 %s', (_what, comments, text) => {
  expect(resolveDealerComments(comments, 400)).toEqual({ kind: 'whole', text })
})

test.each([
  ['exactly half of what may show is a sentence worth keeping', 'Abcd. efghi jklm', 10, 'Abcd.', 'sentence'],
  ['exactly half of what may show is a word worth keeping', 'Abcde fghijklmnop', 10, 'Abcde', 'word'],
  ['less than half is not', 'Abcd fghijklmnop', 10, 'Abcd fghij', 'character'],
  ['blanks before the cut are left out', 'Abcdef   ghijklmnop', 9, 'Abcdef', 'word'],
])('VDP-05 %s', (_what, text, longest, start, ends) => {
  expect(resolveDealerComments(text, longest)).toEqual({ kind: 'cut', start, ends, text })
})
