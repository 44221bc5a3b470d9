import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { renderMarkdown } from './render-markdown.server.ts'

const elements = 'section p a ul ol li strong em h2 h3 h4 blockquote hr br div table thead tbody tr th td'.split(' ')
const attributes = 'scope href rel data-nav id start style class role aria-label tabindex'.split(' ')
const render = (text: string): string => renderMarkdown(text, (href) => href).html

/** Characters that are looked at while `work` runs: the parser reads its text by no other way. */
function countSteps(work: () => unknown): number {
  let steps = 0
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its text below
  const { charCodeAt } = String.prototype
  const set = (value: typeof charCodeAt): void =>
    // oxlint-disable-next-line no-extend-native -- for the time of the count; a spy would keep every call
    void Object.defineProperty(String.prototype, 'charCodeAt', { value, configurable: true, writable: true })
  set(function (this: string, index) {
    steps += 1
    return charCodeAt.call(this, index)
  })
  try {
    work()
  } finally {
    set(charCodeAt)
  }
  return steps
}

describe('what a text may say', () => {
  test.each([
    ['One\n\nTwo', '<p>One</p>\n<p>Two</p>\n'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n'],
    ['**a** and *b*', '<p><strong>a</strong> and <em>b</em></p>\n'],
    ['## A\n\n### B', '<section>\n<h2 id="a">A</h2>\n<h3 id="b">B</h3>\n</section>\n'],
    ['[a](https://www.oaic.gov.au)', '<p><a href="https://www.oaic.gov.au" rel="noopener">a</a></p>\n'],
    ['[a](/warranty)', '<p><a href="/warranty" data-nav="">a</a></p>\n'],
    ['[a](tel:1800007007)', '<p><a href="tel:1800007007">a</a></p>\n'],
    ['[a](mailto:a@b.example)', '<p><a href="mailto:a@b.example">a</a></p>\n'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>\n'],
  ])('CONTENT-10 %j', (text, html) => {
    expect(render(text)).toBe(html)
  })

  test('CONTENT-10 no heading is as high as that of the page, and each has an id of its own', () => {
    const { html, headings } = renderMarkdown('# A\n\n## A\n\n## *B* & C\n\n###### D', (href) => href)
    expect(html).not.toContain('<h1')
    expect([...html.matchAll(/<h(\d) id="([^"]+)"/g)].map(([, level, id]) => [level, id])).toEqual([
      ['2', 'a'],
      ['2', 'a--2'],
      ['2', 'b-c'],
      ['4', 'd'],
    ])
    expect(headings).toEqual([
      { id: 'a', text: 'A' },
      { id: 'a--2', text: 'A' },
      { id: 'b-c', text: 'B & C' },
    ])
  })

  test('CONTENT-10 a link to a page that the site does not have leaves its words', () => {
    expect(renderMarkdown('See [our **fleet**](/fleet) now', () => null).html).toBe(
      '<p>See our <strong>fleet</strong> now</p>\n',
    )
  })
})

describe('the questions of a text', () => {
  const questionsOf = (text: string) => renderMarkdown(text, (href) => href).questions

  test.each(['Questions', 'Common questions', 'Frequently Asked Questions', 'FAQ'])(
    'API-05 CONTENT-10 the headings below ## %s are its questions, with the words below them',
    (heading) => {
      const text = [
        '## Before\n\n### What is this?\n\nNo.',
        `## ${heading}\n\nAsk us.`,
        '### Do you *tow*?\n\nYes,\n[we do](/tow).\n\n- far\n- near',
        '#### How?\n\nSlowly.',
        '### Prices\n\nNone.',
        '### When?\n\nNow.',
        '## After\n\n### Why?\n\nSo.',
      ].join('\n\n')
      expect(questionsOf(text)).toEqual([
        { question: 'Do you tow?', answer: 'Yes, we do.\nfar\nnear' },
        { question: 'When?', answer: 'Now.' },
      ])
    },
  )

  test('API-05 a question without an answer is left out, and so is a text without the section', () => {
    expect(questionsOf('## Questions\n\n### Who?\n\n### What?\n\nThat.')).toEqual([
      { question: 'What?', answer: 'That.' },
    ])
    expect(questionsOf('## Who?\n\nUs.')).toEqual([])
  })
})

describe('what a text cannot do', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
    '[a](//evil.example)',
    String.raw`[a](/\evil.example)`,
    '[a](https://a.example/"onclick="x)',
    '![a](https://a.example/x.png)',
    '<https://a.example>',
    '[a]: javascript:x\n\n[a]',
    '&lt;script&gt;',
    '```\n<script>\n```',
    '    <script>',
  ])('CONTENT-10 %j makes no element of its own and no foreign link', (text) => {
    const html = render(text)
    expect(html).not.toMatch(/<(?!\/?(?:p|a|ul|li|pre|code|h2)\b)/)
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(?:https?:\/\/|\/(?!\/))/)
    for (const element of parseHtml(html).querySelectorAll('*'))
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
  })

  test('CONTENT-10 whatever is written, only known elements and attributes come out', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '*',
      '_',
      '`',
      '#',
      '- ',
      '\n',
      '\n\n',
      '|',
      '|-',
      '"',
      "'",
      '&',
      '\\',
      '!',
      'javascript:',
      'https://a.example',
      '/x',
      '<script',
      'onload=',
      '1. ',
      '> ',
      '\u0000',
      '\u2028',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 60 }), (pieces) => {
        for (const element of parseHtml(render(pieces.join(''))).body.querySelectorAll('*')) {
          expect(elements).toContain(element.tagName.toLowerCase())
          for (const name of element.getAttributeNames()) expect(attributes).toContain(name)
          expect(element.getAttribute('href') ?? '/').toMatch(/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i)
        }
      }),
      { numRuns: 300 },
    )
  })

  const megabyte = 1_000_000
  test.each([
    ['open brackets', '['],
    ['nested links', '[a]('],
    ['emphasis', '*a **a '],
    ['underscores', '_a __a '],
    ['backslashes', '\\'],
    ['quotes', '> '],
    ['lists', '- '],
    ['numbers', '1. '],
    ['tables', '|a'],
    ['table rows', '|a|b|\n|-|-|\n'],
    ['headings', '# a\n'],
    ['definitions', '[a]: /b\n'],
    ['angle brackets', '<a href="'],
    ['ampersands', '&'],
    ['line ends', '\n'],
    ['words', 'word '],
  ])(
    'CONTENT-10 rendering %s takes work in proportion to its length, and a megabyte no more than the longest text',
    (_name, piece) => {
      const stepsOf = (length: number): number =>
        countSteps(() => render(piece.repeat(Math.ceil(length / piece.length)).slice(0, length)))
      const half = stepsOf(10_000)
      expect(half).toBeGreaterThan(5_000)
      expect(stepsOf(20_000)).toBeLessThan(half * 2.2)
      expect(stepsOf(megabyte)).toBeLessThan(half * 2.7)
    },
  )
})

