import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pendingComments, resolveDealerComments } from './dealer-comments.ts'

describe('dealer comments', () => {
  test.each([[null], [''], ['   \n\t'], ['-'], [' – '], ['—'], ['_'], ['***'], ['. . .'], [',|/='], ['----------\n----------']])('VDP-05 %j is no comment yet', (comments) => {
    expect(resolveDealerComments(comments, 400)).toEqual({ kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' })
    expect(pendingComments).toBe('Dealer comments are pending. Please check back here later.')
  })

  test('VDP-05 400 characters are whole and 401 are cut', () => {
    expect(resolveDealerComments('a'.repeat(400), 400)).toEqual({ kind: 'whole', text: 'a'.repeat(400) })
    expect(resolveDealerComments('a'.repeat(401), 400)).toEqual({ kind: 'cut', start: 'a'.repeat(400), text: 'a'.repeat(401) })
  })

  test('VDP-05 an emoji of many code units is one character and is never cut apart', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(resolveDealerComments(family.repeat(400), 400).kind).toBe('whole')
    expect(resolveDealerComments(family.repeat(401), 400)).toMatchObject({ kind: 'cut', start: family.repeat(400) })
  })

  test.each([['- one careful owner'], ['a'], ['$'], ['?'], ['0']])('VDP-05 %j is a comment', (comments) => {
    expect(resolveDealerComments(comments, 400)).toEqual({ kind: 'whole', text: comments })
  })

  test('VDP-05 what shows at first is the beginning of the whole text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (text, longest) => {
        const comments = resolveDealerComments(text, longest)
        if (comments.kind !== 'cut') return comments.kind === 'pending' || comments.text === text.replaceAll(/\r\n?/g, '\n').trim()
        return comments.text.startsWith(comments.start) && comments.start.length < comments.text.length
      }),
    )
  })

  test('VDP-05 twenty thousand characters cost no more than four hundred', () => {
    const before = performance.now()
    for (let round = 0; round < 100; round += 1) resolveDealerComments('word 🚗 '.repeat(2_500), 400)
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})
