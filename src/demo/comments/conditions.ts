import { yearOf } from '../calendar.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

/** What a claim may be judged by: the vehicle as the feed tells it, and the day of the feed. */
export interface CommentFacts {
  readonly vehicle: DemoVehicle
  /** '2026-11-20'. */
  readonly today: string
}

type Predicate = (facts: CommentFacts) => boolean

const onVehicle =
  (holds: (vehicle: DemoVehicle) => boolean): Predicate =>
  ({ vehicle }) =>
    holds(vehicle)
const isBody = (...bodies: readonly string[]): Predicate =>
  onVehicle(({ body }) => body !== null && bodies.includes(body))
const hasFeature = (name: string): Predicate => onVehicle(({ standardEquipment }) => standardEquipment.includes(name))

const isAvailable = ({ status }: DemoVehicle): boolean => status === 'in_stock' || status === 'coming_soon'
const isHouse = ({ body, item_type }: DemoVehicle): boolean => item_type === 'caravan' || body === 'Motorhome'
const isPlainCar = (vehicle: DemoVehicle): boolean => vehicle.item_type === 'car' && !isHouse(vehicle)
const ageOf = ({ vehicle, today }: CommentFacts): number => yearOf(today) - (vehicle.year ?? yearOf(today))
const isReduced = ({ price, before_price, offer_price }: DemoVehicle): boolean =>
  price !== null && ((before_price ?? 0) > price || (offer_price ?? price) < price)
/** VDP-20: a tag of that name has a meaning of its own. */
const testDriveOnly = 'Test Drive Only'
const isLowKm: Predicate = (facts) =>
  facts.vehicle.car_type === 'used' &&
  isPlainCar(facts.vehicle) &&
  ageOf(facts) >= 2 &&
  facts.vehicle.km !== null &&
  facts.vehicle.km < Math.min(80_000, 9_000 * (ageOf(facts) + 0.5))

/**
 * The conditions under which something may be said of a vehicle. A claim names all that it rests on, so that no text
 * says of a vehicle what its record does not bear out.
 */
export const conditions = {
  new: onVehicle(({ car_type }) => car_type === 'new'),
  used: onVehicle(({ car_type }) => car_type === 'used'),
  demonstrator: onVehicle(({ car_type }) => car_type === 'demo'),

  /** It can be bought today. */
  inStock: onVehicle(
    ({ status, reserved, preorder, tag }) => status === 'in_stock' && !reserved && !preorder && tag !== testDriveOnly,
  ),
  available: onVehicle((vehicle) => isAvailable(vehicle)),
  comingSoon: onVehicle(({ status }) => status === 'coming_soon'),
  sold: onVehicle(({ status }) => status === 'sold'),
  reserved: onVehicle((vehicle) => vehicle.reserved && isAvailable(vehicle)),
  preorder: onVehicle(({ preorder }) => preorder),
  testDriveOnly: onVehicle(({ tag }) => tag === testDriveOnly),
  /** A deposit can be paid for it online. */
  reservable: onVehicle(
    (vehicle) =>
      vehicle.status === 'in_stock' &&
      !vehicle.reserved &&
      vehicle.price !== null &&
      vehicle.payment_processors.length > 0,
  ),
  subscription: onVehicle((vehicle) => vehicle.status === 'in_stock' && (vehicle.subscription_price ?? 0) > 0),
  reduced: onVehicle(isReduced),

  car: onVehicle(isPlainCar),
  motorcycle: onVehicle(({ item_type }) => item_type === 'motorcycle'),
  caravan: onVehicle(({ item_type }) => item_type === 'caravan'),
  motorhome: isBody('Motorhome'),
  /** Something that people sleep in. */
  house: onVehicle(isHouse),
  toyota: onVehicle(({ make }) => make === 'Toyota'),

  suv: isBody('SUV'),
  wagon: isBody('Wagon', 'Station Wagon'),
  ute: isBody('Utility'),
  cabChassis: isBody('Cab Chassis'),
  van: isBody('Van'),
  bus: isBody('Bus'),
  lightTruck: isBody('Light Truck'),
  opens: isBody('Convertible', 'Softtop', 'Roadster', 'Cabriolet'),
  cruiser: isBody('Cruiser'),
  adventure: isBody('Adventure'),
  naked: isBody('Naked'),
  sport: isBody('Sport'),
  classic: isBody('Classic'),
  motocross: isBody('Motocross'),
  trail: isBody('Enduro', 'Trail'),

  twoSeats: onVehicle(({ seats }) => seats === 2),
  fiveSeats: onVehicle(({ seats }) => seats === 5),
  sevenSeats: onVehicle(({ seats }) => seats !== null && seats >= 7 && seats <= 8),
  manySeats: onVehicle(({ seats }) => seats !== null && seats > 8),
  fourWheelDrive: onVehicle(({ drive }) => drive === '4x4'),
  allWheelDrive: onVehicle(({ drive }) => drive === 'AWD'),
  manual: onVehicle(({ trans }) => trans?.endsWith('Manual') === true),

  electric: onVehicle(({ fuel }) => fuel === 'Electric'),
  plugIn: onVehicle(({ fuel }) => fuel?.includes('Plug-in') === true),
  hybrid: onVehicle(({ fuel }) => fuel === 'Petrol/Electric Hybrid'),
  combustion: onVehicle(({ fuel }) => fuel !== null && !/Electric|Hydrogen/.test(fuel.replace('/Electric Hybrid', ''))),
  fuelUseKnown: onVehicle(
    ({ fuel, variant }) => variant?.fuelconsumptioncombined != null && fuel?.includes('Plug-in') === false,
  ),
  lightOnFuel: onVehicle(
    ({ variant }) => variant?.fuelconsumptioncombined != null && variant.fuelconsumptioncombined <= 5.5,
  ),

  tows: onVehicle(({ variant }) => (variant?.towingcapacitybraked ?? 0) >= 1500),
  fiveStars: onVehicle(({ variant }) => variant?.ancaprating === 5),
  carLicence: onVehicle(({ variant }) => variant?.grossvehiclemass != null && variant.grossvehiclemass <= 4500),

  odometer: onVehicle(({ km }) => km !== null),
  lowKm: isLowKm,
  underWarranty: (facts) =>
    isPlainCar(facts.vehicle) &&
    (facts.vehicle.car_type === 'demo' || (facts.vehicle.car_type === 'used' && ageOf(facts) <= 2)),
  certified: onVehicle(({ certified }) => certified),
  historyReport: onVehicle(({ file }) => file !== null),
  registered: ({ vehicle, today }) => vehicle.rego_expiry !== null && vehicle.rego_expiry > today,
  unregistered: ({ vehicle, today }) => vehicle.rego_expiry !== null && vehicle.rego_expiry < today,
  consignment: onVehicle(({ private_suburb }) => private_suburb !== null),

  weightsKnown: onVehicle(
    ({ specifications }) => specifications?.tare_weight != null && specifications.aggregate_trailer_mass != null,
  ),
  sleepsKnown: onVehicle(({ specifications }) => specifications?.sleeps != null),
  axleKnown: onVehicle(({ specifications }) => specifications?.axle_type != null && specifications.body_length != null),
  ensuite: hasFeature('Ensuite'),
  islandBed: hasFeature('Island Queen Bed'),
  solar: onVehicle(({ standardEquipment }) =>
    ['Solar Panel 200 W', 'Battery 100 Ah'].every((name) => standardEquipment.includes(name)),
  ),
  learner: hasFeature('LAMS Approved'),
} as const satisfies Readonly<Record<string, Predicate>>

export type Condition = keyof typeof conditions
