import type { SitePlan } from './site-plan.ts'

/** Caravans, motorhomes and motorcycles in Victoria, and a few cars that can pull the first. */
export const southernCrossCaravans: SitePlan = {
  format: 'xml',
  stockPrefix: 'S',
  groups: [
    { carType: 'new', count: 44, choose: [{ itemType: 'caravan', weight: 1 }] },
    { carType: 'used', count: 38, oldest: 12, choose: [{ itemType: 'caravan', weight: 1 }] },
    { carType: 'demo', count: 4, choose: [{ itemType: 'caravan', weight: 3 }, { shapes: ['motorhome'], weight: 1 }] },
    { carType: 'new', count: 7, choose: [{ shapes: ['motorhome'], makes: ['Jayco', 'Avida', 'Sunliner'], weight: 1 }] },
    { carType: 'used', count: 11, oldest: 11, choose: [{ shapes: ['motorhome'], weight: 1 }] },
    { carType: 'new', count: 18, choose: [{ itemType: 'motorcycle', weight: 1 }] },
    { carType: 'used', count: 22, oldest: 12, choose: [{ itemType: 'motorcycle', weight: 1 }] },
    { carType: 'used', count: 6, oldest: 9, choose: [{ makes: ['Toyota', 'Ford', 'Nissan', 'Isuzu'], models: ['LandCruiser', 'LandCruiser Prado', 'Everest', 'Patrol', 'MU-X', 'Ranger'], weight: 1 }] },
  ],
  voice: {
    openings: ['{title}: your next address, wherever you park it.', 'Pack the kettle. This {title} is ready for the lap.', 'A {title} that has been somewhere and wants to go back.', '{title}, checked and ready for the long way home.'],
    promises: ['Handover takes two hours, because we show you everything.', 'Our workshop services what we sell.', 'We match the tow vehicle to the van, with the weights on paper.', 'Trade your car, your bike or your old van.', 'Delivery to your driveway anywhere on the mainland.', 'Storage available until you are ready to leave.'],
    closings: ['Come and lie on the bed; everyone does.', 'Call us and we will walk you through it by video.', 'The road is waiting.'],
  },
  lenders: [
    {
      provider: 'wayfarer', financeProvider: 'Wayfarer Leisure Finance', interestRate: 8.49, comparisonRate: 9.05, establishmentFees: 450, termYears: 7, depositShare: 0.1, balloonShare: 0.2, terms: 'nested', payments: 'week',
      disclaimer: 'Weekly estimate over 364 weeks with 10% deposit and 20% final payment. This is a demonstration: no credit is offered.', share: 0.75,
    },
  ],
  usedPriceTypes: [['drive_away', 3], ['egc', 1]],
  shares: { wasPrice: 0.14, offerPrice: 0.12, certified: 0, subscription: 0, historyReport: 0.3, paymentProcessor: 0.6, marketAverage: 0, quote: 0, reserved: 0.03 },
  certifiedMake: null,
  consignment: [['Torquay', '3228'], ['Berwick', '3806'], ['Warragul', '3820'], ['Bendigo', '3550']],
  cases: {
    listPriceOnly: 3, offerLower: 3, offerEqual: 1, priceOnApplication: 3, wasAbove: 3, wasEqual: 1, eegc: 1, soldRecently: 4, soldLongAgo: 2, comingSoon: 5, inTransit: 4, hidden: 1, preorder: 3, managersSpecial: 3, runOut: 3, reservedOnly: 2, emptyComments: 1, separatorComments: 1, comments400: 1, comments401: 1,
    longComments: 4, withoutPhotos: 2, onePhoto: 3, regoExpired: 2, regoToday: 1, withoutLenders: 3, marketplaceTitle: 2, consignment: 9, thinVariant: 2, sparse: 1,
  },
}
