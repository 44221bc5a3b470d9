import { fordEngines as e, otherEngines as o } from './engines.ts'
import { line } from './model-line.ts'

export const fordLines = [
  line('Ford', 'Ranger', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2022, null], seats: 5, doors: 4, size: [5370, 1918, 1884], tank: 80, gvm: 3230, tow: 3500, stars: 5, holds: 0.9 }, [
    ['XL', 'PY', e.d20bi, 'A10', '4x4', 57_900, 7.2],
    ['XL', 'PY', e.d20, 'A6', 'RWD', 42_900, 6.9, { shape: 'cabchassis', body: 'Cab Chassis', seats: 2, doors: 2 }],
    ['XLS', 'PY', e.d20bi, 'A10', '4x4', 62_400, 7.2],
    ['XLT', 'PY', e.d20bi, 'A10', '4x4', 70_700, 7.6],
    ['Sport', 'PY', e.d30v6, 'A10', '4x4', 77_500, 8.4],
    ['Wildtrak', 'PY', e.d30v6, 'A10', '4x4', 81_600, 8.4],
    ['Wildtrak X', 'PY', e.d20bi, 'A10', '4x4', 80_900, 7.6],
    ['Raptor', 'PY', e.t30v6, 'A10', '4x4', 100_700, 11.5],
    ['XLT PHEV', 'PY', e.x23, 'A10', '4x4', 83_900, 2.9, { years: [2025, null] }],
    ['Stormtrak PHEV', 'PY', e.x23, 'A10', '4x4', 96_900, 2.9, { years: [2025, null] }],
  ]),
  line('Ford', 'Ranger', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2011, 2022], seats: 5, doors: 4, size: [5362, 1860, 1815], tank: 80, gvm: 3200, tow: 3500, stars: 5, holds: 0.89 }, [
    ['XL 2.2 Hi-Rider', 'PX MkII MY17', e.d22, 'A6', 'RWD', 41_300, 7.7, { years: [2015, 2018] }],
    ['XL 3.2', 'PX MkII MY17', e.d32, 'A6', '4x4', 51_900, 9.2, { years: [2015, 2018] }],
    ['XLS 3.2', 'PX MkIII MY19', e.d32, 'A6', '4x4', 54_500, 8.9, { years: [2018, 2022] }],
    ['XLT 3.2', 'PX MkIII MY19', e.d32, 'A6', '4x4', 62_400, 8.9, { years: [2018, 2022] }],
    ['XLT 2.0', 'PX MkIII MY21.25', e.d20bi, 'A10', '4x4', 64_800, 7.4, { years: [2018, 2022] }],
    ['Wildtrak 2.0', 'PX MkIII MY21.75', e.d20bi, 'A10', '4x4', 69_500, 7.4, { years: [2018, 2022] }],
    ['Raptor 2.0', 'PX MkIII MY20.75', e.d20bi, 'A10', '4x4', 82_900, 8.2, { years: [2018, 2022] }],
  ]),
  line('Ford', 'Everest', { shape: 'offroader', body: 'SUV', years: [2022, null], seats: 7, doors: 5, size: [4914, 1923, 1842], tank: 80, gvm: 3100, tow: 3500, stars: 5, holds: 0.9 }, [
    ['Ambiente', 'UB', e.d20bi, 'A10', '4x4', 66_400, 7.2],
    ['Trend', 'UB', e.d20bi, 'A10', '4x4', 72_700, 7.2],
    ['Sport', 'UB', e.d30v6, 'A10', '4x4', 80_600, 8.5],
    ['Platinum', 'UB', e.d30v6, 'A10', '4x4', 89_300, 8.5],
    ['Tremor', 'UB', e.d30v6, 'A10', '4x4', 84_900, 9.1],
  ]),
  line('Ford', 'Everest', { shape: 'offroader', body: 'SUV', years: [2015, 2022], seats: 7, doors: 5, size: [4892, 1860, 1837], tank: 80, gvm: 3100, tow: 3100, stars: 5, holds: 0.88 }, [
    ['Ambiente', 'UA', e.d32, 'A6', '4x4', 55_900, 8.5],
    ['Trend', 'UA II MY19', e.d20bi, 'A10', '4x4', 64_900, 7.1, { years: [2018, 2022] }],
    ['Titanium', 'UA II MY21.25', e.d20bi, 'A10', '4x4', 77_400, 7.1, { years: [2018, 2022] }],
  ]),
  line('Ford', 'Mustang', { shape: 'coupe', body: 'Coupe', years: [2015, null], seats: 4, doors: 2, size: [4810, 1915, 1397], tank: 61, gvm: 2290, stars: 3, holds: 0.87 }, [
    ['EcoBoost', 'FM MY17', e.t23, 'A6', 'RWD', 52_900, 9.3, { years: [2015, 2018] }],
    ['GT', 'FN MY20', e.v850, 'A10', 'RWD', 72_300, 12.7, { years: [2018, 2023] }],
    ['GT', 'FO', e.v850, 'M6', 'RWD', 83_700, 13.6, { years: [2024, null] }],
    ['GT', 'FO', e.v850, 'A10', 'RWD', 93_900, 12.8, { shape: 'convertible', body: 'Convertible', years: [2024, null] }],
    ['Dark Horse', 'FO', e.v850, 'M6', 'RWD', 107_900, 13.9, { years: [2024, null] }],
  ]),
  line('Ford', 'Mustang Mach-E', { shape: 'suv', body: 'SUV', years: [2023, null], seats: 5, doors: 5, size: [4713, 1881, 1597], gvm: 2655, tow: 750, stars: 5, holds: 0.8 }, [
    ['Select', 'CU', e.ev, 'R1', 'RWD', 70_900, null],
    ['Premium', 'CU', e.ev, 'R1', 'RWD', 84_900, null],
    ['GT', 'CU', o.evawd, 'R1', 'AWD', 103_900, null],
  ]),
  line('Ford', 'Escape', { shape: 'suv', body: 'SUV', years: [2020, 2023], seats: 5, doors: 5, size: [4614, 1883, 1661], tank: 54, gvm: 2135, tow: 1800, stars: 5, holds: 0.84 }, [
    [null, 'ZH MY20.75', e.t20, 'A8', 'FWD', 39_900, 8.6],
    ['ST-Line', 'ZH MY22', e.t20, 'A8', 'AWD', 44_900, 8.6],
    ['ST-Line PHEV', 'ZH MY22', e.x25, 'CVT', 'FWD', 57_900, 1.5],
  ]),
  line('Ford', 'Puma', { shape: 'suv', body: 'SUV', years: [2020, 2024], seats: 5, doors: 5, size: [4207, 1805, 1550], tank: 42, gvm: 1760, tow: 900, stars: 5, holds: 0.85 }, [
    [null, 'JK MY21.25', e.t10, 'D7', 'FWD', 33_900, 5.3],
    ['ST-Line', 'JK MY21.75', e.t10, 'D7', 'FWD', 36_500, 5.3],
    ['ST-Line V', 'JK MY22.25', e.t10, 'D7', 'FWD', 39_900, 5.3],
  ]),
  line('Ford', 'Focus', { shape: 'hatch', body: 'Hatchback', years: [2018, 2022], seats: 5, doors: 5, size: [4378, 1825, 1452], tank: 52, gvm: 1915, tow: 1200, stars: 5, holds: 0.83 }, [
    ['Trend', 'SA MY19.25', e.t15, 'A8', 'FWD', 28_900, 6.4],
    ['ST-Line', 'SA MY20.75', e.t15, 'A8', 'FWD', 32_900, 6.4],
    ['ST', 'SA MY21.25', e.t23, 'M6', 'FWD', 47_900, 8.1],
  ]),
  line('Ford', 'Territory', { shape: 'largesuv', body: 'SUV', years: [2011, 2016], seats: 7, doors: 5, size: [4883, 1898, 1716], tank: 75, gvm: 2740, tow: 2700, stars: 5, holds: 0.84 }, [
    ['TS', 'SZ MkII', e.d27v6, 'A6', 'RWD', 49_900, 8.2],
    ['Titanium', 'SZ MkII', e.d27v6, 'A6', 'AWD', 58_900, 8.8],
  ]),
  line('Ford', 'Falcon', { shape: 'sedan', body: 'Sedan', years: [2008, 2016], seats: 5, doors: 4, size: [4949, 1868, 1494], tank: 68, gvm: 2170, tow: 2300, stars: 5, holds: 0.87 }, [
    ['XR6', 'FG X', e.i640, 'A6', 'RWD', 39_900, 9.5],
    ['XT EcoLPi', 'FG MkII', o.lpg, 'A6', 'RWD', 39_500, 12.3],
    ['XR6', 'FG MkII', e.i640, 'M6', 'RWD', 36_900, 10.4, { shape: 'ute', body: 'Utility', seats: 2, doors: 2 }],
  ]),
  line('Ford', 'F-150', { shape: 'ute', body: 'Utility', config: 'SuperCrew Pick-up', years: [2023, null], seats: 5, doors: 4, size: [5884, 2082, 1985], tank: 136, gvm: 3265, tow: 4500, holds: 0.86 }, [
    ['XLT', 'FY', e.t35v6, 'A10', '4x4', 119_900, 12.5],
    ['Lariat', 'FY', e.t35v6, 'A10', '4x4', 153_900, 12.5],
  ]),
  line('Ford', 'Transit Custom', { shape: 'van', body: 'Van', years: [2013, null], seats: 3, doors: 4, size: [5050, 2032, 1980], tank: 70, gvm: 3225, tow: 2500, stars: 5, holds: 0.86 }, [
    ['Trend 320L', 'VN MY21.75', e.d20, 'A6', 'FWD', 54_900, 7.3, { years: [2013, 2023] }],
    ['Trend LWB', null, e.d20, 'A8', 'FWD', 63_900, 8.0, { years: [2024, null] }],
    ['Sport', null, e.d20, 'A8', 'FWD', 68_900, 8.0, { years: [2024, null] }],
  ]),
  line('Ford', 'E-Transit', { shape: 'van', body: 'Van', years: [2023, null], seats: 3, doors: 4, size: [5981, 2059, 2772], gvm: 4250, tow: 750, stars: 5, holds: 0.78 }, [['420L Mid Roof', 'VO', e.ev, 'R1', 'RWD', 95_900, null]]),
  line('Ford', 'Tourneo', { shape: 'peoplemover', body: 'People Mover', years: [2024, null], seats: 8, doors: 5, size: [5450, 2032, 1986], tank: 70, gvm: 3225, tow: 2500, stars: 5, holds: 0.85 }, [
    ['Active', null, e.d20, 'A8', 'FWD', 72_900, 8.0],
    ['Titanium X', null, e.d20, 'A8', 'FWD', 78_900, 8.0],
  ]),
]
