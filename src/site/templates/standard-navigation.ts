import type { SiteTemplate } from '../site.ts'

type Navigation = NonNullable<SiteTemplate['navigation']>
type Header = NonNullable<Navigation['header']>
type Footer = NonNullable<Navigation['footer']>

const sell = { name: 'Sell Your Car', url: '/sell-your-car', mandatory: false }
const offers = { name: 'Special Offers', url: '{routes.special_offers}', mandatory: false }
const service = {
  name: 'Service',
  url: '{routes.service}',
  mandatory: false,
  dropdownItems: [
    { name: 'Book a Service', url: '{routes.service}' },
    { name: 'Service Enquiry', url: '/enquiries/service-enquiry' },
    { name: 'Parts', url: '{routes.parts}' },
    { name: 'Parts Enquiry', url: '/enquiries/parts-enquiry' },
  ],
}
const finance = { name: 'Finance', url: '{routes.finance}', mandatory: false }
const contact = {
  name: 'Contact',
  url: '{routes.contact}',
  right_aligned: true,
  dropdownItems: [
    { name: 'Contact Us', url: '{routes.contact}' },
    { name: 'General Enquiry', url: '/enquiries/general-enquiry' },
    { name: 'About Us', url: '/about-us' },
    { name: 'Feedback', url: '/enquiries/feedback' },
  ],
}

/** Header of the templates without a manufacturer. */
export const standardHeader: Header = [
  { name: 'Home', url: '/' },
  {
    name: 'Our Stock',
    url: '{routes.search}',
    dropdownItems: [
      { name: 'All Vehicles', url: '{routes.search}' },
      { name: 'New Cars', url: '/search/new-cars', mandatory: false, with_stock: true },
      { name: 'Demo Cars', url: '/search/demo-cars', mandatory: false, with_stock: true },
      { name: 'Used Cars', url: '/search/used-cars', with_stock: true },
    ],
  },
  sell,
  offers,
  service,
  finance,
  contact,
]

/** The same for a dealer of a few makes with model pages. */
export const brandHeader: Header = [
  { name: 'Home', url: '/' },
  { name: 'New Vehicles', url: '{routes.models}', dynamicDropdown: 'models' },
  {
    name: 'Our Stock',
    url: '{routes.search}',
    dropdownItems: [
      { name: 'All Vehicles', url: '{routes.search}' },
      { name: 'New and Demo', url: '/search/new-and-demo-cars', with_stock: true },
      { name: 'Used', url: '/search/used-cars', with_stock: true },
    ],
  },
  sell,
  offers,
  service,
  finance,
  { name: 'Fleet', url: '/fleet', mandatory: false },
  contact,
]

/** The same for caravans and motorcycles. */
export const leisureHeader: Header = [
  { name: 'Home', url: '/' },
  {
    name: 'Our Range',
    url: '{routes.search}',
    dropdownItems: [
      { name: 'Everything', url: '{routes.search}' },
      { name: 'Caravans', url: '{routes.search}?item_type=caravan', mandatory: false, with_stock: true },
      { name: 'Motorcycles', url: '{routes.search}?item_type=motorcycle', mandatory: false, with_stock: true },
      { name: 'Motorhomes', url: '/search/motorhome', mandatory: false, with_stock: true },
    ],
  },
  { name: 'Sell Yours', url: '{routes.trade_in}', mandatory: false },
  offers,
  { name: 'Tow Check', url: '/what-can-my-car-tow', mandatory: false },
  service,
  finance,
  contact,
]

export const standardFooter: Footer = [
  {
    name: 'Buy',
    items: [
      { name: 'Browse Stock', url: '{routes.search}' },
      { name: 'Special Offers', url: '{routes.special_offers}', mandatory: false },
      { name: 'Book a Test Drive', url: '{routes.test_drive}', mandatory: false },
      { name: 'Finance', url: '{routes.finance}', mandatory: false },
    ],
  },
  {
    name: 'Own',
    items: [
      { name: 'Service', url: '{routes.service}', mandatory: false },
      { name: 'Parts', url: '{routes.parts}', mandatory: false },
      { name: 'Sell or Trade In', url: '{routes.trade_in}', mandatory: false },
    ],
  },
  {
    name: 'Contact',
    items: [
      { name: 'Contact Us', url: '{routes.contact}' },
      { name: 'General Enquiry', url: '/enquiries/general-enquiry' },
      { name: 'About Us', url: '/about-us' },
    ],
  },
]

/** The same for caravans and motorcycles: a towed van is viewed. */
export const leisureFooter: Footer = standardFooter.map((column) => ({
  ...column,
  items: (column.items ?? []).map((item) =>
    item.url === '{routes.test_drive}' ? { ...item, name: 'Book a Viewing' } : item,
  ),
}))
