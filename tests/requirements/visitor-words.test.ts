import { describe, expect, test } from 'vitest'
import { listTexts, type TextFile } from '../../scripts/words/list-texts.ts'
import { readCodeTexts } from '../../scripts/words/read-code-texts.ts'
import { readContentTexts, readSiteTexts } from '../../scripts/words/read-prose-texts.ts'

/** What no visitor reads, what stands in its place, and a text that breaks the rule. */
interface Rule {
  readonly word: RegExp
  readonly instead: string
  readonly planted: string
}

/** Rules for all words, those of the demonstration's dealers too. */
const rules: readonly Rule[] = [
  { word: /\bplease\b/i, instead: 'an instruction: "Try again in a minute."', planted: 'Please wait.' },
  { word: /\b(?:oops|whoops|uh-oh)\b/i, instead: 'what happened', planted: 'Oops' },
  { word: /\be-mail/i, instead: 'email', planted: 'Your e-mail' },
  { word: /\bweb sites?\b/i, instead: 'website', planted: 'Our web site' },
  { word: /\b(?:some|any|every)body\b/i, instead: 'someone, anyone, everyone', planted: 'Ask somebody' },
  { word: /[a-z]!(?:$|\s)/, instead: 'a full stop', planted: 'It is yours now!' },
  {
    word: /(?<!\bthere )\b(?:is|are) no (?!longer|more|one)\b/i,
    instead: 'is not a',
    planted: 'It is no offer of credit.',
  },
  {
    word: /\b(?:stands?|stood) (?:on|in) (?:its|the|a) (?:page|papers?|plate|invoice|registration|report)/i,
    instead: 'is on',
    planted: 'It stands on the registration papers.',
  },
  { word: /\bseldom\b/i, instead: 'rarely', planted: 'Prices seldom change' },
  { word: /\b(?:all the same|in the meantime)\b/i, instead: 'still, since', planted: 'It was sold in the meantime.' },
  { word: /\bprogrammes?\b/i, instead: 'program', planted: 'The ownership programme' },
  {
    word: /(?<!-)\b(?:colors?|centers?|gray|favorites?|licenses?|tires?)\b(?!-)/i,
    instead: 'Australian spelling',
    planted: 'Any color',
  },
  { word: /\blog(?:ged)? ?(?:in|out)\b/i, instead: 'sign in, sign out', planted: 'Log in to save vehicles' },
  { word: /\b(?:e\.g\.|i\.e\.|etc\b)/i, instead: 'for example, or the whole list', planted: 'Tow bars, racks etc.' },
]

/** Rules for the words of the platform. A dealer may have a voice of its own. */
const platformRules: readonly Rule[] = [
  {
    word: /\bsaved cars?\b/i,
    instead: 'saved vehicles, as the heart and its list call them',
    planted: 'Your saved cars',
  },
  { word: /\p{L}(?:n[’']t|[’'](?:ll|re|ve))\b/u, instead: 'the words in full', planted: 'We don’t know that place.' },
  {
    word: /\b(?:vehicles?|cars?|vans?|pages?|numbers?|prices?|details|enquir(?:y|ies)|prize|one) that (?:you|we)\b/i,
    instead: 'the same without "that"',
    planted: 'The vehicles that you saved',
  },
  {
    word: /\b(?:estimate|figure|price|answer|it) rests? on\b/i,
    instead: 'is based on',
    planted: 'It rests on your answers.',
  },
  { word: /\bways on\b/i, instead: 'Where to next', planted: 'Ways on' },
]

/** Phrases that the specification quotes, and what a visitor says to the dealer. */
const quoted = [
  'Please fix the following errors:',
  'Invalid postcode. Please enter a 4-digit number.',
  'Dealer comments are pending. Please check back here later.',
  'Can you please find me something similar?',
  'Hi, please call me about',
]

/** Texts that break a rule: 'file:line: the text → what stands in its place'. */
const findBreaches = (files: readonly TextFile[], checked: readonly Rule[]): readonly string[] =>
  files.flatMap(({ file, texts }) =>
    texts.flatMap(({ line, text }) => {
      const told = quoted.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
      return checked.filter(({ word }) => word.test(told)).map(({ instead }) => `${file}:${line}: ${text} → ${instead}`)
    }),
  )

const plant = (text: string): readonly TextFile[] => [{ place: 'planted', file: 'planted', texts: [{ line: 1, text }] }]

describe('what visitors read is plain: no requests, no exclamations, one name for one thing', () => {
  const { code, prose } = listTexts()

  test.each([...rules, ...platformRules])('a text such as "$planted" is found', ({ planted, word, instead }) => {
    expect(findBreaches(plant(planted), [{ word, instead, planted }])).toHaveLength(1)
  })

  test('what the specification quotes stays', () => {
    for (const phrase of quoted) expect(findBreaches(plant(phrase), [...rules, ...platformRules])).toEqual([])
  })

  test('the platform says', () => {
    expect(code.length).toBeGreaterThan(300)
    expect(findBreaches(code, [...rules, ...platformRules])).toEqual([])
  })

  test('the demonstration sites and the content pages say', () => {
    expect(prose.length).toBeGreaterThan(45)
    expect(findBreaches(prose, rules)).toEqual([])
  })
})

describe('the texts that are looked at', () => {
  const read = (code: string): readonly string[] => readCodeTexts('planted.tsx', code).map(({ text }) => text)

  test.each([
    ['text between tags, as one sentence', 'const a = <p>Call <a href="/x">{name}</a> now</p>', ['Call {…} now']],
    ['an attribute that is spoken', 'const a = <nav aria-label="Main menu" />', ['Main menu']],
    ['a string', "const a = { label: 'Try again' }", ['Try again']],
    ['one word with a capital', "const a = wide ? 'Refuse' : 'Accept'", ['Refuse', 'Accept']],
    ['a template', 'const a = `Save ${price} today`', ['Save {…} today']],
    [
      'a template in a template',
      "const a = `Held for you${sold ? ' until it is sold' : ''}.`",
      ['Held for you{…}.', 'until it is sold'],
    ],
    ['a comment', '// Please\n/* Please */ const a = 1', []],
    ['style classes', 'const a = <p className="flex gap-2 text-lg">x</p>', []],
    ['what a programmer reads', "throw new RangeError('This cannot be.')", []],
    ['a type', "type A = 'Not to be read'", []],
  ])('%s', (_what, code, texts) => {
    expect(read(code)).toEqual(texts)
  })

  test('a text of several lines is told where it begins', () => {
    expect(readCodeTexts('planted.tsx', 'const a = (\n  <p>\n    One\n    and two\n  </p>\n)')).toEqual([
      { line: 2, text: 'One and two' },
    ])
  })

  test('values of a site file, and not its names and addresses', () => {
    const lines = ['slug: a-b', 'name: A b', "email: 'a b@c.example'", 'offers:', '  - title: Free fitting']
    const yaml = [...lines, '    text: >-', '      Of two', '      lines', ''].join('\n')
    const texts = readSiteTexts(yaml)
    expect(texts.map(({ text }) => text)).toEqual(['A b', 'Free fitting', 'Of two lines'])
    expect(texts.map(({ line }) => line)).toEqual([2, 5, 6])
  })

  test('paragraphs, headings and lists of a content page', () => {
    expect(readContentTexts('---\ntitle: A page\n---\n\n## A heading\n\n- an entry\n\nA line.')).toEqual([
      { line: 2, text: 'title: A page' },
      { line: 5, text: 'A heading' },
      { line: 7, text: 'an entry' },
      { line: 9, text: 'A line.' },
    ])
  })
})
