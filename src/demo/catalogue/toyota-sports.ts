import { toyotaEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** Toyota Prius and the sports cars. */
export const toyotaSportsLines = [
  line(
    'Toyota',
    'Prius',
    {
      shape: 'hatch',
      body: 'Hatchback',
      years: [2016, 2022],
      seats: 5,
      doors: 5,
      size: [4540, 1760, 1470],
      tank: 43,
      gvm: 1790,
      stars: 5,
      holds: 0.86,
    },
    [
      [null, 'ZVW50R', e.h18, 'CVT', 'FWD', 38_900, 3.4],
      ['I-Tech', 'ZVW50R', e.h18, 'CVT', 'FWD', 46_500, 3.4],
    ],
  ),
  line(
    'Toyota',
    'GR86',
    {
      shape: 'coupe',
      body: 'Coupe',
      years: [2022, null],
      seats: 4,
      doors: 2,
      size: [4265, 1775, 1310],
      tank: 50,
      gvm: 1710,
      holds: 0.89,
    },
    [
      ['GT', 'ZN8', e.b24, 'M6', 'RWD', 49_700, 9.5],
      ['GTS', 'ZN8', e.b24, 'A6', 'RWD', 52_300, 8.8],
    ],
  ),
  line(
    'Toyota',
    '86',
    {
      shape: 'coupe',
      body: 'Coupe',
      years: [2012, 2021],
      seats: 4,
      doors: 2,
      size: [4240, 1775, 1320],
      tank: 50,
      gvm: 1670,
      stars: 5,
      holds: 0.87,
    },
    [
      ['GT', 'ZN6 MY17', e.b20, 'M6', 'RWD', 35_900, 8.4],
      ['GTS', 'ZN6 MY18', e.b20, 'A6', 'RWD', 42_400, 7.1],
    ],
  ),
  line(
    'Toyota',
    'GR Supra',
    {
      shape: 'coupe',
      body: 'Coupe',
      years: [2019, null],
      seats: 2,
      doors: 2,
      size: [4380, 1854, 1290],
      tank: 52,
      gvm: 1815,
      holds: 0.9,
    },
    [
      ['GT', 'DB42R', e.t30, 'A8', 'RWD', 97_500, 7.7, { years: [2019, 2022] }],
      ['GTS', 'DB02R', e.t30, 'M6', 'RWD', 107_900, 8.9, { years: [2022, null] }],
    ],
  ),
  line(
    'Toyota',
    'GR Yaris',
    {
      shape: 'hatch',
      body: 'Hatchback',
      years: [2020, null],
      seats: 4,
      doors: 3,
      size: [3995, 1805, 1455],
      tank: 50,
      gvm: 1645,
      holds: 0.92,
    },
    [
      ['GT', 'GXPA16R', e.t16, 'M6', 'AWD', 62_400, 8.2],
      ['GTS', 'GXPA16R', e.t16, 'A8', 'AWD', 67_900, 9.1],
    ],
  ),
  line(
    'Toyota',
    'GR Corolla',
    {
      shape: 'hatch',
      body: 'Hatchback',
      years: [2023, null],
      seats: 5,
      doors: 5,
      size: [4410, 1850, 1480],
      tank: 50,
      gvm: 1890,
      holds: 0.91,
    },
    [['GTS', 'GZEA14R', e.t16, 'M6', 'AWD', 73_900, 8.4]],
  ),
]
