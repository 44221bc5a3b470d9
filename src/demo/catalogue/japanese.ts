import { otherEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** Mazda, Mitsubishi, Nissan, Subaru, Honda, Suzuki, Isuzu, Lexus and Japanese light trucks. */
export const japaneseLines = [
  line('Mazda', 'Mazda2', { shape: 'hatch', body: 'Hatchback', years: [2014, null], seats: 5, doors: 5, size: [4080, 1695, 1495], tank: 44, gvm: 1530, tow: 900, stars: 5, holds: 0.88 }, [
    ['Neo', 'DJ', e.p15, 'M6', 'FWD', 19_490, 5.4],
    ['G15 Pure', 'DJ', e.p15, 'A6', 'FWD', 28_400, 5.3],
    ['G15 GT', 'DJ', e.p15, 'A6', 'FWD', 31_900, 5.3],
  ]),
  line('Mazda', 'Mazda3', { shape: 'hatch', body: 'Hatchback', years: [2019, null], seats: 5, doors: 5, size: [4460, 1795, 1435], tank: 51, gvm: 1873, tow: 1200, stars: 5, holds: 0.88 }, [
    ['G20 Pure', 'BP', e.p20, 'A6', 'FWD', 34_300, 6.1],
    ['G20 Evolve', 'BP', e.p20, 'A6', 'FWD', 35_900, 6.1],
    ['G25 Astina', 'BP', e.p25, 'A6', 'FWD', 45_900, 6.6],
    ['G25 GT', 'BP', e.p25, 'A6', 'FWD', 42_900, 6.6, { shape: 'sedan', body: 'Sedan', doors: 4 }],
  ]),
  line('Mazda', 'CX-3', { shape: 'suv', body: 'SUV', years: [2015, null], seats: 5, doors: 5, size: [4275, 1765, 1535], tank: 48, gvm: 1724, tow: 1200, stars: 5, holds: 0.88 }, [
    ['Maxx Sport', 'DK', e.p20, 'A6', 'FWD', 30_900, 6.3],
    ['Akari', 'DK', e.p20, 'A6', 'FWD', 37_900, 6.3],
  ]),
  line('Mazda', 'CX-30', { shape: 'suv', body: 'SUV', years: [2020, null], seats: 5, doors: 5, size: [4395, 1795, 1540], tank: 51, gvm: 1922, tow: 1200, stars: 5, holds: 0.88 }, [['G20 Touring', 'C30B', e.p20, 'A6', 'FWD', 41_500, 6.5]]),
  line('Mazda', 'CX-5', { shape: 'suv', body: 'SUV', years: [2017, null], seats: 5, doors: 5, size: [4575, 1845, 1680], tank: 56, gvm: 2143, tow: 1800, stars: 5, holds: 0.89 }, [
    ['Maxx', 'KF', e.p20, 'A6', 'FWD', 37_900, 6.9],
    ['Maxx Sport', 'KF', e.p25, 'A6', 'AWD', 44_500, 7.4],
    ['GT', 'KF', e.d22, 'A6', 'AWD', 54_900, 5.7],
    ['Akera Turbo', 'KF', e.t25, 'A6', 'AWD', 59_900, 8.2],
  ]),
  line('Mazda', 'CX-9', { shape: 'largesuv', body: 'SUV', years: [2016, 2023], seats: 7, doors: 5, size: [5075, 1969, 1747], tank: 74, gvm: 2557, tow: 2000, stars: 5, holds: 0.88 }, [
    ['Touring', 'TC', e.t25, 'A6', 'FWD', 58_900, 8.4],
    ['Azami', 'TC', e.t25, 'A6', 'AWD', 74_900, 9.0],
  ]),
  line('Mazda', 'BT-50', { shape: 'ute', body: 'Utility', config: 'Dual Cab Pick-up', years: [2020, null], seats: 5, doors: 4, size: [5280, 1870, 1790], tank: 76, gvm: 3100, tow: 3500, stars: 5, holds: 0.88 }, [
    ['XTR', 'TF', e.d30, 'A6', '4x4', 62_900, 8.0],
    ['GT', 'TF', e.d30, 'A6', '4x4', 67_400, 8.0],
    ['SP', 'TF', e.d30, 'A6', '4x4', 73_900, 8.0],
  ]),
  line('Mazda', 'MX-5', { shape: 'softtop', body: 'Roadster', years: [2015, null], seats: 2, doors: 2, size: [3915, 1735, 1225], tank: 45, gvm: 1270, stars: 5, holds: 0.9 }, [
    ['GT', 'ND', e.p20premium, 'M6', 'RWD', 47_900, 6.8],
    ['RF GT', 'ND', e.p20premium, 'A6', 'RWD', 54_400, 7.0, { shape: 'convertible', body: 'Hardtop' }],
  ]),
  line('Mitsubishi', 'Triton', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2024, null], seats: 5, doors: 4, size: [5360, 1930, 1815], tank: 75, gvm: 3200, tow: 3500, stars: 5, holds: 0.87 }, [
    ['GLX+', 'MV', e.d24twin, 'A6', '4x4', 56_900, 7.7],
    ['GLS', 'MV', e.d24twin, 'A6', '4x4', 63_900, 7.7],
    ['GSR', 'MV', e.d24twin, 'A6', '4x4', 68_900, 7.7],
  ]),
  line('Mitsubishi', 'Triton', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2015, 2023], seats: 5, doors: 4, size: [5409, 1815, 1795], tank: 75, gvm: 2900, tow: 3100, stars: 5, holds: 0.87 }, [
    ['GLX', 'MQ MY17', e.d24, 'M6', '4x4', 38_900, 7.2, { years: [2015, 2018] }],
    ['GLX-R', 'MR MY20', e.d24, 'A6', '4x4', 49_900, 8.6, { years: [2019, 2023] }],
    ['GLS', 'MR MY21', e.d24, 'A6', '4x4', 52_500, 8.6, { years: [2019, 2023] }],
  ]),
  line('Mitsubishi', 'Outlander', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 7, doors: 5, size: [4710, 1862, 1745], tank: 55, gvm: 2350, tow: 1600, stars: 5, holds: 0.86 }, [
    ['ES', 'ZM', e.p25, 'CVT', 'FWD', 39_900, 7.5, { seats: 5 }],
    ['Aspire', 'ZM', e.p25, 'CVT', 'AWD', 48_900, 8.1],
    ['PHEV Exceed Tourer', 'ZM', e.x24, 'R1', 'AWD', 75_900, 1.5],
  ]),
  line('Mitsubishi', 'ASX', { shape: 'suv', body: 'SUV', years: [2010, 2024], seats: 5, doors: 5, size: [4365, 1810, 1640], tank: 63, gvm: 1970, tow: 1300, stars: 5, holds: 0.85 }, [
    ['LS', 'XC MY19', e.p20, 'CVT', 'FWD', 27_900, 7.6],
    ['Exceed', 'XD MY21', e.p24, 'CVT', 'FWD', 34_900, 7.9],
  ]),
  line('Mitsubishi', 'Pajero Sport', { shape: 'offroader', body: 'SUV', years: [2015, 2025], seats: 7, doors: 5, size: [4825, 1815, 1835], tank: 68, gvm: 2775, tow: 3100, stars: 5, holds: 0.88 }, [
    ['GLS', 'QF MY21', e.d24, 'A8', '4x4', 56_900, 8.0],
    ['Exceed', 'QF MY22', e.d24, 'A8', '4x4', 64_500, 8.0],
  ]),
  line('Nissan', 'Navara', { shape: 'ute', body: 'Utility', config: 'Dual Cab Pick-up', years: [2015, null], seats: 5, doors: 4, size: [5260, 1850, 1860], tank: 73, gvm: 3150, tow: 3500, stars: 5, holds: 0.86 }, [
    ['ST', 'D23 Series III', e.d23, 'A7', '4x4', 53_900, 7.9],
    ['ST-X', 'D23', e.d23, 'A7', '4x4', 62_900, 7.9],
    ['PRO-4X Warrior', 'D23', e.d23, 'A7', '4x4', 73_900, 8.1],
  ]),
  line('Nissan', 'X-Trail', { shape: 'suv', body: 'SUV', years: [2022, null], seats: 5, doors: 5, size: [4680, 1840, 1725], tank: 55, gvm: 2150, tow: 2000, stars: 5, holds: 0.86 }, [
    ['ST-L', 'T33', e.p25, 'CVT', 'AWD', 46_900, 7.8],
    ['Ti-L e-POWER', 'T33', e.h15, 'R1', 'AWD', 60_900, 6.1],
  ]),
  line('Nissan', 'Qashqai', { shape: 'suv', body: 'SUV', years: [2014, 2022], seats: 5, doors: 5, size: [4394, 1806, 1595], tank: 65, gvm: 1865, tow: 1200, stars: 5, holds: 0.85 }, [['Ti', 'J11 Series 3', e.p20, 'CVT', 'FWD', 39_900, 6.9]]),
  line('Nissan', 'Patrol', { shape: 'offroader', body: 'SUV', years: [2013, null], seats: 8, doors: 5, size: [5175, 1995, 1940], tank: 140, gvm: 3500, tow: 3500, holds: 0.88 }, [
    ['Ti', 'Y62 Series 5', e.v856, 'A7', '4x4', 93_900, 14.4],
    ['Warrior', 'Y62 Series 5', e.v856, 'A7', '4x4', 114_900, 14.4],
  ]),
  line('Nissan', 'Leaf', { shape: 'hatch', body: 'Hatchback', years: [2019, 2024], seats: 5, doors: 5, size: [4490, 1788, 1540], gvm: 2140, stars: 5, holds: 0.74 }, [['e+', 'ZE1', e.evsmall, 'R1', 'FWD', 61_900, null]]),
  line('Subaru', 'Forester', { shape: 'suv', body: 'SUV', years: [2018, null], seats: 5, doors: 5, size: [4640, 1815, 1730], tank: 63, gvm: 2187, tow: 1800, stars: 5, holds: 0.88 }, [
    ['2.5i', 'S5', e.b25, 'CVT', 'AWD', 41_900, 7.4],
    ['2.5i-S', 'S5', e.b25, 'CVT', 'AWD', 50_900, 7.4],
    ['Hybrid Sport', 'S6', e.h25, 'CVT', 'AWD', 56_900, 6.2, { years: [2025, null] }],
  ]),
  line('Subaru', 'Outback', { shape: 'wagon', body: 'Wagon', years: [2021, 2025], seats: 5, doors: 5, size: [4870, 1875, 1675], tank: 63, gvm: 2223, tow: 2000, stars: 5, holds: 0.87 }, [
    ['AWD', 'B7A MY22', e.b25, 'CVT', 'AWD', 46_900, 7.3],
    ['AWD Touring XT', 'B7A MY23', e.b24, 'CVT', 'AWD', 60_900, 9.0],
  ]),
  line('Subaru', 'Liberty', { shape: 'sedan', body: 'Sedan', years: [2015, 2020], seats: 5, doors: 4, size: [4800, 1840, 1500], tank: 60, gvm: 2005, tow: 1500, stars: 5, holds: 0.84 }, [['2.5i Premium', 'B6 MY18', e.b25, 'CVT', 'AWD', 40_900, 7.3]]),
  line('Subaru', 'WRX', { shape: 'sedan', body: 'Sedan', years: [2014, null], seats: 5, doors: 4, size: [4670, 1825, 1465], tank: 63, gvm: 2060, tow: 1200, stars: 5, holds: 0.89 }, [
    ['Premium', 'VA MY19', e.t20n, 'M6', 'AWD', 46_900, 9.2, { years: [2014, 2021] }],
    ['RS', 'VB', e.b24, 'CVT', 'AWD', 57_900, 8.5, { years: [2022, null] }],
    ['tS Sportswagon', 'VN', e.b24, 'CVT', 'AWD', 62_900, 8.5, { shape: 'wagon', body: 'Wagon', doors: 5, years: [2022, null] }],
  ]),
  line('Honda', 'Civic', { shape: 'hatch', body: 'Hatchback', years: [2022, null], seats: 4, doors: 5, size: [4560, 1802, 1415], tank: 47, gvm: 1800, tow: 800, holds: 0.87 }, [
    ['VTi-LX', '11th Gen', e.t15, 'CVT', 'FWD', 47_200, 6.3],
    ['e:HEV LX', '11th Gen', e.h25, 'CVT', 'FWD', 55_000, 4.2],
  ]),
  line('Honda', 'CR-V', { shape: 'suv', body: 'SUV', years: [2017, null], seats: 5, doors: 5, size: [4600, 1855, 1679], tank: 57, gvm: 2130, tow: 1500, stars: 5, holds: 0.87 }, [
    ['VTi-S', 'RW MY19', e.t15, 'CVT', 'AWD', 37_900, 7.4, { years: [2017, 2023] }],
    ['e:HEV RS', 'RS', e.h25, 'CVT', 'FWD', 59_900, 5.5, { years: [2023, null] }],
  ]),
  line('Honda', 'Jazz', { shape: 'hatch', body: 'Hatchback', years: [2014, 2020], seats: 5, doors: 5, size: [4035, 1694, 1524], tank: 40, gvm: 1580, tow: 800, stars: 5, holds: 0.88 }, [['VTi-S', 'GF MY18', e.p15, 'CVT', 'FWD', 21_900, 5.9]]),
  line('Suzuki', 'Swift', { shape: 'hatch', body: 'Hatchback', years: [2017, null], seats: 5, doors: 5, size: [3860, 1735, 1495], tank: 37, gvm: 1370, tow: 1000, holds: 0.88 }, [
    ['Hybrid Plus', 'UZ', e.h12, 'CVT', 'FWD', 29_490, 4.0],
    ['Sport', 'AZ Series II', e.t14suzuki, 'M6', 'FWD', 31_490, 6.1],
  ]),
  line('Suzuki', 'Vitara', { shape: 'suv', body: 'SUV', years: [2015, null], seats: 5, doors: 5, size: [4175, 1775, 1610], tank: 47, gvm: 1730, tow: 1500, stars: 5, holds: 0.87 }, [['Turbo Allgrip', 'LY Series II', e.t14suzuki, 'A6', 'AWD', 41_490, 6.2]]),
  line('Suzuki', 'Jimny', { shape: 'offroader', body: 'SUV', years: [2019, null], seats: 4, doors: 3, size: [3645, 1645, 1720], tank: 40, gvm: 1435, tow: 1300, stars: 3, holds: 0.94 }, [
    ['Lite', 'GJ', e.p15, 'M5', '4x4', 31_490, 6.4],
    [null, 'GJ', e.p15, 'A4', '4x4', 35_490, 6.9],
    ['XL', 'JC', e.p15, 'A4', '4x4', 38_990, 6.9, { doors: 5 }],
  ]),
  line('Isuzu', 'D-MAX', { shape: 'ute', body: 'Utility', config: 'Crew Cab Ute', years: [2020, null], seats: 5, doors: 4, size: [5280, 1870, 1810], tank: 76, gvm: 3100, tow: 3500, stars: 5, holds: 0.9 }, [
    ['SX', 'RG', e.d30, 'A6', '4x4', 56_900, 8.0],
    ['LS-U', 'RG', e.d30, 'A6', '4x4', 65_500, 8.0],
    ['X-Terrain', 'RG', e.d30, 'A6', '4x4', 71_500, 8.0],
    ['SX', 'RG', e.d30, 'M6', '4x4', 46_900, 7.9, { shape: 'cabchassis', body: 'Cab Chassis', seats: 2, doors: 2 }],
  ]),
  line('Isuzu', 'MU-X', { shape: 'offroader', body: 'SUV', years: [2021, null], seats: 7, doors: 5, size: [4850, 1870, 1825], tank: 80, gvm: 2800, tow: 3500, stars: 5, holds: 0.9 }, [
    ['LS-M', 'RJ', e.d30, 'A6', '4x4', 60_900, 8.3],
    ['LS-T', 'RJ', e.d30, 'A6', '4x4', 71_900, 8.3],
  ]),
  line('Isuzu', 'NPR 45/55-155', { shape: 'lighttruck', body: 'Light Truck', config: 'Tray', years: [2015, null], seats: 3, doors: 2, size: [5985, 1995, 2265], tank: 100, gvm: 4500, tow: 3500, holds: 0.9 }, [['Tradepack', null, e.d52, 'A6', 'RWD', 89_900, null]]),
  line('Mitsubishi', 'Fuso Canter', { shape: 'lighttruck', body: 'Light Truck', config: 'Tipper', years: [2012, null], seats: 3, doors: 2, size: [4985, 1995, 2130], tank: 70, gvm: 4495, tow: 3500, holds: 0.88 }, [['515 Alloy Tipper', null, e.d30truck, 'D6', 'RWD', 79_900, null]]),
  line('Lexus', 'NX', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 5, doors: 5, size: [4660, 1865, 1670], tank: 55, gvm: 2380, tow: 1500, stars: 5, holds: 0.87 }, [['NX350h Luxury', 'AAZH25R', e.h25, 'CVT', 'AWD', 76_900, 5.0]]),
  line('Lexus', 'IS', { shape: 'sedan', body: 'Sedan', years: [2013, 2021], seats: 5, doors: 4, size: [4665, 1810, 1430], tank: 66, gvm: 2105, stars: 5, holds: 0.85 }, [['IS300h F Sport', 'AVE30R', e.h25, 'CVT', 'RWD', 71_900, 4.9]]),
]
