import { expect, test } from 'vitest'
import { cutCode, type Cut } from './cut-code.ts'

const cut = (code: string, ...cuts: readonly Cut[]): string => cutCode(code, [{ name: 'part', cuts }])

test('a function gets another body, wherever it is declared', () => {
  const code = 'function a(x) { return x } function b() { function c() { return 1 } }'
  expect(cut(code, { bodies: { a: '', c: 'return 2' } })).toBe(
    'function a(x) {} function b() { function c() {return 2} }',
  )
})

test('a text and a span between two texts go', () => {
  expect(cut('a(); b(); c();', { text: ' b();' })).toBe('a(); c();')
  expect(cut('x = 1; x = 2;', { text: /x = (\d);/g, becomes: 'y = $1;' })).toBe('y = 1; y = 2;')
  expect(cut('a(); b(); c();', { from: 'b()', until: 'c()', becomes: 'd(); ' })).toBe('a(); d(); c();')
})

test('a condition of the very text is settled, and no part of a longer one', () => {
  const code = 'if (x) f(); if (x && y) g(); z = !x ? 1 : 2; h(x); i = y && x'
  expect(cut(code, { conditions: { x: false } })).toBe(
    'if (!1) f(); if (!1 && y) g(); z = !!1 ? 1 : 2; h(x); i = y && x',
  )
})

test('cases and comparisons of absent tags go; a case that another one runs into stays', () => {
  const code = `switch (fiber.tag) {
    case 1: a(); break
    case 30: b(); break
    case 2: c()
    case 31: d(); break
    case 3:
    case 32:
    case 4: e()
  } if (30 === fiber.tag) f(); if (30 !== fiber.tag) g(); switch (other) { case 30: h() }`
  const lean = cut(code, { absentTags: [30, 31, 32] })
  expect(lean).not.toContain('b()')
  expect(lean).toContain('case 2: c()\n    case 31: d(); break')
  expect(lean).not.toContain('case 32')
  expect(lean).toContain('if (!1) f(); if (!0) g(); switch (other) { case 30: h() }')
})

test('what an absent case declares stays declared, because other cases may use it', () => {
  const code = 'switch (f.tag) { case 1: a(); break; case 30: var x = 1, y; break; case 2: x = 3 }'
  expect(cut(code, { absentTags: [30] })).toBe('switch (f.tag) { case 1: a(); break; var x, y; case 2: x = 3 }')
  const first = 'switch (f.tag) { case 30: var x = 1; break; case 2: x = 3 }'
  expect(() => cut(first, { absentTags: [30] })).toThrow('nothing found')
})

test('methods of objects, explanations and warnings go', () => {
  expect(cut('o = { a: function () {}, b: c, d: 1 }', { methods: ['a', 'b', 'd'] })).toBe('o = {   d: 1 }')
  expect(cut('check(x, `no ${y}`); z(x, y)', { explaining: ['check'] })).toBe('check(x); z(x, y)')
  expect(cut('if (a) warn(a); else b(); c = warn(a)', { calls: ['warn'] })).toBe('if (a) ; else b(); c = warn(a)')
})

test('a cut that finds nothing, or not as often as it says, names its part', () => {
  const missing: readonly Cut[] = [
    { text: 'b' },
    { text: /b/g },
    { text: 'a', times: 3 },
    { from: 'a', until: 'b' },
    { bodies: { b: '' } },
    { conditions: { a: true } },
    { absentTags: [1] },
    { methods: ['a'] },
    { explaining: ['a'] },
    { calls: ['b'] },
  ]
  for (const each of missing) expect(() => cut('a(1); a', each), JSON.stringify(each)).toThrow(/^part: nothing found/)
  expect(cutCode('a', [{ name: 'part', optional: true, cuts: [{ text: 'b' }] }])).toBe('a')
})

test('a text that occurs twice is no place', () => {
  expect(() => cut('a(); a()', { text: 'a()' })).toThrow('nothing found')
  expect(() => cut('a(); a(); b()', { from: 'a()', until: 'b()' })).toThrow('nothing found')
})