test('CONTENT-10 a table can be scrolled by keyboard, and a column without a heading has none', () => {
  const document = parseHtml(render('||b|\n|-|-|\n|1|2|'))
  expect(document.querySelector('[role=region][tabindex="0"] table tbody td')?.textContent).toBe('1')
  expect([...document.querySelectorAll('thead tr > *')].map(({ tagName }) => tagName)).toEqual(['TD', 'TH'])
})

describe('what a page lays out', () => {
  const htmlOf = (text: string): string => renderMarkdown(text, (href) => href).html

  test('TEN-12 each heading of the second level begins a section, and what stands before is in none', () => {
    const html = htmlOf('before\n\n## One\n\na\n\n### Within\n\nb\n\n## Two\n\nc')
    expect(html.match(/<section>/g)).toHaveLength(2)
    expect(html.match(/<\/section>/g)).toHaveLength(2)
    expect(html.indexOf('<p>before')).toBeLessThan(html.indexOf('<section>'))
    expect(html.indexOf('id="within"')).toBeLessThan(html.indexOf('</section>'))
    expect(htmlOf('no heading')).not.toContain('section')
    // A heading in a quotation begins none.
    expect(htmlOf('> ## Quoted')).not.toContain('section')
  })

  test.each([
    ['- **Brakes.** Measured', '<li class="term"><strong>Brakes.</strong> Measured</li>'],
    ['- **Brakes**: measured', '<li class="term term-goes-on"><strong>Brakes:</strong> measured</li>'],
    ['1. **Book.** Ring us', '<li class="term"><strong>Book.</strong> Ring us</li>'],
    ['- **Logbook services** to the schedule', '<li><strong>Logbook services</strong> to the schedule</li>'],
    ['- bring **both** keys', '<li>bring <strong>both</strong> keys</li>'],
  ])('TEN-12 %j: bold words that name an item are marked', (text, expected) => {
    expect(htmlOf(text)).toContain(expected)
  })
})
