import type { Claim } from './claim.ts'

/**
 * What the record of a vehicle allows a dealer to say, by subject: a text says at most one thing of each subject, the
 * first that is true. Each claim is a fact of the record in plain words, never a judgement that a buyer could find to
 * be wrong.
 */
export const factClaims = {
  availability: [
    { text: 'This one has been sold. Ask us about the next one.', when: ['sold'] },
    {
      text: 'On its way to us and expected in {arrival}. Enquire now and we will call you when it arrives.',
      when: ['comingSoon'],
    },
    { text: 'Available to order. Ask us for the current delivery estimate.', when: ['preorder'] },
    { text: 'On hold for another customer. Ask to be next in line.', when: ['reserved'] },
    { text: 'Kept for test drives. Ask us about one like it for you.', when: ['testDriveOnly'] },
    { text: 'In stock now and ready to register in your name.', when: ['new', 'inStock'] },
    { text: 'Used by our own staff as a demonstrator and now for sale.', when: ['demonstrator', 'inStock'] },
    { text: 'Sold on consignment for a private owner in {suburb}.', when: ['consignment', 'inStock'] },
    { text: 'Recently reduced.', when: ['reduced', 'inStock'] },
  ],
  odometer: [
    { text: 'Only {km} km, well below average for its age.', when: ['lowKm'] },
    { text: 'Showing {km} km.', when: ['used', 'odometer'] },
    { text: 'A demonstrator with {km} km on the clock.', when: ['demonstrator', 'odometer'] },
  ],
  cover: [
    { text: 'Certified pre-owned, with a year of extra warranty.', when: ['certified', 'available'] },
    { text: "Comes with the manufacturer's full new vehicle warranty.", when: ['new', 'available'] },
    { text: "The balance of the manufacturer's new car warranty applies.", when: ['underWarranty', 'available'] },
  ],
  use: [
    {
      text: 'Sleeps {sleeps}, and a car licence is enough to drive it: the gross vehicle mass is {grossMass} kg.',
      when: ['motorhome', 'sleepsKnown', 'carLicence'],
    },
    {
      text: 'Sleeps {sleeps}. Tare {tare} kg, aggregate trailer mass {aggregateMass} kg: tell us what you tow with.',
      when: ['caravan', 'sleepsKnown', 'weightsKnown'],
    },
    { text: 'LAMS approved, so learner and provisional riders can ride it.', when: ['motorcycle', 'learner'] },
    { text: 'A cruiser made for long, easy rides.', when: ['motorcycle', 'cruiser'] },
    { text: 'An adventure bike for sealed roads and gravel.', when: ['motorcycle', 'adventure'] },
    { text: 'An upright naked bike for commuting and weekends.', when: ['motorcycle', 'naked'] },
    { text: 'A sports bike for experienced riders.', when: ['motorcycle', 'sport'] },
    { text: 'Classic looks with a modern {engine} engine.', when: ['motorcycle', 'classic', 'combustion'] },
    { text: 'A competition motocross bike, for closed tracks only.', when: ['motorcycle', 'motocross'] },
    { text: 'Built for trails and rough tracks.', when: ['motorcycle', 'trail'] },
    { text: 'The roof opens when the weather is good.', when: ['car', 'opens'] },
    { text: 'Seats {seats}, for tours, clubs and shuttle runs.', when: ['bus', 'manySeats'] },
    { text: 'Seats {seats}, with a third row for bigger families.', when: ['car', 'sevenSeats'] },
    { text: 'Seats five, with a tub for the work gear.', when: ['ute', 'fiveSeats'] },
    { text: 'A cab chassis, ready for the tray or body that your work needs.', when: ['cabChassis'] },
    { text: 'A van for deliveries, for trades or for a fit-out of your own.', when: ['van'] },
    { text: 'A light truck for loads that a ute cannot carry.', when: ['lightTruck'] },
    { text: 'A wagon: easy to drive, with a bigger boot than a sedan.', when: ['car', 'wagon'] },
    { text: 'A five-seat SUV with room for a pram and the weekly shop.', when: ['suv', 'fiveSeats'] },
    { text: 'A two-seater, for the drive rather than the school run.', when: ['car', 'twoSeats'] },
    { text: 'Seats five.', when: ['car', 'fiveSeats'] },
  ],
  economy: [
    { text: 'Fully electric: charge it at home and skip the servo.', when: ['electric'] },
    { text: 'A plug-in hybrid: electricity for short trips, petrol for long ones.', when: ['plugIn'] },
    {
      text: "Light on fuel: {fuelUse} L/100 km on the combined cycle, by the manufacturer's figures.",
      when: ['fuelUseKnown', 'lightOnFuel'],
    },
    { text: "Uses {fuelUse} L/100 km on the combined cycle, by the manufacturer's figures.", when: ['fuelUseKnown'] },
  ],
  towing: [{ text: 'Rated to tow {towing} kg braked.', when: ['car', 'tows'] }],
  grip: [
    { text: 'Four-wheel drive.', when: ['car', 'fourWheelDrive'] },
    { text: 'All-wheel drive for wet roads and gravel.', when: ['car', 'allWheelDrive'] },
    { text: 'A manual, for people who like to change gears themselves.', when: ['car', 'manual'] },
  ],
  safety: [{ text: 'Five-star ANCAP safety rating.', when: ['car', 'fiveStars'] }],
  living: [
    { text: 'With its own ensuite, any quiet spot will do.', when: ['house', 'ensuite'] },
    { text: 'Solar and battery are fitted for nights off the grid.', when: ['house', 'solar'] },
    { text: 'The body is {feet} ft long on a {axle} axle.', when: ['caravan', 'axleKnown'] },
  ],
  papers: [
    { text: 'Registered until {rego}.', when: ['registered', 'available'] },
    {
      text: 'The registration has expired: ask us what it takes to put it back on the road.',
      when: ['unregistered', 'available'],
    },
    { text: 'The vehicle history report is on this page.', when: ['historyReport', 'available'] },
  ],
} as const satisfies Readonly<Record<string, readonly Claim[]>>
