import { describe, expect, test } from 'vitest'
import { resolveFilteredFeatures } from './features.ts'

/** How feeds write a feature, and texts that resemble it and mean something else. */
const words: readonly (readonly [feature: string, is: readonly string[], isNot: readonly string[]])[] = [
  ['Apple CarPlay', ['CarPlay', 'Apple Car Play', 'apple carplay (wireless)'], ['Car  Play', 'car-play']],
  ['Android Auto', ['Android Auto', 'AndroidAuto'], ['Android - Auto']],
  ['Bluetooth', ['Bluetooth System'], ['Blue tooth']],
  [
    'Satellite Navigation',
    ['Sat Nav', 'SatNav', 'Sat-Nav', 'sat.nav', 'Sat. Nav', 'Satellite nav', 'Navigation', 'GPS (Australia)'],
    ['Sat. radio', 'Satin navy paint', 'gpsx', 'mygps'],
  ],
  [
    'Reversing Camera',
    [
      'Reversing camera',
      'Reverse  camera',
      'Rear camera',
      'Rear View Camera',
      'Rear-view camera',
      'rearview camera',
      'Back up camera',
      'Back-up  camera',
      'Backup camera',
      'Camera - Rear Vision',
      'Camera-Rear',
    ],
    ['Reversing lamp camera', 'Front camera', 'Rear view  mirror'],
  ],
  [
    '360 Camera',
    [
      'Camera 360',
      'Surround view monitor',
      'Surround-view',
      'surroundview',
      'Around view',
      'Around-View',
      'aroundview',
      "Bird's eye view",
      'Birds-eye',
      'birdeye',
      'Panoramic view monitor',
      'panoramic  view',
    ],
    ['Surround sound view', 'panoramic roof'],
  ],
  [
    'Parking Sensors',
    [
      'Park sensors',
      'Parking sensors',
      'Parking distance sensor',
      'Park  assist  sensors',
      'Parking distance control',
      'parking  distance',
      'Rear sensor',
      'rear  sensors',
    ],
    ['Park brake', 'Front sensors of rain'],
  ],
  [
    'Adaptive Cruise Control',
    ['Adaptive cruise', 'Active cruise control', 'Radar  cruise', 'Intelligent cruise', 'Distance cruise'],
    ['Cruise control', 'adaptive speed'],
  ],
  ['Cruise Control', ['Cruise control', 'Adaptive cruise'], ['Crew cab']],
  ['Blind Spot Monitoring', ['Blind spot monitor', 'blind-spot', 'Blindspot'], ['Blind  spot']],
  [
    'Lane Keeping',
    ['Lane keep assist', 'Lane departure warning', 'lane-assist', 'Lane centring', 'Lane tracing', 'Lane-keeping'],
    ['Lane', 'Lanekeeping'],
  ],
  [
    'Autonomous Emergency Braking',
    [
      'Autonomous emergency braking',
      'autonomous  emergency',
      'AEB',
      'Auto emergency braking',
      'Automatic  brake',
      'Automatic  emergency  braking',
      'Forward braking',
      'Collision mitigation',
      'collision  avoidance',
      'City brake',
      'city  brake',
    ],
    ['Brakes', 'Emergency exit', 'AEBS', 'XAEB', 'Auto brak'],
  ],
  ['Keyless Entry', ['Keyless entry', 'Smart key', 'smart  entry', 'Proximity key', 'proximity  key'], ['Spare key']],
  [
    'Push Button Start',
    ['Push start', 'push-start', 'Push button start', 'Push button  start', 'Start button', 'Button  start'],
    ['Start stop', 'Push bar'],
  ],
  [
    'Leather Seats',
    ['Leather seats', 'Nappa', 'Leather trim'],
    ['Leather steering wheel', 'Leather gear knob', 'leather wrapped', 'leather  bound', 'leathersteering'],
  ],
  [
    'Heated Seats',
    [
      'Heated seats',
      'Heated front seats',
      'heated  front  seat',
      'Seats - front heated',
      'seat heated',
      'Heating - front seats',
      'heating-front',
    ],
    ['Heated mirrors, seat', 'Seats, heated mirrors', 'seats; heated', 'Heated'],
  ],
  [
    'Ventilated Seats',
    ['Ventilated seats', 'Cooled front seats', 'cooled  front  seat', 'Seats - ventilated', 'seat ventilated'],
    ['Ventilated brakes', 'Seats, ventilated discs', 'seats; ventilated'],
  ],
  ['Sunroof', ['Sunroof', 'Sun roof', 'Moonroof', 'moon roof', 'Panoramic roof', 'Panoramic  glass  roof'], ['Roof']],
  ['Climate Control', ['Climate control', 'climate  control', 'Dual zone', 'dual-zone air'], ['Climate', 'dualzone']],
  [
    'Power Tailgate',
    [
      'Power tailgate',
      'Electric tail gate',
      'Hands free boot',
      'hands-free boot',
      'handfree  operated  tailgate',
      'Power operated liftgate',
      'power lift gate',
    ],
    ['Tailgate', 'Power windows', 'power  tail  gate'],
  ],
  ['Alloy Wheels', ['Alloy wheels', 'Mag wheels', 'mag  wheels', '18in alloys'], ['Steel wheels']],
  ['Roof Rails', ['Roof rails', 'Roof rail', 'roof  racks', 'Roof bar'], ['Roof lining']],
  ['Tow Bar', ['Tow bar', 'Towbar', 'Tow ball', 'tow hitch', 'Tow pack', 'Towing pack', 'towing  pack'], ['Tow  bar']],
  ['Bull Bar', ['Bull bar', 'Bullbar', 'Nudge bar', 'nudgebar'], ['Bull  bar', 'nudge  bar', 'Roll bar']],
  ['Canopy', ['ARB canopy'], ['Can opener']],
  ['Hard Lid', ['Hard lid', 'Roller shutter', 'roller  cover', 'Tonneau cover', 'Tonneau'], ['Hard top']],
  ['Snorkel', ['Snorkel'], ['Snow chains']],
  ['Winch', ['Winch', 'front winches'], ['sandwinch']],
  ['Third Row Seats', ['Third row', 'third-row', '3rd row', '3rd-row', '7 seat', '7-seater'], ['Second row', '7seat']],
  [
    'Wireless Charging',
    [
      'Wireless charging',
      'Wireless phone charger',
      'wireless  device  charging',
      'wireless smartphone charger',
      'Wireless smart phone charging',
      'Qi charging',
      'qi  charger',
    ],
    ['Wireless headphones', 'USB charging'],
  ],
  ['Head-Up Display', ['Head up display', 'Head-up  display', 'headup display', 'HUD'], ['HUDSON', 'Shud', 'Display']],
  [
    'LED Headlights',
    [
      'LED headlights',
      'LED head lamps',
      'led  matrix light',
      'LED front lamp',
      'Headlights - LED',
      'head lamps LED',
      'headlight led',
    ],
    ['LED tail lamps', 'Headlights, LED tail', 'Headlamps; led', 'Headlights sealed'],
  ],
  ['Service History', ['Full service history', 'service  history', 'Log books', 'logbook'], ['Service due']],
  ['ISOFIX', ['ISOFIX anchor points', 'Iso-fix', 'iso fix child seat'], ['Isolated fixings']],
  [
    'LAMS Approved',
    ['LAMS Approved', 'LAMS', 'Learner approved', 'Learner-legal version'],
    ['Not LAMS approved', 'Non-LAMS', 'Slams', 'Learner plates'],
  ],
  ['Air Conditioning', ['Air conditioning', 'Air-con', 'aircon'], ['Air bags']],
  [
    'Ensuite',
    ['Ensuite', 'Shower & toilet', 'toilet and shower', 'shower&toilet', 'shower  &  toilet'],
    ['Shower', 'toilet, shower'],
  ],
  ['Solar Panels', ['Solar 200W'], ['Sola']],
  ['Lithium Battery', ['Lithium 100Ah'], ['Battery']],
  ['Off Grid', ['Off grid', 'off-grid', 'offgrid'], ['Off  grid']],
  ['Bunk Beds', ['Bunks'], ['Bed']],
  ['Awning', ['Roll-out awning'], ['Lawn']],
]

describe.each(words)('%s', (feature, is, isNot) => {
  test.each(is)('STOCK-04 is what a feed means by %j', (entry) => {
    expect(resolveFilteredFeatures([entry])).toContain(feature)
  })

  test.each(isNot)('STOCK-04 is not what a feed means by %j', (entry) => {
    expect(resolveFilteredFeatures([entry])).not.toContain(feature)
  })
})

test('STOCK-04 features stand in the order of the table, whatever the order of the equipment', () => {
  const equipment = words.map(([, [entry = '']]) => entry)
  const found = resolveFilteredFeatures(equipment.toReversed())
  expect(found).toEqual(words.map(([feature]) => feature))
})
