import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapseText, stripMarkup } from './offer-text.ts'

describe('texts of offers', () => {
  test.each([
    ['plain words', 'plain words'],
    ['<p>First.</p><p>Second&nbsp;line<br/>third</p>', 'First. Second line third'],
    ['<b>Bold</b>, <a href="x">link</a>', 'Bold, link'],
    ['With <script>alert(1)</script>care', 'With care'],
    ['<STYLE type="a">p > b { }</style >kept', 'kept'],
    ['cut <script>alert(1)', 'cut <script>alert(1)'],
    ['<scripted>kept</scripted>', 'kept'],
    ['under <100 km & over', 'under <100 km & over'],
    ['&lt;b&gt; &amp;lt; &quot;x&quot; &#39;', '<b> &lt; "x" \''],
    ['cut <a href="', 'cut <a href="'],
    ['a < b > c', 'a < b > c'],
    ['<!-- note -->shown', 'shown'],
    ['', ''],
  ])('CONTENT-01 %j is shown as %j', (text, plain) => {
    expect(stripMarkup(text)).toBe(plain)
  })

  const words = (characters: number): string => 'word '.repeat(Math.ceil(characters / 5)).slice(0, characters - 1) + '.'

  test('CONTENT-01 a text of 200 characters is whole, one of 201 is cut at 160 and at 200 at the end of a word', () => {
    expect(collapseText(words(200), 160, 200)).toEqual({ whole: words(200), beginning: null })
    const { beginning, whole } = collapseText(words(201), 160, 200)
    expect(whole).toBe(words(201))
    // 32 words and their blanks are 160 characters.
    expect(beginning).toBe(`${'word '.repeat(32).trim()}…`)
    expect(collapseText('x'.repeat(300), 200, 200).beginning).toBe(`${'x'.repeat(200)}…`)
    // No stop stands before the ellipsis.
    expect(collapseText(`A year. ${'x'.repeat(30)}`, 12, 20).beginning).toBe('A year…')
    expect(collapseText('🚗'.repeat(201), 160, 200).beginning).toBe(`${'🚗'.repeat(160)}…`)
  })

  test('CONTENT-01 the beginning is a beginning, no longer than allowed, and cuts no word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 80 }),
        fc.integer({ min: 1, max: 200 }),
        (list, length) => {
          const whole = stripMarkup(list.join(' '))
          const { beginning } = collapseText(whole, length, 200)
          if (beginning === null) return
          const kept = beginning.slice(0, -1)
          expect(whole.startsWith(kept)).toBe(true)
          expect([...kept].length).toBeLessThanOrEqual(length)
          // A first word that is too long is cut; any other stays whole or goes.
          if (/\s/.test([...whole].slice(1, length).join(''))) expect(whole[kept.length]).toMatch(/\s/)
        },
      ),
    )
  })
})
