import { otherEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** Kia, Hyundai, Genesis; MG, LDV, BYD, Chery; Tesla and Polestar. */
export const koreanLines = [
  line('Kia', 'Picanto', { shape: 'hatch', body: 'Hatchback', years: [2017, null], seats: 5, doors: 5, size: [3595, 1595, 1485], tank: 35, gvm: 1400, holds: 0.88 }, [
    ['S', 'JA', e.p12, 'M5', 'FWD', 19_990, 5.4],
    ['GT-Line', 'JA PE', e.p12, 'A4', 'FWD', 23_490, 6.0],
  ]),
  line('Kia', 'Stonic', { shape: 'suv', body: 'SUV', years: [2020, null], seats: 5, doors: 5, size: [4140, 1760, 1520], tank: 45, gvm: 1640, tow: 800, stars: 5, holds: 0.87 }, [
    ['Sport', 'YB', e.p14, 'A6', 'FWD', 29_490, 6.7],
    ['GT-Line', 'YB', e.t10, 'D7', 'FWD', 34_990, 5.4],
  ]),
  line('Kia', 'Cerato', { shape: 'hatch', body: 'Hatchback', years: [2018, 2024], seats: 5, doors: 5, size: [4510, 1800, 1440], tank: 50, gvm: 1790, tow: 1100, stars: 5, holds: 0.87 }, [
    ['S', 'BD MY21', e.p20, 'A6', 'FWD', 29_490, 7.4],
    ['Sport+', 'BD MY22', e.p20, 'A6', 'FWD', 33_990, 7.4],
    ['GT', 'BD MY23', e.t16, 'D7', 'FWD', 39_490, 6.9],
    ['Sport', 'BD MY20', e.p20, 'A6', 'FWD', 30_990, 7.4, { shape: 'sedan', body: 'Sedan', doors: 4 }],
  ]),
  line('Kia', 'K4', { shape: 'sedan', body: 'Sedan', years: [2025, null], seats: 5, doors: 4, size: [4710, 1850, 1425], tank: 47, gvm: 1830, tow: 1000, holds: 0.87 }, [
    ['S', null, e.p20, 'CVT', 'FWD', 33_990, 7.0],
    ['GT-Line', null, e.t16, 'A8', 'FWD', 45_990, 7.1],
  ]),
  line('Kia', 'Seltos', { shape: 'suv', body: 'SUV', years: [2019, null], seats: 5, doors: 5, size: [4385, 1800, 1630], tank: 50, gvm: 1850, tow: 1250, stars: 5, holds: 0.88 }, [
    ['S', 'SP2', e.p20, 'CVT', 'FWD', 33_490, 6.9],
    ['Sport', 'SP2 PE', e.p20, 'CVT', 'FWD', 35_990, 6.9],
    ['GT-Line', 'SP2 PE', e.t16, 'A8', 'AWD', 47_490, 7.4],
  ]),
  line('Kia', 'Sportage', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 5, doors: 5, size: [4660, 1865, 1665], tank: 54, gvm: 2215, tow: 1900, stars: 5, holds: 0.88 }, [
    ['S', 'NQ5', e.p20, 'A6', 'FWD', 39_990, 8.1],
    ['SX', 'NQ5', e.d20, 'A8', 'AWD', 47_490, 6.3],
    ['SX Hybrid', 'NQ5', e.h16, 'A6', 'FWD', 48_990, 4.9],
    ['GT-Line', 'NQ5', e.t16, 'D7', 'AWD', 55_490, 7.2],
  ]),
  line('Kia', 'Sportage', { shape: 'suv', body: 'SUV', years: [2016, 2021], seats: 5, doors: 5, size: [4485, 1855, 1655], tank: 62, gvm: 2110, tow: 1500, stars: 5, holds: 0.87 }, [
    ['Si', 'QL MY18', e.p20, 'A6', 'FWD', 32_990, 7.9],
    ['SLi', 'QL MY19', e.d20, 'A8', 'AWD', 43_490, 6.4],
  ]),
  line('Kia', 'Sorento', { shape: 'largesuv', body: 'SUV', years: [2020, null], seats: 7, doors: 5, size: [4815, 1900, 1695], tank: 67, gvm: 2520, tow: 2000, stars: 5, holds: 0.89 }, [
    ['S', 'MQ4', e.v635, 'A8', 'FWD', 54_990, 9.7],
    ['Sport', 'MQ4', e.d22, 'D8', 'AWD', 60_490, 6.1],
    ['GT-Line', 'MQ4', e.d22, 'D8', 'AWD', 71_490, 6.1],
    ['GT-Line PHEV', 'MQ4', e.x16, 'A6', 'AWD', 88_490, 1.6],
  ]),
  line('Kia', 'Carnival', { shape: 'peoplemover', body: 'People Mover', years: [2021, null], seats: 8, doors: 5, size: [5155, 1995, 1775], tank: 72, gvm: 2876, tow: 2000, stars: 5, holds: 0.89 }, [
    ['S', 'KA4', e.d22, 'A8', 'FWD', 57_990, 6.5],
    ['SLi', 'KA4', e.d22, 'A8', 'FWD', 64_990, 6.5],
    ['Platinum', 'KA4', e.v635, 'A8', 'FWD', 71_490, 9.6],
  ]),
  line('Kia', 'Niro', { shape: 'suv', body: 'SUV', years: [2022, null], seats: 5, doors: 5, size: [4420, 1825, 1545], gvm: 2200, stars: 5, holds: 0.8 }, [['EV S', 'SG2', e.evsmall, 'R1', 'FWD', 68_490, null]]),
  line('Kia', 'EV6', { shape: 'suv', body: 'SUV', years: [2022, null], seats: 5, doors: 5, size: [4695, 1890, 1550], gvm: 2530, tow: 1600, stars: 5, holds: 0.79 }, [
    ['Air', 'CV', e.ev, 'R1', 'RWD', 77_990, null],
    ['GT-Line', 'CV', e.evawd, 'R1', 'AWD', 94_990, null],
  ]),
  line('Kia', 'Stinger', { shape: 'sedan', body: 'Sedan', years: [2017, 2023], seats: 5, doors: 5, size: [4830, 1870, 1400], tank: 60, gvm: 2260, tow: 1500, stars: 5, holds: 0.88 }, [['GT', 'CK PE MY22', e.v633, 'A8', 'RWD', 68_900, 10.2]]),
  line('Kia', 'Tasman', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2025, null], seats: 5, doors: 4, size: [5410, 1930, 1890], tank: 80, gvm: 3250, tow: 3500, holds: 0.87 }, [
    ['SX', 'TK', e.d22, 'A8', '4x4', 57_490, 8.1],
    ['X-Pro', 'TK', e.d22, 'A8', '4x4', 80_490, 8.1],
  ]),
  line('Hyundai', 'i20', { shape: 'hatch', body: 'Hatchback', years: [2021, 2024], seats: 5, doors: 5, size: [4075, 1775, 1440], tank: 40, gvm: 1650, holds: 0.87 }, [['N', 'BC3', e.t16, 'M6', 'FWD', 39_900, 6.9]]),
  line('Hyundai', 'i30', { shape: 'hatch', body: 'Hatchback', years: [2017, 2024], seats: 5, doors: 5, size: [4340, 1795, 1455], tank: 50, gvm: 1820, tow: 1300, stars: 5, holds: 0.86 }, [
    ['Active', 'PD2 MY20', e.p20, 'A6', 'FWD', 27_990, 7.4],
    ['Elite', 'PD.V4 MY22', e.p20, 'A6', 'FWD', 33_990, 7.4],
    ['N Premium', 'PDe.V5 MY23', e.t20n, 'D8', 'FWD', 54_900, 8.5],
  ]),
  line('Hyundai', 'Venue', { shape: 'suv', body: 'SUV', years: [2019, null], seats: 5, doors: 5, size: [4040, 1770, 1592], tank: 45, gvm: 1630, tow: 800, stars: 4, holds: 0.87 }, [['Elite', 'QX.V5', e.t16, 'A6', 'FWD', 32_990, 7.2]]),
  line('Hyundai', 'Kona', { shape: 'suv', body: 'SUV', years: [2023, null], seats: 5, doors: 5, size: [4350, 1825, 1590], tank: 47, gvm: 1900, tow: 1300, stars: 4, holds: 0.86 }, [
    ['Premium', 'SX2.V1', e.p20, 'CVT', 'FWD', 39_900, 6.6],
    ['Hybrid', 'SX2.V1', e.h16, 'D6', 'FWD', 40_900, 3.9],
    ['Electric Extended Range', 'SX2.V1', e.evsmall, 'R1', 'FWD', 63_500, null],
  ]),
  line('Hyundai', 'Tucson', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 5, doors: 5, size: [4640, 1865, 1665], tank: 54, gvm: 2210, tow: 1900, stars: 5, holds: 0.87 }, [
    [null, 'NX4.V2', e.p20, 'A6', 'FWD', 41_900, 8.1],
    ['Elite', 'NX4.V2', e.t16, 'D7', 'AWD', 49_500, 7.2],
    ['Highlander', 'NX4.V2', e.d20, 'A8', 'AWD', 57_900, 6.3],
  ]),
  line('Hyundai', 'Santa Fe', { shape: 'largesuv', body: 'SUV', years: [2018, 2023], seats: 7, doors: 5, size: [4785, 1900, 1710], tank: 67, gvm: 2510, tow: 2500, stars: 5, holds: 0.88 }, [
    ['Active', 'TM.2 MY20', e.d22, 'A8', 'AWD', 51_900, 7.5],
    ['Highlander', 'TM.V3 MY22', e.d22, 'D8', 'AWD', 68_900, 6.1],
  ]),
  line('Hyundai', 'Palisade', { shape: 'largesuv', body: 'SUV', years: [2020, null], seats: 8, doors: 5, size: [4995, 1975, 1750], tank: 71, gvm: 2755, tow: 2200, stars: 4, holds: 0.88 }, [['Highlander', 'LX2.V3', e.d22, 'A8', 'AWD', 83_900, 7.3]]),
  line('Hyundai', 'Staria', { shape: 'peoplemover', body: 'People Mover', years: [2021, null], seats: 8, doors: 5, size: [5253, 1997, 1990], tank: 75, gvm: 3030, tow: 2500, stars: 5, holds: 0.88 }, [
    ['Elite', 'US4.V1', e.d22, 'A8', 'AWD', 66_900, 8.2],
  ]),
  line('Hyundai', 'Staria Load', { shape: 'van', body: 'Van', years: [2021, null], seats: 2, doors: 5, size: [5253, 1997, 1990], tank: 75, gvm: 3072, tow: 2500, stars: 5, holds: 0.88 }, [
    [null, 'US4.V1', e.d22, 'A8', 'FWD', 50_900, 7.0],
    ['Premium', 'US4.V1', e.d22, 'A8', 'FWD', 55_900, 7.0],
  ]),
  line('Hyundai', 'Ioniq 5', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 5, doors: 5, size: [4655, 1890, 1605], gvm: 2540, tow: 1600, stars: 5, holds: 0.78 }, [
    ['Dynamiq', 'NE.V2', e.ev, 'R1', 'RWD', 74_900, null],
    ['N', 'NE.N', e.evawd, 'R1', 'AWD', 118_900, null],
  ]),
  line('Hyundai', 'Nexo', { shape: 'suv', body: 'SUV', years: [2021, 2024], seats: 5, doors: 5, size: [4670, 1860, 1640], gvm: 2340, stars: 5, holds: 0.72 }, [['Highlander', 'FE', e.fuelcell, 'R1', 'FWD', 88_900, null]]),
  line('Genesis', 'GV70', { shape: 'suv', body: 'SUV', years: [2021, null], seats: 5, doors: 5, size: [4715, 1910, 1630], tank: 66, gvm: 2605, tow: 2200, stars: 5, holds: 0.82 }, [['2.5T AWD', 'JK1', e.t25, 'A8', 'AWD', 88_900, 10.3]]),
]
export const chineseElectricLines = [
  line('MG', 'MG3', { shape: 'hatch', body: 'Hatchback', years: [2024, null], seats: 5, doors: 5, size: [4113, 1797, 1502], tank: 36, gvm: 1730, stars: 4, holds: 0.83 }, [
    ['Vibe', null, e.p15mg, 'CVT', 'FWD', 24_888, 6.0],
    ['Essence Hybrid+', null, e.h15, 'A3', 'FWD', 30_888, 4.3],
  ]),
  line('MG', 'MG3', { shape: 'hatch', body: 'Hatchback', years: [2018, 2023], seats: 5, doors: 5, size: [4055, 1729, 1521], tank: 45, gvm: 1515, holds: 0.82 }, [
    ['Core', 'SZP1 MY21', e.p15mg, 'A4', 'FWD', 18_490, 6.7],
    ['Excite', 'SZP1 MY22', e.p15mg, 'A4', 'FWD', 19_990, 6.7],
  ]),
  line('MG', 'ZS', { shape: 'suv', body: 'SUV', years: [2018, null], seats: 5, doors: 5, size: [4323, 1809, 1653], tank: 48, gvm: 1700, tow: 500, stars: 4, holds: 0.83 }, [
    ['Excite', 'AZS1 MY22', e.p15mg, 'A4', 'FWD', 24_990, 7.1],
    ['Essence', 'AZS1 MY24', e.t10, 'A6', 'FWD', 29_990, 6.9],
    ['EV Long Range', 'AZS1', e.evsmall, 'R1', 'FWD', 43_990, null],
  ]),
  line('MG', 'HS', { shape: 'suv', body: 'SUV', years: [2020, null], seats: 5, doors: 5, size: [4655, 1890, 1664], tank: 55, gvm: 2020, tow: 1500, stars: 5, holds: 0.83 }, [
    ['Vibe', 'SAS23', e.t15, 'D7', 'FWD', 33_990, 6.9],
    ['Essence', 'SAS23', e.t15, 'D7', 'FWD', 38_990, 6.9],
    ['+EV Essence', 'SAS23', e.x16, 'A10', 'FWD', 52_990, 1.7],
  ]),
  line('MG', 'MG4', { shape: 'hatch', body: 'Hatchback', years: [2023, null], seats: 5, doors: 5, size: [4287, 1836, 1516], gvm: 2103, tow: 500, stars: 5, holds: 0.76 }, [
    ['Excite 51', 'EH32', e.evsmall, 'R1', 'RWD', 39_990, null],
    ['Essence 64', 'EH32', e.evsmall, 'R1', 'RWD', 46_990, null],
    ['XPower', 'EH32', e.evawd, 'R1', 'AWD', 61_990, null],
  ]),
  line('LDV', 'T60', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2017, null], seats: 5, doors: 4, size: [5365, 1900, 1809], tank: 75, gvm: 3050, tow: 3000, stars: 5, holds: 0.81 }, [
    ['Pro', 'SK8C', e.d20, 'A8', '4x4', 38_990, 8.9],
    ['Max Luxe', 'SK8C', e.d20, 'A8', '4x4', 43_990, 8.9],
  ]),
  line('LDV', 'Deliver 9', { shape: 'van', body: 'Van', years: [2020, null], seats: 3, doors: 4, size: [5940, 2062, 2535], tank: 80, gvm: 3800, tow: 2800, holds: 0.82 }, [['LWB Mid Roof', null, e.d20, 'A9', 'RWD', 49_990, 9.2]]),
  line('BYD', 'Atto 3', { shape: 'suv', body: 'SUV', years: [2022, null], seats: 5, doors: 5, size: [4455, 1875, 1615], gvm: 2160, tow: 750, stars: 5, holds: 0.76 }, [
    ['Essential', null, e.evsmall, 'R1', 'FWD', 42_990, null],
    ['Premium', null, e.evsmall, 'R1', 'FWD', 47_990, null],
  ]),
  line('BYD', 'Seal', { shape: 'sedan', body: 'Sedan', years: [2024, null], seats: 5, doors: 4, size: [4800, 1875, 1460], gvm: 2525, tow: 750, stars: 5, holds: 0.77 }, [['Premium', null, e.ev, 'R1', 'RWD', 62_990, null]]),
  line('BYD', 'Shark 6', { shape: 'ute', body: 'Utility', config: 'Double Cab Pick-up', years: [2024, null], seats: 5, doors: 4, size: [5457, 1971, 1925], tank: 60, gvm: 3500, tow: 2500, stars: 5, holds: 0.84 }, [['Premium', null, e.x16, 'R1', 'AWD', 63_900, 2.0]]),
  line('Chery', 'Tiggo 7 Pro', { shape: 'suv', body: 'SUV', years: [2023, null], seats: 5, doors: 5, size: [4513, 1862, 1696], tank: 51, gvm: 1850, tow: 1200, stars: 5, holds: 0.82 }, [['Elite', 'T32', e.t16, 'D7', 'FWD', 34_990, 7.0]]),
  line('Tesla', 'Model 3', { shape: 'sedan', body: 'Sedan', years: [2019, null], seats: 5, doors: 4, size: [4720, 1850, 1441], gvm: 2255, tow: 1000, stars: 5, holds: 0.79 }, [
    ['Rear-Wheel Drive', null, e.ev, 'R1', 'RWD', 61_900, null],
    ['Long Range AWD', null, e.evawd, 'R1', 'AWD', 71_900, null],
  ]),
  line('Tesla', 'Model Y', { shape: 'suv', body: 'SUV', years: [2022, null], seats: 5, doors: 5, size: [4751, 1921, 1624], gvm: 2439, tow: 1600, stars: 5, holds: 0.79 }, [['Rear-Wheel Drive', null, e.ev, 'R1', 'RWD', 65_900, null]]),
  line('Polestar', '2', { shape: 'hatch', body: 'Liftback', years: [2022, null], seats: 5, doors: 5, size: [4606, 1859, 1479], gvm: 2600, tow: 1500, stars: 5, holds: 0.76 }, [['Long Range Single Motor', null, e.ev, 'R1', 'RWD', 73_900, null]]),
]
