import type { TemplateLayer } from '../resolve-site.ts'
import { leisureFooter, leisureHeader } from './standard-navigation.ts'

export const leisure: TemplateLayer = {
  name: 'leisure',
  meaning: 'Caravans, motorhomes and motorcycles: larger steps of money, generous pictures',
  values: {
    search: {
      preset: 5,
      heading: { kind: 'strip' },
      price_ranges: [20_000, 40_000, 60_000, 80_000, 100_000, 125_000, 150_000, 200_000, 300_000, 400_000],
      body_tiles: ['motorhome', 'van', '4x4', 'ute'],
      cars_text: 'Cars and motorhomes',
      price_slider: { default_max: 300_000 },
    },
    calculator: {
      price_max: 800_000,
      default_price: 80_000,
      quick_picks: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
      price_slider: { min: 5_000, max: 800_000 },
    },
    cards: { kind: 'spec' },
    // A towed van is looked at; what has an engine is driven when the visitor is there.
    buttons: { text: { test_drive: 'Book a Viewing' } },
    test_drive: {
      terms_text: 'Viewings are subject to availability. To drive a vehicle you need a valid driver licence.',
    },
    tow_check: { enabled: true },
    vdp_config: {
      sections: ['facts', 'what_you_get', 'tabs', 'specs', 'history', 'running_costs', 'benefits', 'place', 'share'],
    },
    tags: { just_arrived_days: 14 },
    trade_in: { guidance_years: 15 },
    content: {
      home: {
        blocks: [
          { block: 'banner', kind: 'scene' },
          { block: 'search', kind: 'line' },
          { block: 'latest', item_type: 'caravan', count: 3 },
          { block: 'featured', count: 3 },
          'tow_check',
          { block: 'text', kind: 'letter' },
          'promo_banner',
          { block: 'services', items: ['finance', 'test_drive', 'parts'] },
          'locations',
          'people',
          'reviews',
          'blog',
        ],
      },
    },
    layout: {
      page_head: 'scene',
      header: 'floating',
      footer: 'horizon',
      article: {
        sections: 'route',
        lists: 'tiles',
        steps: 'circles',
        aside: 'below',
        parts: ['text', 'people', 'quote', 'form', 'figures'],
      },
      offers: 'gallery',
      finance: { head: 'band', parts: ['calculator', 'steps', 'apply', 'price_range', 'text', 'offers'] },
    },
    navigation: { header: leisureHeader, footer: leisureFooter },
    theme: { radius_px: 20, shadow: 'soft', density: 'generous', rules: 'none', studio: 'landscape' },
  },
}
