import { z } from 'zod'
import {
  choice,
  entry,
  flag,
  integer,
  list,
  must,
  optional,
  optionalText,
  presetList,
  section,
  shownText,
} from './field.ts'
import { navigationLink } from './values.ts'

const withStock = flag(
  false,
  'Shown only while the site has a vehicle of the condition, type or body that the link searches for, ' +
    'or sold one in the last 24 hours',
  'NAV-01',
)

const dropdownItemSchema = entry({
  name: must(shownText, 'Words of the link', 'NAV-01'),
  url: must(navigationLink, 'Where it leads; {base_domain}/… is left out while no base domain is configured', 'NAV-01'),
  fallback_url: optional(navigationLink, 'Used in place of a {base_domain} address while none is configured', 'NAV-01'),
  className: optionalText('Extra class for the theme', 'NAV-01'),
  mandatory: flag(true, 'A mandatory entry cannot be removed by configuration', 'NAV-01'),
  with_stock: withStock,
})

const navigationItemSchema = entry({
  name: must(shownText, 'Words of the entry; overrides name it by them', 'NAV-01'),
  url: must(navigationLink, 'Where it leads; {base_domain}/… is left out while no base domain is configured', 'NAV-01'),
  fallback_url: optional(navigationLink, 'Used in place of a {base_domain} address while none is configured', 'NAV-01'),
  className: optionalText('Extra class for the theme', 'NAV-01'),
  mandatory: flag(true, 'A mandatory entry cannot be removed by configuration', 'NAV-01'),
  with_stock: withStock,
  right_aligned: flag(false, 'The dropdown hangs from the right edge of its entry', 'NAV-02'),
  dropdownItems: list(dropdownItemSchema, 'Links of the dropdown; empty means a plain link', 'NAV-01'),
  dynamicDropdown: optional(
    z.enum(['models']),
    'Fills the dropdown with the models of the manufacturer',
    'NAV-01 NAV-03',
  ),
})

const footerColumnSchema = entry({
  name: must(shownText, 'Heading of the column', 'NAV-04'),
  items: list(dropdownItemSchema, 'Links in order', 'NAV-04'),
})

const replacedLinkSchema = entry({
  name: must(shownText, 'Words of the entry to change, of the top row or of a dropdown', 'NAV-09'),
  url: must(navigationLink, 'Its new target', 'NAV-09'),
})

export const navigationOverrideSchema = entry({
  hidden: list(shownText, 'Entries to take away, by their words; a mandatory one is refused', 'NAV-01 NAV-09'),
  replaced: list(replacedLinkSchema, 'Entries that lead elsewhere', 'NAV-09'),
  extra: list(navigationItemSchema, 'Entries added at the end', 'NAV-09'),
})

const legalLinks = [
  { name: 'Sitemap', url: '/sitemap.xml', fallback_url: null, className: null, mandatory: true, with_stock: false },
  {
    name: 'Privacy Policy',
    url: '/privacy-policy',
    fallback_url: null,
    className: null,
    mandatory: true,
    with_stock: false,
  },
  {
    name: 'Terms and Conditions',
    url: '/terms-and-conditions',
    fallback_url: null,
    className: null,
    mandatory: true,
    with_stock: false,
  },
  {
    name: 'Complaint Handling Process',
    url: '/pages/complaint-handling-process',
    fallback_url: null,
    className: null,
    mandatory: true,
    with_stock: false,
  },
]

export const navigationSection = section('Header and footer navigation', 'NAV-01 NAV-04 NAV-09 TEN-09', {
  header: list(
    navigationItemSchema,
    'Entries of the header; a list of the site replaces that of the template and must keep its mandatory entries',
    'NAV-01',
  ),
  footer: list(footerColumnSchema, 'Columns of the footer', 'NAV-04'),
  footer_links: presetList(dropdownItemSchema, legalLinks, 'Links of the last line', 'NAV-04'),
  hidden: list(shownText, 'Entries to take away, by their words; a mandatory one is refused', 'NAV-01 NAV-09'),
  replaced: list(replacedLinkSchema, 'Entries that lead elsewhere', 'NAV-09'),
  extra: list(navigationItemSchema, 'Entries added at the end of the header', 'NAV-09'),
})

export const headerSection = section('Header', 'NAV-02 NAV-05', {
  search_bar: flag(false, 'Shows the search box in the header', 'NAV-05 TEN-12'),
  sidebar: flag(
    false,
    'Shows the navigation as a sidebar that opens from a button on every width, in place of the row',
    'NAV-05 TEN-12',
  ),
  phone: flag(true, 'Shows the phone number of the site', 'LOC-11'),
  sticky: flag(true, 'Stays at the top while the page scrolls', 'NAV-05'),
  dropdown: section('Dropdowns', 'NAV-02', {
    trigger: choice(['hover', 'click'], 'hover', 'What opens a dropdown; keyboard and touch work with both', 'NAV-02'),
    offset_px: integer(8, { min: 0, max: 40, unit: 'px' }, 'Gap between the entry and its dropdown', 'NAV-02'),
    right_aligned: flag(false, 'Dropdowns hang from the right edge unless their entry says otherwise', 'NAV-02'),
    hide_caret: flag(true, 'Hides the small arrow beside entries with a dropdown', 'NAV-02'),
  }),
})
