import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fromByteText, toByteText } from './byte-text.ts'
import { createStyleChooser } from './page-styles.ts'

function createChooser(stylesheet: string) {
  const choose = createStyleChooser(stylesheet)
  return (html: string) => {
    const { byteText, source } = choose(toByteText(html))
    return { text: fromByteText(byteText), source }
  }
}
const choose = (stylesheet: string, html: string): string => createChooser(stylesheet)(html).text

describe('the styles of a document', () => {
  test.each([
    ['a rule of an element', 'p{color:red}', '<b>', true],
    ['a class that the document has', '.card{color:red}', '<p class="wide card">', true],
    ['a class that it does not have', '.card{color:red}', '<p class="cards">', false],
    ['a class in a text', '.card{color:red}', '<p>card</p>', false],
    ['one of two selectors', '.card,.row{color:red}', '<p class="row">', true],
    ['two classes of which one is missing', '.card .title{color:red}', '<p class="card">', false],
    ['a class that an element must not have', '.card:not(.row){color:red}', '<p class="card">', true],
    ['classes to choose from', ':is(.card,.row){color:red}', '<p class="row">', true],
    ['a class after classes to choose from', ':is(.card,.row) .title{color:red}', '<p class="row">', false],
    ['a dot in the value of an attribute', 'a[href$=".pdf"]{color:red}', '<a>', true],
    ['a parenthesis in the value of an attribute', 'a[href="("] .card{color:red}', '<a>', false],
    ['an attribute', '.card[data-kind=row]{color:red}', '<p class="card">', true],
    ['escaped characters', String.raw`.md\:w-1\/2\.5:hover{color:red}`, '<p class="md:w-1/2.5">', true],
    ['an escaped parenthesis', String.raw`.w-\[calc\(1px\)\] .card{color:red}`, '<p class="w-[calc(1px)]">', false],
    ['a code point', String.raw`.\32 xl{color:red}`, '<p class="2xl">', true],
    [
      'characters of HTML',
      String.raw`.\[\&\>img\]\:\[\'\"\<\]>img{color:red}`,
      '<p class="[&amp;&gt;img]:[&#x27;&quot;&lt;]">',
      true,
    ],
    ['an ampersand that stands for itself', String.raw`.\&gt\;{color:red}`, '<p class="&amp;gt;">', true],
    ['letters that take several bytes', '.größe::after{content:"→"}', '<p class="größe">', true],
    ['letters that take several bytes, in another class', '.größe{color:red}', '<p class="grösse">', false],
    ['an animation', '@keyframes spin{50%{opacity:.5}}', '<b>', true],
    ['the order of layers', '@layer base,utilities;', '<b>', true],
    ['a condition with a wanted rule', '@media print{.card{color:red}}', '<p class="card">', true],
    ['a condition without', '@media print{.card{color:red}}', '<p class="row">', false],
  ])('%s', (_what, stylesheet, html, isKept) => {
    expect(choose(stylesheet, html)).toBe(isKept ? stylesheet : '')
  })

  test('are those of each document, whichever the chooser has seen before', () => {
    const chooseFrom = createChooser('.a{color:red}.b{color:red}.c{color:red}')
    const documents = ['<p class="a b">', '<p class="a">', '<p class="a b"><p class="c">', '<p class="b a">', '<p>']
    for (let round = 0; round < 2; round += 1)
      expect(documents.map((html) => chooseFrom(html).text.replaceAll('{color:red}', ''))).toEqual([
        '.a.b',
        '.a',
        '.a.b.c',
        '.a.b',
        '',
      ])
    for (const html of documents) {
      const { text, source } = chooseFrom(html)
      expect(source).toBe(`'sha256-${hash('sha256', text, 'base64')}'`)
    }
  })

  test('keep their order and their layers', () => {
    const stylesheet =
      '@layer base,utilities;@layer base{a{color:red}.b{color:red}}@font-face{font-family:x}' +
      '@layer utilities{.c{color:red}@supports (color:red){.d{color:red}.c{color:blue}}}.d{color:red}p{color:red}'
    expect(choose(stylesheet, '<p class="c">')).toBe(
      '@layer base,utilities;@layer base{a{color:red}}@font-face{font-family:x}' +
        '@layer utilities{.c{color:red}@supports (color:red){.c{color:blue}}}p{color:red}',
    )
  })
})
