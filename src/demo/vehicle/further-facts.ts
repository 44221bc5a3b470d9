import type { ElectricFigures } from '../catalogue/electric-figures.ts'
import type { ModelLine, Variant } from '../catalogue/model-line.ts'
import { bikeMeasures } from '../catalogue/bike-measures.ts'
import { isLearnerApproved } from '../catalogue/learner-approved.ts'

/**
 * What a feed tells of a vehicle under labels of its own (`specifications.other`), in the order in which a dealer lists
 * it. It follows from the catalogue and from the equipment, so that the two never disagree. The name of an XML element
 * holds no space, so an underscore stands for it in all demo feeds.
 */
export function buildFurtherFacts(
  line: ModelLine,
  variant: Variant,
  figures: ElectricFigures | null,
  equipment: readonly string[],
): Readonly<Record<string, string>> {
  const facts: Readonly<Record<string, string | null>> = {
    ...describeBattery(variant, figures),
    ...(line.itemType === 'motorcycle' ? describeBike(line, variant, equipment) : {}),
    ...(line.itemType === 'caravan' ? describeTowing(line) : {}),
    ...(line.caravan === null ? {} : describeLiving(line, equipment)),
    ...(line.itemType === 'caravan' ? describeChassis(line, equipment) : {}),
  }
  return Object.fromEntries(
    Object.entries(facts).flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
  )
}

type Facts = Readonly<Record<string, string | null>>

const group = new Intl.NumberFormat('en-AU')
const kilograms = (mass: number): string => `${group.format(mass)} kg`

function describeBattery({ engine }: Variant, figures: ElectricFigures | null): Facts {
  return {
    Battery: figures?.battery === undefined ? null : `${figures.battery} kWh`,
    Charging_port: engine?.fuel === 'Electric' && figures !== null ? `Type 2, ${figures.plug ?? 'CCS2'}` : null,
    Range_cycle: figures === null ? null : figures.cycle,
  }
}

function describeBike(line: ModelLine, variant: Variant, equipment: readonly string[]): Facts {
  const learner = isLearnerApproved(line, variant)
  const [seat = null, kerb = null] = bikeMeasures[`${line.model} ${variant.badge ?? ''}`.trim()] ?? []
  return {
    LAMS_approved: learner === null ? null : learner ? 'Yes' : 'No',
    Seat_height: seat === null ? null : `${seat} mm`,
    Kerb_weight: kerb === null ? null : kilograms(kerb),
    Brakes: equipment.includes('Cornering ABS')
      ? 'Disc, cornering ABS'
      : equipment.includes('ABS Brakes')
        ? 'Disc, ABS'
        : 'Disc',
  }
}

/** The load on the tow ball is usually about a twelfth of the tare of a caravan, in steps of five kilograms. */
const ballShare = 0.08

function describeTowing({ caravan }: ModelLine): Facts {
  if (caravan?.tare == null) return {}
  const ball = Math.round((caravan.tare * ballShare) / 5) * 5
  return {
    Ball_weight: kilograms(ball),
    // What the wheels of the loaded caravan carry: the rest is on the ball.
    Gross_trailer_mass: caravan.aggregateMass === null ? null : kilograms(caravan.aggregateMass - ball),
  }
}

function describeBeds(line: ModelLine, equipment: readonly string[]): string {
  const sleeps = line.caravan?.sleeps ?? 2
  const main =
    line.shape === 'campertrailer' ? 'Double' : equipment.includes('Island Queen Bed') ? 'Island queen' : 'Queen'
  if (sleeps <= 2) return `${main} bed`
  if (line.shape === 'campertrailer') return sleeps <= 4 ? 'Two doubles' : 'Two doubles, dinette converts'
  if (line.shape === 'motorhome') return sleeps === 3 ? `${main} bed, single` : `${main} bed, double over cab`
  return sleeps === 3 ? `${main} bed, single bunk` : sleeps === 4 ? `${main} bed, 2 bunks` : `${main} bed, triple bunks`
}

function describeLiving(line: ModelLine, equipment: readonly string[]): Facts {
  const has = (name: string): boolean => equipment.includes(name)
  return {
    Bed_layout: describeBeds(line, equipment),
    Bathroom: has('Ensuite') ? 'Shower, toilet and basin' : has('External Shower') ? 'External shower' : 'None',
    Kitchen: has('Gas Cooktop and Grill') ? 'Gas cooktop and grill' : null,
    Heating: has('Reverse Cycle Air Conditioning')
      ? 'Reverse-cycle air conditioner'
      : has('Diesel Heater')
        ? 'Diesel heater'
        : null,
    Awning: has('Roll-out Awning') ? 'Roll-out' : null,
    Fresh_water: has('Water Tanks 2 x 95 L') ? '190 L (2 tanks)' : null,
    Hot_water: has('Gas and Electric Hot Water') ? 'Gas and electric' : null,
    Gas: has('Gas Bottles 2 x 9 kg') ? '2 × 9 kg bottles' : null,
    Solar: has('Solar Panel 200 W') ? '200 W' : null,
    House_battery: has('Lithium Battery 200 Ah') ? '200 Ah lithium' : has('Battery 100 Ah') ? '100 Ah AGM' : null,
    Inverter: has('Inverter 2000 W') ? '2,000 W' : null,
  }
}

/** Aggregate trailer mass, kilograms, from which caravans have the larger brakes. */
const heavyFrom = 2800

function describeChassis(line: ModelLine, equipment: readonly string[]): Facts {
  const isOffRoad = line.shape === 'offroadcaravan'
  return {
    Suspension: equipment.includes('Independent Suspension') ? 'Independent, coil springs' : 'Leaf springs',
    Brakes: (line.caravan?.aggregateMass ?? 0) >= heavyFrom ? '12-inch electric drums' : '10-inch electric drums',
    Coupling: isOffRoad ? 'Off-road articulating hitch' : '50 mm ball',
  }
}
