import type { TemplateLayer } from '../resolve-site.ts'
import { brandHeader, standardFooter } from './standard-navigation.ts'

export const brand: TemplateLayer = {
  name: 'brand',
  meaning: 'A dealer of one or a few makes with model pages and fleet',
  values: {
    search: { preset: 1, heading: { kind: 'band' } },
    cards: { kind: 'spec' },
    vdp_config: {
      // Of a work ute the buyer wants to know what it tows and carries, and only then what is told about it.
      heading: 'band',
      facts: 'blocks',
      beside_price: ['facts'],
      sections: ['facts', 'specs', 'what_you_get', 'running_costs', 'tabs', 'history', 'benefits', 'place', 'share'],
    },
    content: {
      models: { enabled: true, new_label_prefix: 'New ' },
      home: {
        blocks: [
          { block: 'banner', kind: 'load' },
          { block: 'search', kind: 'line' },
          { block: 'featured', count: 3 },
          { block: 'latest', count: 3 },
          'promo_slider',
          { block: 'models', count: 8 },
          'offers',
          { block: 'services', items: ['parts', 'fleet', 'finance'] },
          'text',
          'promo_banner',
          'locations',
          'reviews',
        ],
      },
    },
    header: { search_bar: true },
    layout: {
      page_head: 'edge',
      header: 'action',
      footer: 'blocks',
      header_action: { text: 'Book a Test Drive', url: '{routes.test_drive}' },
      article: {
        sections: 'blocks',
        lists: 'plates',
        steps: 'plates',
        aside: 'left',
        parts: ['figures', 'text', 'form', 'quote', 'people'],
      },
      offers: 'rows',
      finance: { parts: ['calculator', 'apply', 'steps', 'offers', 'price_range', 'text'] },
    },
    navigation: { header: brandHeader, footer: standardFooter },
    theme: { radius_px: 2, shadow: 'strong', button_style: 'block' },
  },
}
