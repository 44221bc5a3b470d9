import type { TemplateLayer } from '../resolve-site.ts'
import { standardFooter, standardHeader } from './standard-navigation.ts'

export const classic: TemplateLayer = {
  name: 'classic',
  meaning: 'An independent yard of used vehicles: few facets, phone first, nothing to sign in to',
  values: {
    search: { preset: 2, heading: { kind: 'note' } },
    cards: { kind: 'row' },
    vdp_config: {
      // A yard sells its word: what is known of the car, who says so, and what they write of it.
      heading: 'centred',
      facts: 'ledger',
      beside_price: ['promises', 'people'],
      sections: [
        'history',
        'tabs',
        'facts',
        'people',
        'specs',
        'what_you_get',
        'running_costs',
        'place',
        'benefits',
        'share',
      ],
    },
    content: {
      home: {
        blocks: [
          { block: 'banner', kind: 'stock_book', count: 5 },
          { block: 'search', kind: 'line', title: 'Looking for something in particular?' },
          { block: 'text', kind: 'letter' },
          { block: 'featured', count: 6 },
          'price_bands',
          { block: 'services', items: ['finance', 'test_drive', 'parts'] },
          'promo_banner',
          'people',
          'locations',
          'reviews',
        ],
      },
    },
    layout: {
      page_head: 'centred',
      header: 'masthead',
      footer: 'letterhead',
      article: { aside: 'below', parts: ['quote', 'text', 'people', 'figures', 'form'] },
      offers: 'notices',
      finance: { head: 'band', parts: ['calculator', 'apply', 'text', 'price_range', 'offers'] },
    },
    navigation: { header: standardHeader, footer: standardFooter },
    theme: { radius_px: 6, shadow: 'none', rules: 'double' },
  },
}
