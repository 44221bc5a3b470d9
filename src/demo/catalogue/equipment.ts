import type { Random } from '../random.ts'
import type { CabinColour } from '../vehicle-art/cabin-style.ts'
import { isLearnerApproved, learnerCc, offRoadBodies } from './learner-approved.ts'
import type { ModelLine, Variant } from './model-line.ts'

/** Feature, least level of trim 0 (base) to 3 (top) that has it, first year it was usual. */
type FeatureRow = readonly [name: string, level: 0 | 1 | 2 | 3, from: number]

const carFeatures: readonly FeatureRow[] = [
  ['Air Conditioning', 0, 0],
  ['ABS Brakes', 0, 0],
  ['Electronic Stability Control', 0, 2008],
  ['Power Windows', 0, 0],
  ['Remote Central Locking', 0, 0],
  ['Bluetooth', 0, 2010],
  ['Cruise Control', 0, 2010],
  ['Reversing Camera', 0, 2014],
  ['Hill Start Assist', 0, 2012],
  ['Autonomous Emergency Braking', 0, 2018],
  ['Lane Departure Warning', 0, 2018],
  ['LED Headlights', 0, 2020],
  ['Apple CarPlay', 0, 2018],
  ['Android Auto', 0, 2018],
  ['Digital Radio', 1, 2018],
  ['Alloy Wheels', 1, 0],
  ['Fog Lights', 1, 0],
  ['Rear Parking Sensors', 1, 2010],
  ['Climate Control', 1, 2008],
  ['Satellite Navigation', 1, 2012],
  ['Keyless Entry', 1, 2012],
  ['Push Button Start', 1, 2012],
  ['Adaptive Cruise Control', 1, 2017],
  ['Blind Spot Monitor', 1, 2017],
  ['Rear Cross Traffic Alert', 1, 2018],
  ['Rain Sensing Wipers', 1, 2012],
  ['Privacy Glass', 1, 2010],
  ['Roof Rails', 1, 2010],
  ['Leather Steering Wheel', 1, 2008],
  ['Front Parking Sensors', 2, 2012],
  ['Heated Front Seats', 2, 2012],
  ['Leather Seats', 2, 2006],
  ['Power Driver Seat', 2, 2006],
  ['Dual Zone Climate Control', 2, 2012],
  ['Wireless Phone Charging', 2, 2019],
  ['Power Tailgate', 2, 2016],
  ['360 Degree Camera', 2, 2018],
  ['Digital Instrument Cluster', 2, 2020],
  ['Ambient Lighting', 2, 2020],
  ['Sunroof', 3, 2010],
  ['Panoramic Sunroof', 3, 2018],
  ['Ventilated Front Seats', 3, 2017],
  ['Head-Up Display', 3, 2017],
  ['Premium Sound System', 3, 2014],
  ['Memory Seats', 3, 2014],
  ['Heated Rear Seats', 3, 2019],
]
const workFeatures: readonly FeatureRow[] = [
  ['Diff Lock', 1, 2010],
  ['Tow Bar', 0, 0],
  ['Side Steps', 1, 2005],
  ['Tub Liner', 1, 2008],
  ['Sports Bar', 2, 2010],
  ['Roller Shutter', 3, 2015],
  ['Bull Bar', 1, 0],
  ['Snorkel', 1, 0],
  ['Canopy', 1, 0],
  ['Electric Brake Controller', 1, 2014],
]
const electricFeatures: readonly FeatureRow[] = [
  ['Vehicle to Load', 1, 2021],
  ['Heat Pump', 1, 2020],
  ['CCS Fast Charging', 0, 2018],
]
const caravanFeatures: readonly FeatureRow[] = [
  ['Island Queen Bed', 0, 0],
  ['Roll-out Awning', 0, 0],
  ['Reverse Cycle Air Conditioning', 0, 2008],
  ['Three Way Fridge', 0, 0],
  ['Gas Cooktop and Grill', 0, 0],
  ['Microwave', 0, 0],
  ['Gas and Electric Hot Water', 0, 0],
  ['Water Tanks 2 x 95 L', 0, 0],
  ['Gas Bottles 2 x 9 kg', 0, 0],
  ['Ensuite', 1, 0],
  ['Solar Panel 200 W', 1, 2012],
  ['Battery 100 Ah', 1, 2012],
  ['Anti-Sway Control', 1, 2014],
  ['Smart TV', 1, 2014],
  ['Washing Machine', 1, 2014],
  ['External Shower', 1, 0],
  ['Tunnel Boot', 1, 0],
  ['Lithium Battery 200 Ah', 2, 2020],
  ['Inverter 2000 W', 2, 2018],
  ['Independent Suspension', 2, 2010],
  ['Reversing Camera', 2, 2016],
  ['Diesel Heater', 3, 2016],
  ['Slide-out', 3, 2016],
]
const bikeFeatures: readonly FeatureRow[] = [
  ['ABS Brakes', 0, 2016],
  ['LED Headlight', 0, 2018],
  ['Adjustable Front Suspension', 1, 0],
  ['Traction Control', 1, 2016],
  ['Quickshifter', 2, 2018],
  ['Riding Modes', 1, 2018],
  ['Heated Grips', 2, 2014],
  ['Cruise Control', 2, 2016],
  ['Panniers', 2, 0],
  ['Cornering ABS', 2, 2019],
  ['TFT Display', 1, 2019],
  ['Slip-on Exhaust', 1, 0],
  ['Centre Stand', 1, 0],
  ['Hand Guards', 0, 0],
  ['Steering Damper', 2, 0],
  ['LAMS Approved', 0, 0],
]

