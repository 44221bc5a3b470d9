import type { TemplateLayer } from '../resolve-site.ts'
import { toyotaFooter, toyotaHeader } from './toyota-navigation.ts'

/** What the sources give for every dealer of this manufacturer (TEN-12, CONTENT-04). */
export const toyota: TemplateLayer = {
  name: 'toyota',
  meaning: 'A dealer of one manufacturer with its certified program, capped-price servicing and full navigation',
  values: {
    manufacturer: { name: 'Toyota', slug: 'toyota' },
    routes: { finance: '/finance-enquiry', parts: '/parts-and-accessories' },
    search: { preset: 4, heading: { kind: 'strip' }, certified_toggle_text: 'Only show Toyota Certified Vehicles' },
    certified: { enabled: true, make: 'Toyota', name: 'Toyota Certified Pre-Owned' },
    buttons: { style: { reserve: 'success' }, text: { finance: 'Finance Enquiry' } },
    vdp_config: {
      sections: ['benefits', 'facts', 'tabs', 'specs', 'history', 'what_you_get', 'running_costs', 'place', 'share'],
    },
    header: {
      search_bar: true,
      sidebar: false,
      dropdown: { trigger: 'hover', offset_px: 8, right_aligned: false, hide_caret: true },
    },
    layout: {
      header: 'stacked',
      footer: 'ledger',
      article: {
        sections: 'ledger',
        lists: 'terms',
        steps: 'track',
        parts: ['text', 'figures', 'quote', 'people', 'form'],
      },
      finance: { head: 'example', parts: ['calculator', 'apply', 'price_range', 'offers', 'text'] },
    },
    navigation: { header: toyotaHeader, footer: toyotaFooter },
    content: {
      models: { enabled: true, accessories_on_parts_page: true, new_label_prefix: 'New ' },
      service_advantage: {
        enabled: true,
        title: 'Toyota Service Advantage',
        models: [
          { models: ['Coaster'], price: 485, years: 3, services: 6 },
          { models: ['HiAce', 'Granvia', 'HiLux', 'Fortuner'], price: 290, years: 3 },
          { models: ['Prado'], price: 390, years: 5, services: 10, range_km: 100_000 },
          { models: ['LandCruiser 70'], price: 525 },
          { models: ['LandCruiser 300', 'Tundra'], price: 400 },
          { models: ['bZ4X'], price: 180 },
          { models: ['Corolla'], price: 245 },
          { models: ['Camry'], price: 255 },
          { models: ['RAV4'], price: 260 },
          { models: ['Kluger'], price: 265 },
          { models: ['Yaris Cross', 'C-HR', 'Corolla Cross'], price: 250 },
        ],
      },
      home: {
        blocks: [
          { block: 'banner', kind: 'hero', car_type: 'new', body: 'SUV' },
          'search',
          { block: 'models', count: 8 },
          { block: 'latest', count: 3 },
          { block: 'featured', title: 'Demonstrators', car_type: 'demo', count: 3 },
          'promo_slider',
          { block: 'services', items: ['parts', 'finance', 'test_drive', 'fleet'] },
          'offers',
          'service_advantage',
          'promo_banner',
          'text',
          'locations',
          'reviews',
        ],
      },
    },
    theme: {
      colors: {
        brand: '#c8102e',
        brand_text: '#ffffff',
        accent: '#2b2f33',
        accent_text: '#ffffff',
        surface: '#ffffff',
        surface_alt: '#f4f5f6',
        text: '#22262a',
        text_muted: '#5a6168',
        line: '#d9dcdf',
        header: '#ffffff',
        header_text: '#22262a',
        footer: '#22262a',
        footer_text: '#ffffff',
        focus: '#22262a',
      },
      radius_px: 4,
      shadow: 'none',
      rules: 'hairline',
      studio: 'cool_grey',
    },
  },
}
