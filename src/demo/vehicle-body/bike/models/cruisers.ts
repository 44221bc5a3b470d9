import type { BikeFacts } from '../bike-plan.ts'
import { bike } from './bike-row.ts'

/** Cruisers by make, model and first year of the generation; where the badges differ in shape, also by badge. */
export const cruisers: Readonly<Record<string, BikeFacts>> = {
  kawasakivulcans2016: bike('cruiser', [2310, 880, 1100], [1575, 705], {
    engine: 'twin',
    wheels: [
      [18, 120, 0.7],
      [17, 160, 0.6],
    ],
    casing: 'black',
    exhaust: 'under',
    frame: 'steel',
    tank: [24, 0.96],
    spokes: 'five',
    extras: [],
    bars: 'pullback',
  }),
  harleydavidsonsoftailfatboy1142018: bike('cruiser', [2370, 985, 1095], [1665, 675], {
    graphic: 'pads',
    wheels: [
      [18, 160, 0.6],
      [18, 240, 0.4],
    ],
    spokes: 'dish',
    fork: 'thick',
    lamp: 'nacelle',
    wheelColour: 'silver',
    tank: [6, 1.16],
    extras: ['belt', 'wideFender'],
  }),
  harleydavidsonsoftailstreetbob1142018: bike('cruiser', [2320, 925, 1160], [1630, 680], {
    wheels: [
      [19, 100, 0.9],
      [16, 150, 0.8],
    ],
    spokes: 'wire',
    bars: 'apes',
    casing: 'black',
    tank: [-16, 0.92],
    extras: ['belt', 'shortFender'],
  }),
  harleydavidsonnightster2022: bike('cruiser', [2250, 840, 1110], [1545, 705], {
    engine: 'cooledVTwin',
    wheels: [
      [19, 100, 0.9],
      [16, 150, 0.8],
    ],
    casing: 'black',
    exhaust: 'stacked',
    seat: 'solo',
    tank: [-4, 0.88],
    spokes: 'ten',
    bars: 'flat',
    extras: ['belt', 'twinShocks', 'shortFender'],
  }),
  indianscout2018: bike('cruiser', [2222, 925, 1068], [1562, 649], {
    graphic: 'sweep',
    engine: 'cooledVTwin',
    wheels: [
      [16, 130, 0.9],
      [16, 150, 0.8],
    ],
    casing: 'black',
    exhaust: 'pipes',
    seat: 'solo',
    tank: [-26, 1],
    bars: 'drag',
    spokes: 'five',
    extras: ['belt', 'twinShocks', 'shortFender'],
  }),
}
