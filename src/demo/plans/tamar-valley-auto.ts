import type { SitePlan } from './site-plan.ts'

/** A family yard in northern Tasmania: older and cheaper used cars of every make; a few others that its filter leaves out. */
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
    openings: ['A tidy {title}, local all its life.', 'We have known this {title} since its first service.', '{title}, honest and straight, at an honest price.', 'Traded by a regular of ours: {title}.'],
    promises: ['A family yard since 1962, and we still answer the telephone ourselves.', 'Every car goes over our own hoist before it goes on the yard.', 'Statutory warranty on all eligible vehicles.', 'We can put it on the ferry for mainland buyers.', 'Happy for you to bring your own mechanic.', 'Fair prices on trade-ins.'],
    closings: ['Come for a drive; no one will chase you.', 'Give us a ring, or call in when you are next in town.', 'Open Saturdays until noon.'],
  },
  lenders: [
    {
      provider: 'northern-credit', financeProvider: 'Northern Credit Co-operative', interestRate: 8.95, comparisonRate: 9.88, establishmentFees: 350, termYears: 5, depositShare: 0.1, balloonShare: 0, terms: 'nested', payments: 'month',
      disclaimer: 'Monthly estimate over 60 months with 10% deposit and no final payment. This is a demonstration: no credit is offered.', share: 0.7,
    },
  ],
  usedPriceTypes: [['drive_away', 2], ['egc', 3]],
  shares: { wasPrice: 0.14, offerPrice: 0.08, certified: 0, subscription: 0, historyReport: 0.35, paymentProcessor: 0.4, marketAverage: 0.2, quote: 0, reserved: 0.02 },
  certifiedMake: null,
  givenStockNumbers: ['TV-OLD-1', 'TV-OLD-2'],
  consignment: [['Riverside', '7250'], ['Exeter', '7275'], ['Legana', '7277'], ['George Town', '7253']],
  cases: {
    listPriceOnly: 3, offerLower: 2, offerEqual: 1, priceTen: 1, priceZero: 1, priceOnApplication: 2, wasAbove: 3, wasEqual: 1, eegc: 2, withoutPriceType: 1, averageBy500: 1, soldRecently: 3, soldLongAgo: 2, comingSoon: 2, withoutStatus: 1, hidden: 1, managersSpecial: 2, lowKilometres: 3, reservedOnly: 2,
    emptyComments: 2, nullComments: 1, separatorComments: 2, comments400: 1, comments401: 1, longComments: 3, withoutPhotos: 3, onePhoto: 4, regoExpired: 4, regoToday: 1, withoutLenders: 3, longName: 1, consignment: 8, thinVariant: 2, sparse: 1,
  },
}
