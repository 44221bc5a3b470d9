import type { TemplateLayer } from '../resolve-site.ts'
import { brandHeader, standardFooter } from './standard-navigation.ts'

export const brand: TemplateLayer = {
  name: 'brand',
  meaning: 'A dealer of one or a few makes with model pages and fleet',
  values: {
    search: { preset: 1 },
    content: {
      models: { enabled: true, new_label_prefix: 'New ' },
      home: {
        blocks: ['banner', 'models', 'search', 'promo_slider', 'featured', 'promo_banner', 'locations', 'reviews'],
      },
    },
    header: { search_bar: true },
    layout: { header: 'action', header_action: { text: 'Book a Test Drive', url: '{routes.test_drive}' } },
    navigation: { header: brandHeader, footer: standardFooter },
    theme: { radius_px: 2, shadow: 'strong', button_style: 'block' },
  },
}
