import { describe, expect, test } from 'vitest'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { cleanNotice } from '../clean-notice.ts'
import { buildHostileNotice, buildTestNotice, hostileTexts } from '../lead-notice.testkit.ts'
import type { LeadNotice } from '../lead-notice.ts'
import { buildSubject } from '../notice-words.ts'
import { buildLeadHtml } from './lead-mail-html.ts'
import { buildLeadText } from './lead-mail-text.ts'

const read = (overrides: Partial<LeadNotice> = {}): Document => parseHtml(buildLeadHtml(buildTestNotice(overrides)))
const { person, site } = buildTestNotice()
const linksOf = (document: Document): readonly (string | null)[] =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('the HTML of a mail', () => {
  test('LEAD-12 tells in one heading who asks about what, and leads to phone, reply and car', () => {
    const document = read()
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'Ana Ngũgĩ asks about 2022 Toyota HiLux SR5',
    ])
    expect(linksOf(document)).toEqual([
      'tel:+61400123456',
      'mailto:ana%40example.com',
      'https://www.dealer.test/cars/2022-toyota-hilux-sr5-s100',
    ])
  })

  test('LEAD-16 a person who prefers e-mail is answered by e-mail first', () => {
    expect(linksOf(read({ person: { ...person, prefers: 'email' } }))[0]).toBe('mailto:ana%40example.com')
    expect(linksOf(read({ person: { ...person, phone: null } }))[0]).toBe('mailto:ana%40example.com')
  })

  test('LEAD-12 says everything that its text says', () => {
    const words = (text: string): readonly string[] => text.match(/[\p{L}\p{N}$@/_-]+/gu) ?? []
    const document = parseHtml(buildLeadHtml(buildTestNotice()).replaceAll(/<br>|<\/t[hd]>/g, ' $&'))
    const shown = new Set(words(`${document.body.textContent} ${linksOf(document).join(' ')}`))
    expect(words(buildLeadText(buildTestNotice())).filter((word) => !shown.has(word))).toEqual([])
  })

  test('LEAD-12 asks for nothing over the network but a logo, whose words are the name of the dealer', () => {
    const logo = 'https://www.dealer.test/logo.png'
    for (const [look, pictures] of [
      [site.look, []],
      [{ ...site.look, logo }, [[logo, 'Main Street Motors']]],
    ] as const) {
      const document = read({ site: { ...site, look } })
      expect(document.querySelectorAll('link,script,iframe,video,form').length).toBe(0)
      const images = [...document.querySelectorAll('img')]
      expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual(pictures)
      expect(document.documentElement.outerHTML).not.toMatch(/url\(|@import/)
    }
  })

  test('TEN-05 has the colours of the site', () => {
    const html = buildLeadHtml(buildTestNotice({ site: { ...site, look: { ...site.look, brand: '#123456' } } }))
    expect(html).toContain('background:#123456')
  })

  test.each(hostileTexts)('LEAD-12 %s adds no element, no attribute and no link', (_what, text) => {
    const plain = parseHtml(buildLeadHtml(buildHostileNotice('plain')))
    const hostile = parseHtml(buildLeadHtml(cleanNotice(buildHostileNotice(text))))
    const shapeOf = (document: Document): readonly string[] =>
      [...document.querySelectorAll('*')]
        .filter(({ tagName }) => tagName !== 'BR')
        .map((element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`)
    expect(shapeOf(hostile)).toEqual(shapeOf(plain))
  })

  test('LEAD-12 the line breaks of a message remain', () => {
    expect(read({ message: 'one\n\ntwo' }).querySelector('.box')?.innerHTML).toBe('one<br><br>two')
  })
})

describe('the subject', () => {
  test('LEAD-12 stays short and one line, whatever the names are', () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(20)
    const { car } = buildTestNotice()
    const subject = buildSubject(
      buildTestNotice({
        person: { ...person, firstName: `${long}\r\nBcc: x@example.com`, lastName: null },
        car: car === null ? null : { ...car, name: long },
      }),
    )
    expect([...subject].length).toBeLessThanOrEqual(150)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject).toMatch(/^Used Vehicle Enquiry – /)
  })

  test('LEAD-12 needs neither car nor name', () => {
    expect(
      buildSubject(
        buildTestNotice({ category: 'Feedback', car: null, person: { ...person, firstName: null, lastName: null } }),
      ),
    ).toBe('Feedback')
  })
})
