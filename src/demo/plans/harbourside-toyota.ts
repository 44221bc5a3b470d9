import type { SitePlan } from './site-plan.ts'

/** A Toyota dealer in Perth: new range, certified used Toyotas, and the trade-ins of other makes that come with them. */
export const harboursideToyota: SitePlan = {
  format: 'csv',
  stockPrefix: 'H',
  groups: [
    { carType: 'new', count: 68, choose: [{ makes: ['Toyota'], weight: 1 }] },
    { carType: 'demo', count: 18, choose: [{ makes: ['Toyota'], weight: 1 }] },
    {
      carType: 'used',
      count: 124,
      choose: [
        { makes: ['Toyota'], weight: 66 },
        { makes: ['Mazda', 'Mitsubishi', 'Nissan', 'Subaru', 'Honda', 'Suzuki', 'Isuzu'], weight: 18 },
        { makes: ['Ford', 'Holden', 'Volkswagen', 'Jeep'], weight: 9 },
        { makes: ['Hyundai', 'Kia', 'MG', 'GWM'], weight: 7 },
      ],
    },
  ],
  voice: {
    openings: ['This {title} has just come through our workshop and passed with nothing to report.', '{title}: the one that people drive across the river for.', 'Say hello to this {title}, prepared by Toyota technicians.', 'A {title} that shows how well they last when they are looked after.'],
    promises: ['Every pre-owned vehicle here is inspected by our own technicians.', 'Test drives at your home or your work, at no charge.', 'Hold it online with a fully refundable deposit.', 'We take trade-ins of any make and age.', 'Country buyers: we will collect you from the airport.', 'Competitive finance and insurance under one roof.'],
    closings: ['Enquire today, before it sails.', 'Call or come down to the harbour; the coffee is on us.', 'Our team answers seven days a week.'],
  },
  lenders: [
    {
      provider: 'coastline', financeProvider: 'Coastline Auto Finance', interestRate: 7.49, comparisonRate: 8.37, establishmentFees: 399, termYears: 5, depositShare: 0.1, balloonShare: 0.3, terms: 'flat', payments: 'both',
      disclaimer: 'Estimate only, for approved private buyers. Based on a 5 year term, 10% deposit and a final payment of 30% of the price. Fees, charges and lending criteria apply. This is a demonstration: no credit is offered.', share: 0.88,
    },
    {
      provider: 'harbour-direct', financeProvider: 'Harbour Direct', interestRate: 8.25, comparisonRate: 9.4, establishmentFees: 395, termYears: 5, depositShare: 0, balloonShare: 0.2, terms: 'nested', payments: 'month',
      disclaimer: 'Monthly estimate over 60 months with a final payment of 20% of the price. This is a demonstration: no credit is offered.', share: 0.2,
    },
  ],
  usedPriceTypes: [['drive_away', 3], ['egc', 2]],
  shares: { wasPrice: 0.12, offerPrice: 0.1, certified: 0.62, subscription: 0, historyReport: 0.5, paymentProcessor: 0.8, marketAverage: 0.3, quote: 0.1, reserved: 0.03 },
  certifiedMake: 'Toyota',
  consignment: [],
  cases: {
    listPriceOnly: 4, offerLower: 3, offerEqual: 1, priceTen: 1, priceEleven: 1, priceZero: 1, priceOnApplication: 2, wasAbove: 3, wasEqual: 1, price500: 1, price500And1: 1, estimatedDriveAway: 2, ownReserveAmount: 1, stateAverageAbove: 2, averageBy499: 1, averageBy500: 1,
    soldRecently: 4, soldLongAgo: 2, comingSoon: 6, inTransit: 3, hidden: 2, preorder: 3, testDriveOnly: 2, certifiedAndReserved: 1, reservedOnly: 2, managersSpecial: 3, lowKilometres: 3, emptyComments: 2, separatorComments: 1, comments400: 1, comments401: 1, longComments: 5,
    withoutPhotos: 3, onePhoto: 3, regoExpired: 2, regoToday: 1, withoutLenders: 3, lenderWithoutComparison: 2, longName: 3, marketplaceTitle: 6, thinVariant: 2, sparse: 1,
  },
}
