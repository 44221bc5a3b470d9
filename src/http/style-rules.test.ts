import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findClassNames, readStyleRules } from './style-rules.ts'

const write = (stylesheet: string, ...classes: string[]) => readStyleRules(stylesheet)(new Set(classes))

describe('the rules that a document needs', () => {
  test.each([
    ['a rule without classes', 'a{color:red}', [], 'a{color:red}'],
    ['a class of the document', '.a{color:red}.b{color:blue}', ['b'], '.b{color:blue}'],
    ['all classes of a selector', '.a .b{x:y}', ['a'], ''],
    ['all classes of one compound', '.a.b{x:y}', ['a', 'b'], '.a.b{x:y}'],
    ['one selector of several is enough', '.a,.b{x:y}', ['b'], '.a,.b{x:y}'],
    ['a selector beside one without classes', '.a,p{x:y}', [], '.a,p{x:y}'],
    ['what :not and :is name is not needed', '.a:not(.b):is(.c,.d .e){x:y}', ['a'], '.a:not(.b):is(.c,.d .e){x:y}'],
    ['a state and an attribute', '.a:hover[data-on=".z"]{x:y}', ['a'], '.a:hover[data-on=".z"]{x:y}'],
    ['an escaped name', '.md\\:w-1\\/2{x:y}.lg\\:p-2\\.5{x:y}', ['md:w-1/2'], '.md\\:w-1\\/2{x:y}'],
    ['an escaped parenthesis', '.\\[\\&\\(p\\)\\]\\:m-1 .b{x:y}', ['[&(p)]:m-1'], ''],
    ['a media query with a rule of it', '@media print{.a{x:y}.b{x:y}}', ['b'], '@media print{.b{x:y}}'],
    ['a media query with none', '@media print{.a{x:y}}p{x:y}', [], 'p{x:y}'],
    [
      'conditions within each other',
      '@supports (a:b){@media print{.a{x:y}}}',
      ['a'],
      '@supports (a:b){@media print{.a{x:y}}}',
    ],
    ['the place of an empty layer', '@layer one{.a{x:y}}@layer one,two;', [], '@layer one{}@layer one,two;'],
    ['a frame of an animation', '@keyframes spin{to{rotate:1turn}}', [], '@keyframes spin{to{rotate:1turn}}'],
    ['a property', '@property --x{syntax:"*";inherits:false}', [], '@property --x{syntax:"*";inherits:false}'],
    ['the order', '.c{x:y}p{x:y}.a{x:y}q{x:y}', ['a', 'c'], '.c{x:y}p{x:y}.a{x:y}q{x:y}'],
  ] as const)('NAV-01 %s', (_, stylesheet, classes, expected) => {
    expect(write(stylesheet, ...classes)).toBe(expected)
  })

  test('NAV-01 a document with every class gets the whole stylesheet', () => {
    const name = fc.constantFrom('a', 'b', 'md\\:c', 'd-1\\.5')
    const rule = fc.tuple(name, name).map(([one, other]) => `.${one}>.${other}{x:y}`)
    const sheet = fc.array(
      fc.oneof(
        rule,
        rule.map((text) => `@media print{${text}}`),
        fc.constant('p{x:y}'),
      ),
    )
    fc.assert(
      fc.property(sheet, (texts) => {
        expect(write(texts.join(''), 'a', 'b', 'md:c', 'd-1.5')).toBe(texts.join(''))
      }),
    )
  })
})

describe('the class names of a document', () => {
  test('NAV-01 of every element, decoded', () => {
    const html = '<p class="a  b"><i id="x" class="[&amp;&gt;p]:m-1 c"></i> class="d"</p><svg class=""></svg>'
    expect([...findClassNames(html)].filter(Boolean)).toEqual(['a', 'b', '[&>p]:m-1', 'c', 'd'])
  })

  test('NAV-01 a megabyte of hostile text is read in linear time', () => {
    const begun = performance.now()
    findClassNames(' class="'.repeat(131_072))
    findClassNames(` class="${'&amp'.repeat(262_144)}"`)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
