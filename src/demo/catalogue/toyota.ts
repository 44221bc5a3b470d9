import { toyotaEngines as e } from './engines.ts'
import { line } from './model-line.ts'

/** Toyota passenger cars, SUVs and sports cars. Work vehicles and four-wheel drives stand in `toyota-work.ts`. */
export const toyotaLines = [
  line('Toyota', 'Yaris', { shape: 'hatch', body: 'Hatchback', years: [2020, null], seats: 5, doors: 5, size: [3940, 1695, 1505], tank: 40, gvm: 1565, stars: 5, holds: 0.89 }, [
    ['Ascent Sport', 'MXPA10R', e.p15, 'CVT', 'FWD', 27_790, 4.9],
    ['SX', 'MXPH11R', e.h15, 'CVT', 'FWD', 33_600, 3.3],
    ['ZR', 'MXPH11R', e.h15, 'CVT', 'FWD', 35_900, 3.3],
  ]),
  line('Toyota', 'Yaris', { shape: 'hatch', body: 'Hatchback', years: [2012, 2019], seats: 5, doors: 5, size: [3945, 1695, 1500], tank: 42, gvm: 1515, stars: 5, holds: 0.87 }, [
    ['Ascent', 'NCP130R', e.p15old, 'M5', 'FWD', 17_700, 5.8],
    ['YR', 'NCP130R', e.p15old, 'A4', 'FWD', 19_600, 6.3],
    ['SX', 'NCP131R MY17', e.p15old, 'A4', 'FWD', 21_500, 6.4],
  ]),
  line('Toyota', 'Yaris Cross', { shape: 'suv', body: 'SUV', years: [2020, null], seats: 5, doors: 5, size: [4180, 1765, 1590], tank: 36, gvm: 1690, tow: 400, stars: 5, holds: 0.91 }, [
    ['GX Hybrid', 'MXPJ10R', e.h15, 'CVT', 'FWD', 34_500, 3.8],
    ['GXL Hybrid', 'MXPJ10R', e.h15, 'CVT', 'FWD', 37_700, 3.8],
    ['Urban Hybrid', 'MXPJ15R', e.h15, 'CVT', 'AWD', 43_200, 4.0],
    ['GR Sport Hybrid', 'MXPJ10R', e.h15, 'CVT', 'FWD', 40_900, 3.8],
  ]),
  line('Toyota', 'Corolla', { shape: 'hatch', body: 'Hatchback', years: [2018, null], seats: 5, doors: 5, size: [4375, 1790, 1435], tank: 43, gvm: 1820, tow: 450, stars: 5, holds: 0.9 }, [
    ['Ascent Sport', 'MZEA12R', e.p20, 'CVT', 'FWD', 31_600, 6.0, { years: [2018, 2024] }],
    ['Ascent Sport Hybrid', 'ZWE219R', e.h18, 'CVT', 'FWD', 36_200, 4.0],
    ['SX Hybrid', 'ZWE219R', e.h18, 'CVT', 'FWD', 39_400, 4.0],
    ['ZR Hybrid', 'ZWE219R', e.h18, 'CVT', 'FWD', 43_500, 4.0],
  ]),
  line('Toyota', 'Corolla', { shape: 'sedan', body: 'Sedan', years: [2019, null], seats: 5, doors: 4, size: [4630, 1780, 1435], tank: 43, gvm: 1805, tow: 450, stars: 5, holds: 0.9 }, [
    ['Ascent Sport Hybrid', 'ZWE219R', e.h18, 'CVT', 'FWD', 36_000, 4.0],
    ['SX Hybrid', 'ZWE219R', e.h18, 'CVT', 'FWD', 39_200, 4.0],
    ['ZR Hybrid', 'ZWE219R', e.h18, 'CVT', 'FWD', 43_300, 4.1],
  ]),
  line('Toyota', 'Corolla', { shape: 'hatch', body: 'Hatchback', years: [2012, 2018], seats: 5, doors: 5, size: [4330, 1760, 1475], tank: 50, gvm: 1785, tow: 1300, stars: 5, holds: 0.87 }, [
    ['Ascent', 'ZRE182R', e.p18, 'M6', 'FWD', 21_900, 6.7],
    ['Ascent Sport', 'ZRE182R MY15', e.p18, 'CVT', 'FWD', 25_400, 6.1],
    ['SX', 'ZRE182R MY17', e.p18, 'CVT', 'FWD', 27_800, 6.1],
    ['ZR', 'ZRE182R MY17', e.p18, 'CVT', 'FWD', 32_900, 6.1],
  ]),
  line('Toyota', 'Camry', { shape: 'sedan', body: 'Sedan', years: [2024, null], seats: 5, doors: 4, size: [4920, 1840, 1445], tank: 50, gvm: 2075, tow: 400, stars: 5, holds: 0.89 }, [
    ['Ascent', 'AXVH80R', e.h25, 'CVT', 'FWD', 44_200, 4.0],
    ['Ascent Sport', 'AXVH80R', e.h25, 'CVT', 'FWD', 47_100, 4.0],
    ['SL', 'AXVH80R', e.h25, 'CVT', 'FWD', 58_900, 4.0],
  ]),
  line('Toyota', 'Camry', { shape: 'sedan', body: 'Sedan', years: [2017, 2023], seats: 5, doors: 4, size: [4885, 1840, 1445], tank: 50, gvm: 2100, tow: 400, stars: 5, holds: 0.88 }, [
    ['Ascent', 'ASV70R', e.p25, 'A6', 'FWD', 33_200, 7.8],
    ['Ascent Sport Hybrid', 'AXVH71R', e.h25, 'CVT', 'FWD', 38_900, 4.5],
    ['SX', 'GSV70R', e.v635, 'A8', 'FWD', 43_500, 8.7],
    ['SL Hybrid', 'AXVH71R', e.h25, 'CVT', 'FWD', 48_900, 4.7],
  ]),
  line('Toyota', 'Camry', { shape: 'sedan', body: 'Sedan', years: [2011, 2017], seats: 5, doors: 4, size: [4850, 1835, 1470], tank: 70, gvm: 1970, tow: 1200, stars: 5, holds: 0.85 }, [
    ['Altise', 'ASV50R', e.p25, 'A6', 'FWD', 30_500, 7.8],
    ['Atara S', 'ASV50R MY16', e.p25, 'A6', 'FWD', 33_900, 7.8],
    ['Atara SL Hybrid', 'AVV50R', e.h25, 'CVT', 'FWD', 41_900, 5.2],
  ]),
  line('Toyota', 'Aurion', { shape: 'sedan', body: 'Sedan', years: [2012, 2017], seats: 5, doors: 4, size: [4855, 1835, 1470], tank: 70, gvm: 2015, tow: 1600, stars: 5, holds: 0.84 }, [
    ['AT-X', 'GSV50R', e.v635, 'A6', 'FWD', 37_500, 9.3],
    ['Presara', 'GSV50R', e.v635, 'A6', 'FWD', 51_900, 9.3],
  ]),
  line('Toyota', 'C-HR', { shape: 'suv', body: 'SUV', years: [2017, 2023], seats: 5, doors: 5, size: [4360, 1795, 1565], tank: 50, gvm: 1930, tow: 600, stars: 5, holds: 0.89 }, [
    ['GXL', 'NGX10R', e.t12, 'CVT', 'FWD', 33_300, 6.4],
    ['Koba', 'NGX50R', e.t12, 'CVT', 'AWD', 39_800, 6.5],
    ['Koba Hybrid', 'ZYX10R', e.h18, 'CVT', 'FWD', 41_600, 4.3],
  ]),
  line('Toyota', 'C-HR', { shape: 'suv', body: 'SUV', years: [2024, null], seats: 5, doors: 5, size: [4362, 1832, 1564], tank: 43, gvm: 1960, tow: 725, stars: 5, holds: 0.89 }, [
    ['GXL Hybrid', null, e.h18, 'CVT', 'FWD', 47_900, 4.0],
    ['Koba Hybrid', null, e.h18, 'CVT', 'FWD', 54_600, 4.0],
    ['GR Sport Hybrid', null, e.h20, 'CVT', 'AWD', 59_900, 4.1],
  ]),
  line('Toyota', 'Corolla Cross', { shape: 'suv', body: 'SUV', years: [2022, null], seats: 5, doors: 5, size: [4460, 1825, 1620], tank: 43, gvm: 1955, tow: 750, stars: 5, holds: 0.9 }, [
    ['GX', 'MXGA10R', e.p20, 'CVT', 'FWD', 37_900, 6.0],
    ['GXL Hybrid', 'MXGH10R', e.h20, 'CVT', 'FWD', 43_900, 4.2],
    ['Atmos Hybrid', 'MXGH15R', e.h20, 'CVT', 'AWD', 54_700, 4.4],
  ]),
  line('Toyota', 'RAV4', { shape: 'suv', body: 'SUV', years: [2026, null], seats: 5, doors: 5, size: [4600, 1855, 1680], tank: 55, gvm: 2230, tow: 1500, holds: 0.91 }, [
    ['GX Hybrid', null, e.h25, 'CVT', 'FWD', 50_900, 4.5],
    ['GXL Hybrid', null, e.h25, 'CVT', 'AWD', 57_300, 4.6],
    ['Edge Hybrid', null, e.h25, 'CVT', 'AWD', 61_300, 4.6],
    ['Cruiser Hybrid', null, e.h25, 'CVT', 'AWD', 64_800, 4.6],
    ['GR Sport Plug-in Hybrid', null, e.x25, 'CVT', 'AWD', 72_900, 1.4],
  ]),
  line('Toyota', 'RAV4', { shape: 'suv', body: 'SUV', years: [2019, 2025], seats: 5, doors: 5, size: [4615, 1855, 1690], tank: 55, gvm: 2185, tow: 1500, stars: 5, holds: 0.92 }, [
    ['GX', 'MXAA52R', e.p20, 'CVT', 'FWD', 39_500, 6.5, { years: [2019, 2022] }],
    ['GX Hybrid', 'AXAH52R', e.h25, 'CVT', 'FWD', 46_200, 4.7],
    ['GXL Hybrid', 'AXAH54R', e.h25, 'CVT', 'AWD', 52_300, 4.8],
    ['XSE Hybrid', 'AXAH54R', e.h25, 'CVT', 'AWD', 54_600, 4.8],
    ['Cruiser Hybrid', 'AXAH54R', e.h25, 'CVT', 'AWD', 57_300, 4.8],
    ['Edge', 'AXAA54R', e.p25, 'A8', 'AWD', 57_500, 7.3],
  ]),
  line('Toyota', 'RAV4', { shape: 'suv', body: 'SUV', years: [2013, 2018], seats: 5, doors: 5, size: [4605, 1845, 1715], tank: 60, gvm: 2080, tow: 800, stars: 5, holds: 0.88 }, [
    ['GX', 'ZSA42R MY17', e.p20, 'CVT', 'FWD', 33_100, 7.4],
    ['GXL', 'ASA44R MY18', e.p25, 'A6', 'AWD', 40_200, 8.5],
    ['Cruiser', 'ASA44R MY18', e.p25, 'A6', 'AWD', 47_900, 8.6],
  ]),
  line('Toyota', 'Kluger', { shape: 'largesuv', body: 'SUV', years: [2021, null], seats: 7, doors: 5, size: [4966, 1930, 1755], tank: 65, gvm: 2720, tow: 2000, stars: 5, holds: 0.9 }, [
    ['GX Hybrid', 'AXUH78R', e.h25, 'CVT', 'AWD', 65_900, 5.6],
    ['GXL Hybrid', 'AXUH78R', e.h25, 'CVT', 'AWD', 75_800, 5.6],
    ['Grande Hybrid', 'AXUH78R', e.h25, 'CVT', 'AWD', 87_200, 5.6],
    ['GXL', 'TAUA75R', e.t24, 'A8', 'AWD', 71_900, 8.5, { years: [2023, 2024] }],
  ]),
  line('Toyota', 'Kluger', { shape: 'largesuv', body: 'SUV', years: [2014, 2020], seats: 7, doors: 5, size: [4890, 1925, 1730], tank: 72, gvm: 2740, tow: 2000, stars: 5, holds: 0.88 }, [
    ['GX', 'GSU50R', e.v635, 'A8', 'FWD', 47_500, 9.1],
    ['GXL', 'GSU55R MY17', e.v635, 'A8', 'AWD', 61_500, 9.5],
    ['Grande', 'GSU55R MY17', e.v635, 'A8', 'AWD', 74_900, 9.5],
    ['Black Edition', 'GSU55R MY19', e.v635, 'A8', 'AWD', 64_900, 9.5],
  ]),
  line('Toyota', 'bZ4X', { shape: 'suv', body: 'SUV', years: [2024, null], seats: 5, doors: 5, size: [4690, 1860, 1650], gvm: 2465, tow: 750, stars: 5, holds: 0.82 }, [
    ['2WD', 'XEAM10R', e.ev, 'R1', 'FWD', 62_900, null],
    ['AWD Touring', 'YEAM15R', e.evawd, 'R1', 'AWD', 72_900, null],
  ]),
  line('Toyota', 'Prius', { shape: 'hatch', body: 'Hatchback', years: [2016, 2022], seats: 5, doors: 5, size: [4540, 1760, 1470], tank: 43, gvm: 1790, stars: 5, holds: 0.86 }, [
    [null, 'ZVW50R', e.h18, 'CVT', 'FWD', 38_900, 3.4],
    ['I-Tech', 'ZVW50R', e.h18, 'CVT', 'FWD', 46_500, 3.4],
  ]),
  line('Toyota', 'GR86', { shape: 'coupe', body: 'Coupe', years: [2022, null], seats: 4, doors: 2, size: [4265, 1775, 1310], tank: 50, gvm: 1710, holds: 0.89 }, [
    ['GT', 'ZN8', e.b24, 'M6', 'RWD', 49_700, 9.5],
    ['GTS', 'ZN8', e.b24, 'A6', 'RWD', 52_300, 8.8],
  ]),
  line('Toyota', '86', { shape: 'coupe', body: 'Coupe', years: [2012, 2021], seats: 4, doors: 2, size: [4240, 1775, 1320], tank: 50, gvm: 1670, stars: 5, holds: 0.87 }, [
    ['GT', 'ZN6 MY17', e.b20, 'M6', 'RWD', 35_900, 8.4],
    ['GTS', 'ZN6 MY18', e.b20, 'A6', 'RWD', 42_400, 7.1],
  ]),
  line('Toyota', 'GR Supra', { shape: 'coupe', body: 'Coupe', years: [2019, null], seats: 2, doors: 2, size: [4380, 1854, 1290], tank: 52, gvm: 1815, holds: 0.9 }, [
    ['GT', 'DB42R', e.t30, 'A8', 'RWD', 97_500, 7.7, { years: [2019, 2022] }],
    ['GTS', 'DB02R', e.t30, 'M6', 'RWD', 107_900, 8.9, { years: [2022, null] }],
  ]),
  line('Toyota', 'GR Yaris', { shape: 'hatch', body: 'Hatchback', years: [2020, null], seats: 4, doors: 3, size: [3995, 1805, 1455], tank: 50, gvm: 1645, holds: 0.92 }, [
    ['GT', 'GXPA16R', e.t16, 'M6', 'AWD', 62_400, 8.2],
    ['GTS', 'GXPA16R', e.t16, 'A8', 'AWD', 67_900, 9.1],
  ]),
  line('Toyota', 'GR Corolla', { shape: 'hatch', body: 'Hatchback', years: [2023, null], seats: 5, doors: 5, size: [4410, 1850, 1480], tank: 50, gvm: 1890, holds: 0.91 }, [['GTS', 'GZEA14R', e.t16, 'M6', 'AWD', 73_900, 8.4]]),
]
