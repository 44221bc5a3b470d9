import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { listTexts, parseHtml } from '#tests/fixtures/parse-html.ts'
import { FooterContent } from './footer-content.tsx'
import { footerLooks } from './footer-looks.ts'
import { buildSiteFrame, type SiteFrameView } from './site-frame-view.ts'

const yard = (id: string) => ({
  id,
  name: `${id} yard`,
  slug: id,
  location_type: 'sales' as const,
  address: { city: 'Ipswich', state: 'QLD' as const },
})

const site = buildTestSite({
  phone: '07 5550 1111',
  content: { about: 'A fictional dealer.' },
  dealerships: [
    {
      id: 'one',
      slug: 'one-yard',
      name: 'One',
      dealer_license_number: 'LMD 1',
      locations: [yard('north'), yard('south')],
    },
  ],
})

const listWords = (footer: SiteFrameView['footer']): readonly string[] => {
  const frame = { ...buildSiteFrame(site), footer, action: { label: 'Ask for the Ute', href: '/test-drive' } }
  return listTexts(parseHtml(renderToStaticMarkup(<FooterContent frame={frame} />)).documentElement)
}

describe('the compositions of the footer', () => {
  test('NAV-04 each of them has the same words and links, whatever comes first', () => {
    const kinds = Object.keys(footerLooks) as SiteFrameView['footer'][]
    const columns = listWords('columns').toSorted()
    expect(columns).toEqual(expect.arrayContaining(['07 5550 1111', 'A fictional dealer.', 'north yard']))
    for (const kind of kinds.filter((kind) => kind !== 'blocks'))
      expect(listWords(kind).toSorted(), kind).toEqual(columns)
    const blocks = listWords('blocks')
    expect(blocks.slice(0, 2)).toEqual(['07 5550 1111', 'Ask for the Ute'])
    expect(blocks.filter((text) => text !== 'Ask for the Ute' && text !== '→').toSorted()).toEqual(columns)
  })

  test('TEN-12 no two templates share one', () => {
    const footers = (['brand', 'classic', 'group', 'leisure', 'toyota'] as const).map(
      (template) => buildTestSite({ template }).layout.footer,
    )
    expect(new Set(footers).size).toBe(footers.length)
  })
})
