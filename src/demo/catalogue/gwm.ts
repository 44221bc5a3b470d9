import { gwmEngines as e } from './engines.ts'
import { line } from './model-line.ts'

export const gwmLines = [
  line('GWM', 'Cannon', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2020, null], seats: 5, doors: 4, size: [5410, 1934, 1886], tank: 78, gvm: 3230, tow: 3500, stars: 5, holds: 0.85 }, [
    ['Lux', 'NPW', e.d24, 'A9', '4x4', 42_990, 8.4],
    ['Ultra', 'NPW', e.d24, 'A9', '4x4', 45_990, 8.4],
    ['XSR', 'NPW', e.d24, 'A9', '4x4', 52_990, 8.6],
    ['L', 'NPW', e.d20, 'A8', '4x4', 37_990, 9.4],
    ['CC', 'NPW', e.d20, 'A8', 'RWD', 35_490, 8.8, { shape: 'cabchassis', body: 'Cab Chassis', seats: 2, doors: 2 }],
  ]),
  line('GWM', 'Cannon Alpha', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2024, null], seats: 5, doors: 4, size: [5445, 1991, 1924], tank: 80, gvm: 3385, tow: 3500, stars: 5, holds: 0.84 }, [
    ['Lux', null, e.d24, 'A9', '4x4', 51_990, 8.6],
    ['Ultra', null, e.d24, 'A9', '4x4', 59_990, 8.6],
    ['Ultra Hybrid', null, e.h20, 'A9', '4x4', 65_990, 9.8],
    ['Ultra PHEV', null, e.x15, 'A9', '4x4', 69_990, 1.7],
  ]),
  line('GWM', 'Tank 300', { shape: 'offroader', body: 'SUV', years: [2023, null], seats: 5, doors: 5, size: [4760, 1930, 1903], tank: 75, gvm: 2700, tow: 3000, stars: 5, holds: 0.87 }, [
    ['Lux', null, e.t20, 'A8', '4x4', 46_990, 9.5],
    ['Lux Diesel', null, e.d24, 'A9', '4x4', 49_990, 7.8],
    ['Ultra Hybrid', null, e.h20, 'A9', '4x4', 60_990, 8.4],
  ]),
  line('GWM', 'Tank 500', { shape: 'offroader', body: 'SUV', years: [2024, null], seats: 7, doors: 5, size: [5078, 1934, 1905], tank: 80, gvm: 3325, tow: 3000, stars: 5, holds: 0.84 }, [
    ['Lux', null, e.h20, 'A9', '4x4', 66_490, 8.5],
    ['Ultra', null, e.h20, 'A9', '4x4', 73_990, 8.5],
  ]),
  line('GWM', 'Haval Jolion', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 5, doors: 5, size: [4472, 1841, 1619], tank: 55, gvm: 1845, tow: 1500, stars: 5, holds: 0.83 }, [
    ['Premium', 'MST', e.t15, 'D7', 'FWD', 26_990, 8.1],
    ['Lux', 'MST', e.t15, 'D7', 'FWD', 29_990, 8.1],
    ['Ultra Hybrid', 'MST', e.h15, 'D2', 'FWD', 36_990, 5.1],
  ]),
  line('GWM', 'Haval H6', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 5, doors: 5, size: [4653, 1886, 1724], tank: 58, gvm: 2080, tow: 2000, stars: 5, holds: 0.83 }, [
    ['Lux', 'B01', e.t20, 'D7', 'FWD', 35_990, 7.4],
    ['Ultra', 'B01', e.t20, 'D7', 'AWD', 40_990, 8.3],
    ['Ultra Hybrid', 'B01', e.h15, 'D2', 'FWD', 43_990, 5.2],
    ['Ultra PHEV', 'B01', e.x15, 'D2', 'AWD', 52_990, 1.0],
  ]),
  line('GWM', 'Haval H6 GT', { shape: 'suv', body: 'SUV', years: [2022, null], seats: 5, doors: 5, size: [4727, 1940, 1729], tank: 58, gvm: 2100, tow: 2000, stars: 5, holds: 0.83 }, [['Ultra', null, e.t20, 'D7', 'AWD', 46_490, 8.4]]),
  line('GWM', 'Ora', { shape: 'hatch', body: 'Hatchback', years: [2023, null], seats: 5, doors: 5, size: [4235, 1825, 1603], gvm: 1945, stars: 5, holds: 0.76 }, [
    ['Lux', null, e.ev, 'R1', 'FWD', 35_990, null],
    ['Extended Range', null, e.ev, 'R1', 'FWD', 40_990, null],
    ['GT', null, e.ev, 'R1', 'FWD', 46_990, null],
  ]),
  line('Great Wall', 'Steed', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2016, 2020], seats: 5, doors: 4, size: [5345, 1800, 1760], tank: 70, gvm: 2950, tow: 2000, stars: 2, holds: 0.8 }, [[null, 'NBP', e.d20old, 'M6', '4x4', 24_990, 9.0]]),
  line('Haval', 'H9', { shape: 'offroader', body: 'SUV', years: [2018, 2021], seats: 7, doors: 5, size: [4856, 1926, 1900], tank: 80, gvm: 2700, tow: 2500, stars: 4, holds: 0.81 }, [['Ultra', 'MY19', e.t20, 'A8', '4x4', 45_990, 10.9]]),
]
