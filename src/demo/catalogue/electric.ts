import { otherEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** Makes that build electric cars only: Tesla and Polestar. */
export const electricLines = [
  line(
    'Tesla',
    'Model 3',
    {
      shape: 'sedan',
      body: 'Sedan',
      years: [2019, null],
      seats: 5,
      doors: 4,
      size: [4720, 1850, 1441],
      gvm: 2255,
      tow: 1000,
      stars: 5,
      holds: 0.79,
    },
    [
      ['Rear-Wheel Drive', null, e.ev, 'R1', 'RWD', 61_900, null],
      ['Long Range AWD', null, e.evawd, 'R1', 'AWD', 71_900, null],
    ],
  ),
  line(
    'Tesla',
    'Model Y',
    {
      shape: 'suv',
      body: 'SUV',
      years: [2022, null],
      seats: 5,
      doors: 5,
      size: [4751, 1921, 1624],
      gvm: 2439,
      tow: 1600,
      stars: 5,
      holds: 0.79,
    },
    [['Rear-Wheel Drive', null, e.ev, 'R1', 'RWD', 65_900, null]],
  ),
  line(
    'Polestar',
    '2',
    {
      shape: 'hatch',
      body: 'Liftback',
      years: [2022, null],
      seats: 5,
      doors: 5,
      size: [4606, 1859, 1479],
      gvm: 2600,
      tow: 1500,
      stars: 5,
      holds: 0.76,
    },
    [['Long Range Single Motor', null, e.ev, 'R1', 'RWD', 73_900, null]],
  ),
]
