import type { TemplateLayer } from '../resolve-site.ts'
import { standardFooter, standardHeader } from './standard-navigation.ts'

export const classic: TemplateLayer = {
  name: 'classic',
  meaning: 'An independent yard of used vehicles: few facets, phone first, nothing to sign in to',
  values: {
    search: { preset: 2 },
    content: {
      home: { blocks: ['banner', 'search', 'featured', 'body_tiles', 'text', 'promo_banner', 'locations', 'reviews'] },
    },
    layout: { header: 'masthead', footer: 'letterhead' },
    navigation: { header: standardHeader, footer: standardFooter },
    theme: { radius_px: 6, shadow: 'none', rules: 'double' },
  },
}
