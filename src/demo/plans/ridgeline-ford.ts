import type { SitePlan } from './site-plan.ts'

/** Ford and GWM in New South Wales: work utes first, with a lender that looks at the year of the vehicle. */
export const ridgelineFord: SitePlan = {
  format: 'json',
  stockPrefix: 'R',
  groups: [
    { carType: 'new', count: 84, choose: [{ makes: ['Ford'], models: ['Ranger', 'Everest'], weight: 42 }, { makes: ['Ford'], weight: 22 }, { makes: ['GWM'], weight: 36 }] },
    { carType: 'demo', count: 20, choose: [{ makes: ['Ford'], weight: 3 }, { makes: ['GWM'], weight: 2 }] },
    {
      carType: 'used',
      count: 96,
      oldest: 15,
      choose: [
        { makes: ['Ford'], weight: 46 },
        { makes: ['GWM', 'Haval', 'Great Wall'], weight: 10 },
        { makes: ['Toyota', 'Isuzu', 'Mitsubishi', 'Nissan', 'Mazda', 'Volkswagen', 'Holden'], shapes: ['ute', 'offroader', 'cabchassis'], weight: 30 },
        { makes: ['Mazda', 'Hyundai', 'Kia', 'Subaru', 'Honda'], weight: 10 },
        { shapes: ['lighttruck', 'van'], weight: 5 },
        { makes: ['Jeep', 'RAM', 'Land Rover'], weight: 5 },
      ],
    },
  ],
  voice: {
    openings: ['{title}. Built for work, and it looks it.', 'Load it, tow it, get it dirty: {title}.', 'This {title} has the right options in the right places.', 'Straight chassis, strong engine: {title}.'],
    promises: ['Fleet and farm buyers looked after.', 'Tow bars, canopies and trays fitted in our own workshop.', 'Buy online from the paddock; we deliver across the state.', 'ABN holders: ask about our business offers.', 'Genuine servicing by people who know these vehicles.', 'Your old ute is worth more here than you think.'],
    closings: ['Come up the ridge and drive it.', 'Call the yard and ask for a walk-around video.', 'First deposit holds it.'],
  },
  lenders: [
    {
      provider: 'summit', financeProvider: 'Summit Vehicle Finance', interestRate: 6.99, comparisonRate: 8.19, establishmentFees: 1360.5, termYears: 5, depositShare: 0.1, balloonShare: 0.3, terms: 'flat', payments: 'both',
      disclaimer: 'Estimate for vehicles less than twelve years old, over 60 months, with 10% deposit and 30% final payment. Fees and charges apply. This is a demonstration: no credit is offered.', share: 0.86,
    },
    {
      provider: 'plateau', financeProvider: 'Plateau Credit', interestRate: 7.85, comparisonRate: 8.92, establishmentFees: 420, termYears: 5, depositShare: 0.1, balloonShare: 0.25, terms: 'nested', payments: 'both',
      disclaimer: 'Estimate over 60 months with 10% deposit and a final payment of 25% of the price. This is a demonstration: no credit is offered.', share: 0.6,
    },
  ],
  usedPriceTypes: [['drive_away', 3], ['egc', 2]],
  shares: { wasPrice: 0.12, offerPrice: 0.12, certified: 0, subscription: 0, historyReport: 0.5, paymentProcessor: 0.75, marketAverage: 0.35, quote: 0.15, reserved: 0.03 },
  certifiedMake: null,
  consignment: [],
  cases: {
    listPriceOnly: 3, offerLower: 4, offerEqual: 1, priceTen: 1, priceEleven: 1, priceOnApplication: 2, price500: 1, price500And1: 1, wasAbove: 3, wasEqual: 1, wasAndOffer: 1, estimatedDriveAway: 3, eegc: 2, stateAverageAbove: 2, onlyNationalAverage: 1, ownReserveAmount: 2, soldRecently: 4, soldLongAgo: 3,
    comingSoon: 5, inTransit: 4, hidden: 2, preorder: 4, testDriveOnly: 3, managersSpecial: 3, runOut: 4, lowKilometres: 3, reservedOnly: 3, emptyComments: 1, separatorComments: 1, comments400: 1, comments401: 1, longComments: 5, withoutPhotos: 3, onePhoto: 3, regoExpired: 2, regoToday: 1,
    withoutLenders: 4, lenderWithoutComparison: 2, longName: 4, marketplaceTitle: 6, thinVariant: 2, sparse: 1,
  },
}
