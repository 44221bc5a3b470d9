import type { ModelBody } from './model-row.ts'

const accessoryGroups = [
  'Towing & carrying',
  'Tub & tray',
  'Off-road',
  'Protection',
  'Comfort & safety',
  'Camping',
] as const
export type AccessoryGroup = (typeof accessoryGroups)[number]

/** A kind of accessory that is sold for vehicles of some bodies. A parts enquiry asks for the one that fits. */
export interface AccessoryKind {
  /** Unique; a name in the address of the parts enquiry. */
  readonly id: string
  readonly name: string
  /** One sentence on what it does. */
  readonly note: string
  readonly group: AccessoryGroup
}

type Row = readonly [id: string, name: string, note: string, bodies: readonly ModelBody[]]

const passenger = ['hatch', 'sedan', 'wagon', 'coupe', 'convertible', 'suv', 'peopleMover'] as const
const work = ['ute', 'cabChassis', 'van'] as const
const heavy = ['bus', 'lightTruck'] as const
const enclosed = [...passenger, ...work, ...heavy, 'motorhome'] as const

const rows: Readonly<Record<AccessoryGroup, readonly Row[]>> = {
  'Towing & carrying': [
    [
      'tow-bar',
      'Tow bar',
      'A tow bar with ball and wiring, rated for what your vehicle may tow.',
      ['hatch', 'sedan', 'wagon', 'suv', 'peopleMover', ...work, 'lightTruck'],
    ],
    [
      'brake-controller',
      'Electric brake controller',
      'Controls the electric brakes of a trailer or caravan from the driver’s seat.',
      ['suv', ...work],
    ],
    [
      'towing-mirrors',
      'Towing mirrors',
      'Extended mirrors that let you see past a wide trailer or caravan.',
      ['suv', 'ute', 'cabChassis'],
    ],
    [
      'roof-racks',
      'Roof racks',
      'Cross bars for luggage, bikes, boards and roof boxes.',
      ['hatch', 'sedan', 'wagon', 'suv', 'peopleMover', 'ute', 'van'],
    ],
    ['roof-platform', 'Roof platform', 'A flat platform for bulky loads and camping gear.', ['suv', 'ute']],
    [
      'bike-carrier',
      'Bike carrier',
      'Carries bikes on the tow bar or on the rear.',
      ['hatch', 'wagon', 'suv', 'peopleMover', 'ute', 'motorhome'],
    ],
    ['ladder-rack', 'Ladder rack', 'Carries ladders and long lengths over the cab or roof.', [...work, 'lightTruck']],
    [
      'weight-distribution-hitch',
      'Weight distribution hitch',
      'Levels the tow vehicle and the van behind it.',
      ['caravan'],
    ],
    ['panniers', 'Panniers', 'Side cases for touring, hard or soft.', ['motorcycle']],
    ['top-box', 'Top box and rack', 'A lockable case behind the seat.', ['motorcycle']],
  ],
  'Tub & tray': [
    ['canopy', 'Canopy', 'A lockable canopy that turns the tub into dry storage.', ['ute']],
    ['hard-tonneau', 'Hard tonneau cover', 'A lockable lid or roller shutter over the tub.', ['ute']],
    ['soft-tonneau', 'Soft tonneau cover', 'A fitted cover that keeps dust and rain off the load.', ['ute']],
    ['tub-liner', 'Tub liner', 'Protects the tub from scratches and dents.', ['ute']],
    ['sports-bar', 'Sports bar', 'A styled bar behind the cab.', ['ute']],
    ['tray', 'Tray', 'An alloy or steel tray with drop sides.', ['cabChassis', 'lightTruck']],
    ['tool-box', 'Tool boxes', 'Lockable boxes for under or above the tray.', ['ute', 'cabChassis', 'lightTruck']],
    ['shelving', 'Shelving and drawers', 'Racks and drawers for tools and parts.', ['van', 'cabChassis', 'ute']],
    [
      'cargo-barrier',
      'Cargo barrier',
      'Keeps the load behind the seats where it belongs.',
      ['wagon', 'suv', 'van', 'peopleMover'],
    ],
  ],
  'Off-road': [
    ['bull-bar', 'Bull bar', 'Front protection that suits the vehicle’s airbags.', ['suv', ...work, ...heavy]],
    ['nudge-bar', 'Nudge bar', 'A light bar at the front, ready for driving lights.', ['suv', 'ute']],
    ['snorkel', 'Snorkel', 'Raises the air intake above dust and water.', ['suv', 'ute', 'cabChassis']],
    ['side-steps', 'Side steps', 'An easier step in and out.', ['suv', 'ute', 'cabChassis']],
    ['under-body-protection', 'Under-body protection', 'Plates that shield engine, gearbox and tank.', ['suv', 'ute']],
    [
      'recovery-points',
      'Recovery points',
      'Rated points for being pulled out of trouble.',
      ['suv', 'ute', 'cabChassis'],
    ],
    ['driving-lights', 'Driving lights', 'Spot lights or a light bar for country roads.', ['suv', ...work, ...heavy]],
    ['engine-guard', 'Engine guards', 'Bars and plates that protect the engine in a fall.', ['motorcycle']],
  ],
  Protection: [
    ['floor-mats', 'Floor mats', 'Rubber or carpet mats cut to the floor.', enclosed],
    ['seat-covers', 'Seat covers', 'Fitted covers that suit side airbags.', enclosed],
    [
      'cargo-liner',
      'Cargo liner',
      'A tray that keeps the boot clean.',
      ['hatch', 'sedan', 'wagon', 'suv', 'peopleMover'],
    ],
    ['weathershields', 'Weathershields', 'Let you open a window in the rain.', [...passenger, ...work, ...heavy]],
    [
      'bonnet-protector',
      'Bonnet protector',
      'Deflects stones and insects.',
      ['hatch', 'sedan', 'wagon', 'suv', ...work],
    ],
    ['dash-mat', 'Dash mat', 'Cuts glare and keeps the sun off the dashboard.', enclosed],
    ['window-tint', 'Window tint', 'Less heat and glare, within the limits of your state.', enclosed],
    ['cover', 'Cover', 'A breathable cover for the time it stands outside.', ['caravan', 'motorhome', 'motorcycle']],
  ],
  'Comfort & safety': [
    ['dash-cam', 'Dash camera', 'Records the road ahead, and behind where you want it.', enclosed],
    [
      'parking-sensors',
      'Parking sensors',
      'Warn you of what is close when you park.',
      [...passenger, ...work, ...heavy],
    ],
    [
      'reversing-camera',
      'Reversing camera',
      'Shows what is behind you.',
      ['cabChassis', ...heavy, 'motorhome', 'caravan'],
    ],
    ['screen', 'Touring screen', 'A taller screen that takes the wind off your chest.', ['motorcycle']],
    ['heated-grips', 'Heated grips', 'Warm hands on winter mornings.', ['motorcycle']],
  ],
  Camping: [
    ['awning', 'Awning', 'Shade and shelter at the side.', ['suv', 'ute', 'van', 'caravan', 'motorhome']],
    ['annexe', 'Annexe walls', 'Turn the awning into a room.', ['caravan', 'motorhome']],
    ['second-battery', 'Second battery', 'Runs the fridge and lights while the engine is off.', ['suv', 'ute', 'van']],
    ['solar-panels', 'Solar panels', 'Charge the house battery away from power.', ['caravan', 'motorhome']],
    ['lithium-battery', 'Lithium house battery', 'More usable power for less weight.', ['caravan', 'motorhome']],
    ['levelling-ramps', 'Levelling ramps', 'Level your van or motorhome on sloping ground.', ['caravan', 'motorhome']],
  ],
}

