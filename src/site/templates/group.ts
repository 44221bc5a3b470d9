import type { TemplateLayer } from '../resolve-site.ts'
import { standardFooter, standardHeader } from './standard-navigation.ts'

export const group: TemplateLayer = {
  name: 'group',
  meaning: 'A group of several dealerships and many makes, with sign-in, checkout and online purchase',
  values: {
    search: { preset: 3 },
    auth: { authentication: true, garage: true, gate_checkout: true },
    checkout: { enabled: true, online_purchase: { group: true } },
    price: { market_indicator: { enabled: true } },
    content: {
      guarantee_strip: { enabled: true },
      home: {
        blocks: [
          { block: 'banner', kind: 'budget' },
          'stocktake',
          { block: 'latest', count: 3 },
          { block: 'featured', title: 'Under $20,000', price_max: 20_000, count: 3 },
          'search',
          'body_tiles',
          'guarantee',
          'promo_slider',
          'makes',
          'promo_banner',
          'offers',
          { block: 'services', items: ['finance', 'test_drive', 'parts', 'fleet'] },
          'locations',
          'people',
          'reviews',
          'blog',
        ],
      },
    },
    vdp_config: {
      show_map_section: true,
      // Who compares cars of many makes asks first what became of this one, and what it costs to keep.
      facts: 'blocks',
      sections: ['facts', 'history', 'tabs', 'what_you_get', 'running_costs', 'specs', 'place', 'benefits', 'share'],
    },
    header: { search_bar: true },
    layout: {
      page_head: 'card',
      header: 'search',
      footer: 'yards',
      article: {
        sections: 'cards',
        lists: 'ticks',
        steps: 'circles',
        aside: 'below',
        parts: ['figures', 'text', 'people', 'quote', 'form'],
      },
      offers: 'lead',
      finance: { parts: ['calculator', 'price_range', 'apply', 'steps', 'text', 'offers'] },
    },
    navigation: { header: standardHeader, footer: standardFooter },
    theme: { radius_px: 14, shadow: 'soft', button_style: 'pill', rules: 'none' },
  },
}
