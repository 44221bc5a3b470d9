import type { SiteTemplate } from '../site.ts'

type Navigation = NonNullable<SiteTemplate['navigation']>
type Header = NonNullable<Navigation['header']>
type Footer = NonNullable<Navigation['footer']>

/**
 * {base_domain} addresses are the manufacturer-hosted pages of the dealer; their paths are this template's own choice.
 */
const bookService = { name: 'Book a Service', url: '{base_domain}/book-a-service', fallback_url: '/genuine-service' }
const serviceLinks = [
  bookService,
  { name: 'Service Enquiry', url: '/enquiries/service-enquiry' },
  { name: 'Toyota Recalls', url: '/pages/toyota-recalls' },
  { name: 'Toyota Express Maintenance', url: '/pages/toyota-express-maintenance', mandatory: false },
]

/** Header of the Toyota dealer template, entry for entry (NAV-01). */
export const toyotaHeader: Header = [
  { name: 'Home', url: '/' },
  { name: 'New Vehicles', url: '{base_domain}/new-vehicles', dynamicDropdown: 'models' },
  {
    name: 'Pre-Owned Vehicles',
    url: '/pre-owned',
    dropdownItems: [
      { name: 'Browse Pre-Owned', url: '/pre-owned' },
      { name: 'Demo Vehicles', url: '{base_domain}/demo-vehicles' },
      { name: 'Certified Pre-Owned', url: '/pre-owned?certified=true' },
      { name: 'About Certified Pre-Owned', url: '/pages/about-toyota-certified-pre-owned' },
      { name: 'Sell My Car', url: '{base_domain}/sell-my-car', mandatory: false },
    ],
  },
  {
    name: 'Special Offers',
    url: '{routes.special_offers}',
    dropdownItems: [
      { name: 'All Special Offers', url: '{routes.special_offers}' },
      { name: 'Local Special Offers', url: '{base_domain}/local-offers' },
    ],
  },
  { name: 'Service', url: '{routes.service}', dropdownItems: serviceLinks },
  {
    name: 'Parts & Accessories',
    url: '{routes.parts}',
    dropdownItems: [
      { name: 'Parts & Accessories', url: '{routes.parts}' },
      { name: 'Toyota Genuine Parts & Accessories', url: '/pages/toyota-genuine-parts-accessories' },
      { name: 'Accessorise Your Toyota', url: '{base_domain}/accessorise' },
      { name: 'Parts Enquiry', url: '/enquiries/parts-enquiry' },
    ],
  },
  {
    name: 'Finance & Insurance',
    url: '{routes.finance}',
    dropdownItems: [
      { name: 'Car Finance', url: '/car-finance' },
      { name: 'Personalised Repayments Calculator', url: '{base_domain}/repayments-calculator' },
      { name: 'Full-Service Lease', url: '{base_domain}/full-service-lease' },
      { name: 'Used Car Finance', url: '{base_domain}/used-car-finance' },
      { name: 'Car Insurance Quote', url: '{base_domain}/insurance-quote' },
      { name: 'Toyota Access Loan', url: '/pages/toyota-access-loan' },
      { name: 'Finance for Farmers', url: '{base_domain}/finance-for-farmers' },
    ],
  },
  {
    name: 'Fleet',
    url: '/fleet',
    dropdownItems: [
      { name: 'Fleet', url: '/fleet' },
      { name: 'Fleet Enquiry', url: '/enquiries/fleet-enquiry' },
    ],
  },
  { name: 'Personalise', url: '{base_domain}/personalise' },
  {
    name: 'Discover',
    url: '/about-us',
    right_aligned: true,
    dropdownItems: [
      { name: 'KINTO Rental', url: '{base_domain}/kinto', mandatory: false },
      { name: 'myToyota Connect', url: '/pages/mytoyota-connect' },
      { name: 'Toyota Connected', url: '/pages/toyota-connected' },
      { name: 'Toyota Safety Sense', url: '/pages/toyota-safety-sense' },
      { name: 'Toyota Hybrids', url: '/pages/toyota-hybrids' },
      { name: 'Careers', url: '/careers' },
    ],
  },
  {
    name: 'Contact',
    url: '{routes.contact}',
    right_aligned: true,
    dropdownItems: [
      { name: 'Contact Us', url: '{routes.contact}' },
      { name: 'Our Location', url: '{routes.contact}' },
      { name: 'General Enquiry', url: '/enquiries/general-enquiry' },
      { name: 'About Us', url: '/about-us' },
      { name: 'Complaint Handling Process', url: '/pages/complaint-handling-process' },
      { name: 'Feedback', url: '/enquiries/feedback' },
    ],
  },
]

/** Footer of the same template (NAV-04). */
export const toyotaFooter: Footer = [
  {
    name: 'Pre-Owned',
    items: [
      { name: 'Browse Pre-Owned', url: '/pre-owned' },
      { name: 'Demonstrators', url: '/search/demo-cars', with_stock: true },
      { name: 'Instant Valuation Tool', url: '{routes.trade_in}' },
      { name: 'Request a Quote', url: '{routes.contact}' },
      { name: 'Certified Pre-Owned', url: '/pre-owned?certified=true' },
    ],
  },
  { name: 'Service', items: serviceLinks },
  {
    name: 'Contact',
    items: [
      { name: 'Contact Us', url: '{routes.contact}' },
      { name: 'General Enquiry', url: '/enquiries/general-enquiry' },
    ],
  },
]
