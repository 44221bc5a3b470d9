import { toyotaEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** Toyota utes, four-wheel drives, vans, people movers and buses. */
export const toyotaWorkLines = [
  line('Toyota', 'HiLux', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2026, null], seats: 5, doors: 4, size: [5320, 1885, 1865], tank: 80, gvm: 3090, tow: 3500, stars: 5, holds: 0.92 }, [
    ['Workmate', null, e.d28, 'A6', '4x4', 58_900, 7.6],
    ['SR', null, e.d28, 'A6', '4x4', 63_700, 7.6],
    ['SR5', null, e.d28mild, 'A6', '4x4', 71_500, 7.1],
    ['Rogue', null, e.d28mild, 'A6', '4x4', 77_900, 7.2],
    ['Rugged X', null, e.d28mild, 'A6', '4x4', 78_900, 7.2],
  ]),
  line('Toyota', 'HiLux', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2015, 2025], seats: 5, doors: 4, size: [5325, 1855, 1865], tank: 80, gvm: 3050, tow: 3500, stars: 5, holds: 0.92 }, [
    ['Workmate', 'GUN125R', e.d24, 'A6', '4x4', 51_900, 7.7],
    ['Workmate Hi-Rider', 'GUN135R', e.d24, 'A6', 'RWD', 43_900, 7.4],
    ['Workmate', 'GUN122R', e.d24, 'M5', 'RWD', 34_900, 7.0, { shape: 'cabchassis', body: 'Cab Chassis', seats: 2, doors: 2 }],
    ['SR', 'GUN126R', e.d28, 'A6', '4x4', 57_200, 7.9],
    ['SR5', 'GUN126R', e.d28, 'A6', '4x4', 65_900, 8.0],
    ['SR5+', 'GUN126R', e.d28, 'M6', '4x4', 65_500, 7.9],
    ['Rogue', 'GUN126R', e.d28, 'A6', '4x4', 75_600, 8.4],
    ['GR Sport', 'GUN126R', e.d28, 'A6', '4x4', 79_900, 8.1, { years: [2022, 2025] }],
  ]),
  line('Toyota', 'HiLux', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2008, 2015], seats: 5, doors: 4, size: [5260, 1835, 1860], tank: 76, gvm: 2780, tow: 2500, stars: 5, holds: 0.88 }, [
    ['SR', 'KUN26R MY12', e.d30, 'M5', '4x4', 46_500, 8.3],
    ['SR5', 'KUN26R MY14', e.d30, 'A5', '4x4', 55_900, 8.7],
    ['Workmate', 'TGN16R MY12', e.p27, 'M5', 'RWD', 24_500, 10.2, { shape: 'cabchassis', body: 'Cab Chassis', seats: 2, doors: 2 }],
  ]),
  line('Toyota', 'LandCruiser', { shape: 'offroader', body: 'SUV', years: [2021, null], seats: 7, doors: 5, size: [4980, 1980, 1950], tank: 110, gvm: 3280, tow: 3500, stars: 5, holds: 0.94 }, [
    ['GX', 'FJA300R', e.d33v6, 'A10', '4x4', 106_900, 8.9, { seats: 5 }],
    ['GXL', 'FJA300R', e.d33v6, 'A10', '4x4', 120_400, 8.9],
    ['VX', 'FJA300R', e.d33v6, 'A10', '4x4', 133_600, 8.9],
    ['Sahara', 'FJA300R', e.d33v6, 'A10', '4x4', 151_900, 8.9],
    ['Sahara ZX', 'FJA300R', e.d33v6, 'A10', '4x4', 160_700, 8.9, { seats: 5 }],
    ['GR Sport', 'FJA300R', e.d33v6, 'A10', '4x4', 159_900, 8.9, { seats: 5 }],
  ]),
  line('Toyota', 'LandCruiser', { shape: 'offroader', body: 'SUV', years: [2008, 2021], seats: 8, doors: 5, size: [4990, 1980, 1970], tank: 138, gvm: 3350, tow: 3500, stars: 5, holds: 0.93 }, [
    ['GXL', 'VDJ200R MY16', e.d45v8twin, 'A6', '4x4', 97_500, 9.5],
    ['VX', 'VDJ200R MY16', e.d45v8twin, 'A6', '4x4', 108_900, 9.5],
    ['Sahara', 'VDJ200R MY13', e.d45v8twin, 'A6', '4x4', 128_500, 9.5],
  ]),
  line('Toyota', 'LandCruiser 70', { shape: 'ute', body: 'Cab Chassis', config: 'Double Cab Chassis', years: [2012, null], seats: 5, doors: 4, size: [5280, 1910, 1950], tank: 130, gvm: 3510, tow: 3500, stars: 5, holds: 0.95 }, [
    ['GXL', 'VDJ79R', e.d45v8, 'M5', '4x4', 89_900, 10.7, { years: [2012, 2024] }],
    ['Workmate', 'VDJ79R', e.d45v8, 'M5', '4x4', 82_300, 10.7, { shape: 'cabchassis', seats: 2, doors: 2, years: [2012, 2024] }],
    ['GXL', 'GDJ79R', e.d28, 'A6', '4x4', 95_400, 9.6, { years: [2024, null] }],
    ['GXL Wagon', 'GDJ76R', e.d28, 'A6', '4x4', 91_200, 9.6, { shape: 'offroader', body: 'SUV', doors: 5, years: [2024, null] }],
    ['GXL Troop Carrier', 'GDJ78R', e.d28, 'A6', '4x4', 96_900, 9.6, { shape: 'offroader', body: 'Hardtop', doors: 3, years: [2024, null] }],
  ]),
  line('Toyota', 'LandCruiser Prado', { shape: 'offroader', body: 'SUV', years: [2024, null], seats: 7, doors: 5, size: [4990, 1980, 1935], tank: 110, gvm: 3150, tow: 3500, stars: 5, holds: 0.93 }, [
    ['GX', 'GDJ250R', e.d28mild, 'A8', '4x4', 79_900, 7.6, { seats: 5 }],
    ['GXL', 'GDJ250R', e.d28mild, 'A8', '4x4', 87_400, 7.6],
    ['VX', 'GDJ250R', e.d28mild, 'A8', '4x4', 97_500, 7.6],
    ['Altitude', 'GDJ250R', e.d28mild, 'A8', '4x4', 102_900, 7.6, { seats: 5 }],
    ['Kakadu', 'GDJ250R', e.d28mild, 'A8', '4x4', 110_300, 7.6],
  ]),
  line('Toyota', 'LandCruiser Prado', { shape: 'offroader', body: 'SUV', years: [2009, 2023], seats: 7, doors: 5, size: [4825, 1885, 1890], tank: 150, gvm: 2990, tow: 3000, stars: 5, holds: 0.92 }, [
    ['GX', 'GDJ150R MY16', e.d28old, 'A6', '4x4', 62_900, 8.0, { seats: 5, years: [2015, 2023] }],
    ['GXL', 'GDJ150R MY17', e.d28old, 'A6', '4x4', 70_400, 8.0, { years: [2015, 2023] }],
    ['GXL', 'KDJ150R MY14', e.d30, 'A5', '4x4', 66_900, 8.5, { years: [2009, 2015] }],
    ['VX', 'GDJ150R MY18', e.d28, 'A6', '4x4', 80_900, 7.9, { years: [2015, 2023] }],
    ['Kakadu', 'GDJ150R', e.d28, 'A6', '4x4', 96_500, 7.9, { years: [2015, 2023] }],
  ]),
  line('Toyota', 'Fortuner', { shape: 'offroader', body: 'SUV', years: [2015, 2026], seats: 7, doors: 5, size: [4795, 1855, 1835], tank: 80, gvm: 2800, tow: 3100, stars: 5, holds: 0.9 }, [
    ['GX', 'GUN156R', e.d28, 'A6', '4x4', 57_900, 7.6],
    ['GXL', 'GUN156R', e.d28, 'A6', '4x4', 63_900, 7.6],
    ['Crusade', 'GUN156R', e.d28, 'A6', '4x4', 71_900, 7.6],
  ]),
  line('Toyota', 'FJ Cruiser', { shape: 'offroader', body: 'SUV', years: [2011, 2016], seats: 5, doors: 5, size: [4670, 1905, 1830], tank: 159, gvm: 2510, tow: 2250, stars: 5, holds: 0.93 }, [[null, 'GSJ15R', e.v640, 'A5', '4x4', 49_900, 11.4]]),
  line('Toyota', 'Tundra', { shape: 'ute', body: 'Utility', config: 'Crew Max Pick-up', years: [2024, null], seats: 5, doors: 4, size: [5955, 2040, 1980], tank: 122, gvm: 3536, tow: 4500, holds: 0.87 }, [
    ['Limited', null, e.v6h34, 'A10', '4x4', 164_900, 12.0],
    ['Platinum', null, e.v6h34, 'A10', '4x4', 182_900, 12.0],
  ]),
  line('Toyota', 'HiAce', { shape: 'van', body: 'Van', years: [2019, null], seats: 3, doors: 5, size: [5265, 1950, 1990], tank: 70, gvm: 3300, tow: 1900, stars: 5, holds: 0.91 }, [
    ['LWB', 'GDH300R', e.d28, 'M6', 'RWD', 51_800, 7.5, { seats: 2 }],
    ['LWB', 'GDH300R', e.d28, 'A6', 'RWD', 54_100, 8.2, { seats: 2 }],
    ['LWB Crew', 'GDH300R', e.d28, 'A6', 'RWD', 57_800, 8.2, { seats: 5 }],
    ['SLWB', 'GDH320R', e.d28, 'A6', 'RWD', 66_300, 8.4],
    ['Commuter', 'GDH322R', e.d28, 'A6', 'RWD', 82_900, 8.7, { shape: 'bus', body: 'Bus', seats: 12 }],
  ]),
  line('Toyota', 'HiAce', { shape: 'van', body: 'Van', years: [2008, 2018], seats: 2, doors: 5, size: [4695, 1695, 1980], tank: 70, gvm: 2800, tow: 1400, stars: 4, holds: 0.89 }, [
    ['LWB', 'KDH201R MY15', e.d30, 'M5', 'RWD', 38_900, 8.0],
    ['LWB', 'TRH201R MY15', e.p27, 'A6', 'RWD', 37_700, 9.8],
    ['Crew', 'KDH201R MY16', e.d30, 'A4', 'RWD', 44_500, 8.7, { seats: 5 }],
  ]),
  line('Toyota', 'Granvia', { shape: 'peoplemover', body: 'People Mover', years: [2019, 2024], seats: 8, doors: 5, size: [5300, 1970, 1990], tank: 65, gvm: 3500, tow: 1500, stars: 5, holds: 0.89 }, [
    [null, 'GDH303R', e.d28old, 'A6', 'RWD', 70_900, 8.0],
    ['VX', 'GDH303R', e.d28old, 'A6', 'RWD', 82_900, 8.0, { seats: 6 }],
  ]),
  line('Toyota', 'Tarago', { shape: 'peoplemover', body: 'People Mover', years: [2006, 2019], seats: 8, doors: 5, size: [4795, 1800, 1750], tank: 75, gvm: 2480, tow: 1600, stars: 4, holds: 0.86 }, [['GLi', 'GSR50R', e.v635, 'A6', 'FWD', 60_900, 10.2]]),
  line('Toyota', 'Coaster', { shape: 'bus', body: 'Bus', years: [2017, null], seats: 22, doors: 2, size: [7000, 2080, 2640], tank: 95, gvm: 5690, holds: 0.92 }, [
    ['Standard', 'XZB70R', e.d40truck, 'M5', 'RWD', 112_900, null],
    ['Deluxe', 'XZB70R', e.d40truck, 'A6', 'RWD', 123_900, null],
  ]),
]
