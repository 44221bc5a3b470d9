import { fordEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** Ford F-150, and the Transit family. */
export const fordTruckLines = [
  line(
    'Ford',
    'F-150',
    {
      shape: 'ute',
      body: 'Utility',
      config: 'SuperCrew Pick-up',
      years: [2023, null],
      seats: 5,
      doors: 4,
      size: [5884, 2082, 1985],
      tank: 136,
      gvm: 3265,
      tow: 4500,
      holds: 0.86,
    },
    [
      ['XLT', 'FY', e.t35v6, 'A10', '4x4', 119_900, 12.5],
      ['Lariat', 'FY', e.t35v6, 'A10', '4x4', 153_900, 12.5],
    ],
  ),
  line(
    'Ford',
    'Transit Custom',
    {
      shape: 'van',
      body: 'Van',
      years: [2013, null],
      seats: 3,
      doors: 4,
      size: [5050, 2032, 1980],
      tank: 70,
      gvm: 3225,
      tow: 2500,
      stars: 5,
      holds: 0.86,
    },
    [
      ['Trend 320L', 'VN MY21.75', e.d20, 'A6', 'FWD', 54_900, 7.3, { years: [2013, 2023] }],
      ['Trend LWB', null, e.d20, 'A8', 'FWD', 63_900, 8.0, { years: [2024, null] }],
      ['Sport', null, e.d20, 'A8', 'FWD', 68_900, 8.0, { years: [2024, null] }],
    ],
  ),
  line(
    'Ford',
    'E-Transit',
    {
      shape: 'van',
      body: 'Van',
      years: [2023, null],
      seats: 3,
      doors: 4,
      size: [5981, 2059, 2772],
      gvm: 4250,
      tow: 750,
      stars: 5,
      holds: 0.78,
    },
    [['420L Mid Roof', 'VO', e.ev, 'R1', 'RWD', 95_900, null]],
  ),
  line(
    'Ford',
    'Tourneo',
    {
      shape: 'peoplemover',
      body: 'People Mover',
      years: [2024, null],
      seats: 8,
      doors: 5,
      size: [5450, 2032, 1986],
      tank: 70,
      gvm: 3225,
      tow: 2500,
      stars: 5,
      holds: 0.85,
    },
    [
      ['Active', null, e.d20, 'A8', 'FWD', 72_900, 8.0],
      ['Titanium X', null, e.d20, 'A8', 'FWD', 78_900, 8.0],
    ],
  ),
]
