import type { SitePlan } from './site-plan.ts'

/**
 * A family yard in northern Tasmania: older and cheaper used cars of every make; a few others that its filter leaves
 * out.
 */
export const tamarValleyAuto: SitePlan = {
  format: 'csv',
  stockPrefix: 'T',
  groups: [
    { carType: 'new', count: 4, choose: [{ makes: ['Suzuki', 'LDV'], weight: 1 }] },
    { carType: 'demo', count: 4, choose: [{ makes: ['Suzuki', 'LDV'], weight: 1 }] },
    {
      carType: 'used',
      count: 112,
      oldest: 18,
      choose: [
        { makes: ['Toyota'], weight: 24 },
        { makes: ['Subaru'], weight: 12 },
        { makes: ['Mazda', 'Mitsubishi', 'Nissan', 'Honda', 'Suzuki', 'Isuzu'], weight: 26 },
        { makes: ['Ford', 'Holden', 'Great Wall', 'Haval'], weight: 18 },
        { makes: ['Hyundai', 'Kia'], weight: 10 },
        { makes: ['Volkswagen', 'Audi', 'BMW', 'Fiat', 'Citroën', 'Peugeot'], weight: 8 },
        { shapes: ['van', 'bus', 'peoplemover'], weight: 4 },
      ],
    },
  ],
  voice: {
    openings: [
      { text: 'A tidy {title}.', when: ['used', 'inStock'] },
      { text: '{title}, checked in our own workshop.', when: ['used', 'inStock'] },
      { text: '{title}, an honest car at an honest price.', when: ['used', 'car', 'inStock'] },
      { text: '{title} at our yard on Invermay Road.', when: ['inStock'] },
      { text: '{title} from Tamar Valley Auto.' },
    ],
    promises: [
      { text: 'A family yard since 1962, and we still answer the phone ourselves.' },
      { text: 'Every car goes over our own hoist before it goes on sale.', when: ['used', 'inStock'] },
      { text: 'Statutory warranty applies to eligible vehicles.', when: ['used', 'car', 'available'] },
      { text: 'We can put it on the ferry for mainland buyers.', when: ['available'] },
      { text: 'Bring your own mechanic if you like.', when: ['used', 'inStock'] },
      { text: 'Fair prices on trade-ins.', when: ['available'] },
    ],
    closings: [
      { text: 'Come for a drive; no one will chase you.', when: ['inStock'] },
      { text: 'Give us a ring, or call in when you are next in town.' },
      { text: 'Open Saturdays until half past twelve.', when: ['inStock'] },
    ],
  },
  lenders: [
    {
      provider: 'northern-credit',
      financeProvider: 'Northern Credit Co-operative',
      interestRate: 8.95,
      establishmentFees: 395,
      termYears: 5,
      depositPercent: 10,
      finalPercent: 0,
      leastPrice: 5000,
      oldest: 12,
      terms: 'nested',
      payments: 'month',
      share: 1,
    },
  ],
  usedPriceTypes: [
    ['drive_away', 2],
    ['egc', 3],
  ],
  shares: {
    wasPrice: 0.35,
    offerPrice: 0.2,
    certified: 0,
    subscription: 0,
    historyReport: 0.35,
    paymentProcessor: 0.4,
    marketAverage: 0.2,
    reserved: 0.02,
  },
  certifiedMake: null,
  givenStockNumbers: ['TV-OLD-1', 'TV-OLD-2'],
  consignment: [
    ['Riverside', '7250'],
    ['Exeter', '7275'],
    ['Legana', '7277'],
    ['George Town', '7253'],
  ],
  states: {
    soldRecently: 3,
    comingSoon: 2,
    eegc: 1,
    managersSpecial: 2,
    lowKilometres: 3,
    reserved: 2,
    onePhoto: 2,
    regoExpired: 4,
    marketplaceTitle: 3,
    consignment: 8,
  },
}