const charger: AccessoryKind = {
  id: 'wall-charger',
  name: 'Home charger',
  note: 'A wall charger, fitted at home by a licensed electrician.',
  group: 'Comfort & safety',
}

const kinds: readonly (AccessoryKind & { readonly bodies: readonly ModelBody[] })[] = accessoryGroups.flatMap((group) =>
  rows[group].map(([id, name, note, bodies]) => ({ id, name, note, group, bodies })),
)

/** Every kind, in the order of the groups. */
export const accessoryKinds: readonly AccessoryKind[] = [...kinds, charger].map(({ id, name, note, group }) => ({
  id,
  name,
  note,
  group,
}))

/**
 * The kinds that are made for a body (CONTENT-09); one that can be charged has the charger as well. Empty where the
 * body is not known.
 */
export function listAccessories(body: ModelBody | null, charges: boolean): readonly AccessoryKind[] {
  const ids = new Set(kinds.filter(({ bodies }) => body !== null && bodies.includes(body)).map(({ id }) => id))
  if (charges && ids.size > 0) ids.add(charger.id)
  return accessoryKinds.filter(({ id }) => ids.has(id))
}

/** By its id; null for any other text. */
export const findAccessory = (id: string): AccessoryKind | null => accessoryKinds.find((kind) => kind.id === id) ?? null

/** The kinds by group, in the order of the groups; groups without a kind are left out. */
export function groupAccessories(
  of: readonly AccessoryKind[],
): readonly { readonly group: AccessoryGroup; readonly kinds: readonly AccessoryKind[] }[] {
  return accessoryGroups
    .map((group) => ({ group, kinds: of.filter((kind) => kind.group === group) }))
    .filter((each) => each.kinds.length > 0)
}
