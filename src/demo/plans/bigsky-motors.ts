import type { SitePlan } from './site-plan.ts'

/** A large group in and around Brisbane: several new makes, a wide used range, subscriptions and online purchase. */
export const bigskyMotors: SitePlan = {
  format: 'json',
  stockPrefix: 'B',
  groups: [
    {
      carType: 'new',
      count: 88,
      choose: [
        { makes: ['Kia'], weight: 32 },
        { makes: ['MG'], weight: 22 },
        { makes: ['Hyundai'], weight: 18 },
        { makes: ['Mitsubishi'], shapes: ['suv', 'ute'], weight: 14 },
        { makes: ['Isuzu'], weight: 10 },
        { makes: ['BYD', 'LDV'], weight: 8 },
      ],
    },
    { carType: 'demo', count: 30, choose: [{ makes: ['Kia', 'MG', 'Hyundai'], weight: 3 }, { makes: ['Mitsubishi', 'Isuzu'], shapes: ['suv', 'ute', 'offroader'], weight: 1 }] },
    {
      carType: 'used',
      count: 202,
      choose: [
        { makes: ['Toyota'], weight: 22 },
        { makes: ['Kia', 'Hyundai', 'Genesis', 'MG', 'LDV', 'Chery'], weight: 20 },
        { makes: ['Mazda', 'Mitsubishi', 'Nissan', 'Subaru', 'Honda', 'Suzuki', 'Isuzu'], weight: 26 },
        { makes: ['Ford', 'Holden', 'Volkswagen', 'Skoda', 'Peugeot', 'Renault'], weight: 14 },
        { makes: ['Audi', 'BMW', 'Mercedes-Benz', 'Lexus', 'Porsche', 'Volvo', 'Land Rover', 'Jaguar', 'MINI'], weight: 12 },
        { makes: ['Tesla', 'Polestar', 'BYD', 'GWM'], weight: 6 },
        { makes: ['RAM', 'Chevrolet', 'Jeep'], weight: 4 },
        { shapes: ['convertible'], weight: 3 },
        { shapes: ['softtop', 'coupe', 'wagon'], itemType: 'car', weight: 6 },
        { shapes: ['bus', 'lighttruck', 'van', 'peoplemover'], weight: 5 },
      ],
    },
  ],
  voice: {
    openings: ['{title}, with one haggle-free price and nothing in the small print.', 'Big skies, long roads and this {title}.', 'Our buyers went a long way to find this {title}.', 'Fresh in and photographed today: {title}.', 'You could look at fifty, or you could look at this {title}.'],
    promises: ['48-hour money-back guarantee.', 'Lifetime engine guarantee when you service with us.', 'Twelve months of roadside assist included.', 'Buy the whole car online and have it delivered.', 'Subscribe by the week, with insurance and servicing in the price.', 'One price for everyone, already our best.', 'Any trade-in, any condition, from anywhere in Queensland.'],
    closings: ['Tap Enquire and we will answer within the hour.', 'See it at our yard any day of the week.', 'Reserve it tonight and test drive it tomorrow.'],
  },
  lenders: [
    {
      provider: 'clearday', financeProvider: 'Clearday Loans', interestRate: 7.99, comparisonRate: 9.12, establishmentFees: 495, termYears: 5, depositShare: 0.1, balloonShare: 0.3, terms: 'nested', payments: 'week',
      disclaimer: 'Weekly estimate for a secured loan of 260 weeks with 10% deposit and 30% final payment. Rates vary with your circumstances. This is a demonstration: no credit is offered.', share: 0.82,
    },
    {
      provider: 'northgate', financeProvider: 'Northgate Motor Credit', interestRate: 6.49, comparisonRate: 7.61, establishmentFees: 420, termYears: 4, depositShare: 0, balloonShare: 0.25, terms: 'flat', payments: 'month',
      disclaimer: 'Monthly estimate over 48 months with a guaranteed future value of 25%. This is a demonstration: no credit is offered.', share: 0.22,
    },
    {
      provider: 'southbank-lending', financeProvider: 'Southbank Lending', interestRate: 9.95, comparisonRate: null, establishmentFees: 0, termYears: 7, depositShare: 0, balloonShare: 0, terms: 'nested', payments: 'both',
      disclaimer: '', share: 0.06,
    },
  ],
  usedPriceTypes: [['drive_away', 9], ['egc', 1]],
  shares: { wasPrice: 0.16, offerPrice: 0.14, certified: 0, subscription: 0.32, historyReport: 0.6, paymentProcessor: 0.85, marketAverage: 0.65, quote: 0.4, reserved: 0.03 },
  certifiedMake: null,
  consignment: [['Ashgrove', '4060'], ['Carindale', '4152'], ['Redcliffe', '4020']],
  cases: {
    listPriceOnly: 4, offerLower: 4, offerEqual: 2, offerHigher: 1, offerOnly: 1, priceTen: 1, priceEleven: 1, priceZero: 1, priceOnApplication: 2, price500: 1, price500And1: 1, priceWithCents: 2, wasAbove: 4, wasEqual: 2, wasBelow: 1, wasAndOffer: 2, wasBetween: 1, subscription: 6,
    subscriptionZero: 2, estimatedDriveAway: 2, eegc: 1, withoutPriceType: 1, stateAverageAbove: 5, stateAverageBelow: 3, onlyNationalAverage: 3, averageBy499: 1, averageBy500: 1, averageZero: 1, ownReserveAmount: 2, soldRecently: 7, soldLongAgo: 4, comingSoon: 8, inTransit: 4,
    withoutStatus: 1, hidden: 3, preorder: 4, testDriveOnly: 3, managersSpecial: 6, runOut: 4, lowKilometres: 6, reservedOnly: 4, emptyComments: 2, nullComments: 2, separatorComments: 3, comments400: 1, comments401: 1, longComments: 8, withoutPhotos: 4, onePhoto: 4, regoExpired: 3,
    regoToday: 1, regoFarAhead: 2, withoutLenders: 5, lenderWithoutComparison: 3, longName: 6, marketplaceTitle: 12, consignment: 5, thinVariant: 2, sparse: 2,
  },
}