/** 0 for the cheapest variant of a line, 3 for the dearest. */
function resolveTrimLevel(line: ModelLine, variant: Variant): number {
  const prices = line.variants.map((other) => other.dollarsNew)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (high === low) return 2
  return Math.round(((variant.dollarsNew - low) / (high - low)) * 3)
}

/** What a camper trailer has no room for, a small motorcycle no use for, an open car no roof for. */
const campers = [
  'Ensuite',
  'Washing Machine',
  'Slide-out',
  'Island Queen Bed',
  'Reverse Cycle Air Conditioning',
  'Tunnel Boot',
  'Smart TV',
  'Microwave',
]
const bigBikes = [
  'Quickshifter',
  'Cornering ABS',
  'Cruise Control',
  'Steering Damper',
  'Traction Control',
  'Riding Modes',
]
const roadBikes = [
  'ABS Brakes',
  'LED Headlight',
  'Heated Grips',
  'Cruise Control',
  'Panniers',
  'TFT Display',
  'Centre Stand',
  'Cornering ABS',
]
const roofs = ['Sunroof', 'Panoramic Sunroof', 'Roof Rails']
const tailgates = ['Power Tailgate', 'Roof Rails']
/** Parts of a tray, which an off-roader with a closed body does not have. */
const trayParts = ['Sports Bar', 'Tub Liner', 'Roller Shutter', 'Canopy']

/** Whether such a vehicle can have the feature at all. */
function suits(name: string, line: ModelLine, variant: Variant): boolean {
  const shape = variant.shape ?? line.shape
  if (line.itemType === 'motorcycle') {
    const cc = variant.engine?.cc ?? 0
    const isOffRoad = offRoadBodies.includes(line.body)
    if (name === 'LAMS Approved') return isLearnerApproved(line, variant) === true
    if (name === 'Hand Guards') return shape === 'dirtbike'
    return !(isOffRoad && roadBikes.includes(name)) && !(cc <= learnerCc && bigBikes.includes(name))
  }
  if (shape === 'campertrailer') return !campers.includes(name)
  if (shape === 'convertible' || shape === 'softtop') return !roofs.includes(name) && name !== 'Power Tailgate'
  if (shape === 'sedan' || shape === 'coupe' || shape === 'ute' || shape === 'cabchassis')
    return !tailgates.includes(name)
  if (shape === 'offroader') return !trayParts.includes(name)
  return !(shape === 'hatch' && name === 'Power Tailgate')
}

/**
 * Features in the order in which a brochure lists them; each of a vehicle's level is there with a high chance, so lists
 * differ.
 */
export function resolveEquipment(line: ModelLine, variant: Variant, year: number, random: Random): readonly string[] {
  const level = resolveTrimLevel(line, variant)
  const isWork = line.shape === 'ute' || line.shape === 'cabchassis' || line.shape === 'offroader'
  const rows =
    line.itemType === 'motorcycle'
      ? bikeFeatures
      : line.caravan === null
        ? [
            ...carFeatures,
            ...(isWork ? workFeatures : []),
            ...(variant.engine?.fuel === 'Electric' ? electricFeatures : []),
          ]
        : line.shape === 'motorhome'
          ? [...carFeatures.slice(0, 12), ...caravanFeatures]
          : caravanFeatures
  const chance = isWork && rows.length > 40 ? 0.8 : 0.87
  return rows
    .filter(
      ([name, least, from]) => least <= level && from <= year && random.chance(chance) && suits(name, line, variant),
    )
    .map(([name]) => name)
}

/** How dealers write the colour of a cabin. */
export const interiorColours: Readonly<Record<CabinColour, readonly string[]>> = {
  black: ['Black', 'Black Cloth', 'Black Leather'],
  charcoal: ['Charcoal', 'Charcoal Cloth'],
  grey: ['Grey', 'Grey Cloth'],
  beige: ['Beige', 'Ivory'],
  tan: ['Tan', 'Tan Leather'],
  red: ['Red', 'Red Leather'],
}
