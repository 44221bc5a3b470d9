import { otherEngines as o } from './engines.ts'
import { engine, line, type CaravanFacts, type ModelLine } from './model-line.ts'

type CaravanRow = readonly [
  make: string, model: string, badge: string | null, shape: 'caravan' | 'offroadcaravan' | 'campertrailer', body: string, from: number,
  width: number, length: number, tare: number, aggregateMass: number, axle: 'Single' | 'Tandem', sleeps: number, dollarsNew: number,
]

/** Feet and kilograms, as caravans are sold. */
const caravanRows: readonly CaravanRow[] = [
  ['Jayco', 'Journey', '17.55-8 Touring', 'caravan', 'Caravan', 2018, 8.0, 17.6, 1990, 2490, 'Tandem', 2, 66_990],
  ['Jayco', 'Journey', '19.61-3 Outback', 'offroadcaravan', 'Caravan', 2018, 8.2, 19.6, 2380, 2880, 'Tandem', 5, 79_990],
  ['Jayco', 'Journey', '21.66-3 Touring', 'caravan', 'Caravan', 2019, 8.2, 21.7, 2480, 2980, 'Tandem', 4, 82_490],
  ['Jayco', 'Silverline', '21.65-3 Outback', 'offroadcaravan', 'Caravan', 2017, 8.2, 21.3, 2640, 3140, 'Tandem', 2, 104_990],
  ['Jayco', 'Silverline', '24.76-2 Touring', 'caravan', 'Caravan', 2019, 8.2, 24.9, 2990, 3500, 'Tandem', 3, 118_990],
  ['Jayco', 'Starcraft', '16.52-3', 'caravan', 'Pop Top', 2016, 7.8, 16.4, 1560, 1860, 'Single', 2, 49_990],
  ['Jayco', 'Starcraft', '18.57-8', 'caravan', 'Caravan', 2018, 8.0, 18.7, 1910, 2310, 'Tandem', 6, 59_990],
  ['Jayco', 'Swan', 'Outback', 'campertrailer', 'Camper Trailer', 2015, 7.3, 15.8, 1320, 1620, 'Single', 6, 38_990],
  ['Jayco', 'Swift', 'Touring', 'campertrailer', 'Camper Trailer', 2014, 6.9, 10.8, 930, 1230, 'Single', 4, 24_990],
  ['Jayco', 'All Terrain', '17.55-3', 'offroadcaravan', 'Caravan', 2022, 8.2, 17.6, 2360, 2860, 'Tandem', 3, 89_990],
  ['New Age', 'Manta Ray', '18 Ensuite', 'caravan', 'Caravan', 2017, 8.0, 18.2, 2140, 2640, 'Tandem', 2, 74_990],
  ['New Age', 'Gecko', '16 Bunk', 'caravan', 'Caravan', 2018, 7.8, 16.0, 1890, 2390, 'Single', 5, 62_990],
  ['New Age', 'Big Red', '20 Ensuite', 'offroadcaravan', 'Caravan', 2019, 8.0, 20.0, 2650, 3300, 'Tandem', 2, 99_990],
  ['New Age', 'Desert Rose', '19 Bunk', 'offroadcaravan', 'Caravan', 2018, 8.0, 19.0, 2540, 3100, 'Tandem', 6, 92_990],
  ['Lotus', 'Freelander', '20', 'offroadcaravan', 'Caravan', 2016, 8.1, 20.5, 2720, 3500, 'Tandem', 3, 109_990],
  ['Lotus', 'Off Grid', '18.6', 'offroadcaravan', 'Caravan', 2020, 8.1, 18.6, 2590, 3300, 'Tandem', 2, 114_990],
  ['Supreme', 'Executive', '21', 'caravan', 'Caravan', 2017, 8.1, 21.6, 2480, 3080, 'Tandem', 2, 86_990],
  ['Supreme', 'Classic', '18.6 Bunk', 'caravan', 'Caravan', 2018, 8.0, 18.6, 2090, 2690, 'Tandem', 5, 71_990],
  ['Windsor', 'Royale', 'RV638', 'caravan', 'Caravan', 2014, 7.9, 21.3, 2280, 2700, 'Tandem', 2, 68_990],
  ['Windsor', 'Genesis', 'GV554', 'caravan', 'Pop Top', 2013, 7.6, 18.0, 1640, 2040, 'Single', 4, 47_990],
  ['Crusader', 'Musketeer', 'Athos 20', 'offroadcaravan', 'Caravan', 2019, 8.1, 20.6, 2690, 3400, 'Tandem', 2, 98_990],
  ['Crusader', 'Courtland', 'Prince 18', 'caravan', 'Caravan', 2016, 7.9, 18.4, 1980, 2480, 'Tandem', 2, 66_990],
  ['Retreat', 'Fraser', '180R', 'caravan', 'Caravan', 2017, 7.9, 18.0, 1990, 2590, 'Tandem', 2, 67_990],
  ['Coromal', 'Element', '542', 'caravan', 'Pop Top', 2013, 7.5, 17.8, 1560, 1960, 'Single', 4, 45_990],
  ['Coromal', 'Pursuit', 'P644', 'caravan', 'Caravan', 2015, 7.9, 21.2, 2120, 2620, 'Tandem', 6, 62_990],
  ['Avan', 'Aspire', '499', 'caravan', 'Caravan', 2016, 7.7, 16.4, 1480, 1780, 'Single', 2, 54_990],
  ['Avan', 'Aliner', '1', 'campertrailer', 'Camper Trailer', 2014, 7.0, 14.1, 850, 1150, 'Single', 2, 29_990],
  ['Kedron', 'Top Ender', 'ATV', 'offroadcaravan', 'Caravan', 2016, 8.0, 19.7, 2990, 3750, 'Tandem', 2, 129_990],
  ['Bushtracker', '18ft', 'Custom', 'offroadcaravan', 'Caravan', 2014, 8.0, 18.0, 2780, 3500, 'Tandem', 2, 134_990],
  ['Zone RV', 'Z-19.6', 'Summit', 'offroadcaravan', 'Caravan', 2020, 7.9, 19.6, 2450, 3500, 'Tandem', 2, 164_990],
]

function caravanLine([make, model, badge, shape, body, from, width, length, tare, aggregateMass, axle, sleeps, dollarsNew]: CaravanRow): ModelLine {
  const caravan: CaravanFacts = { width, length, tare, aggregateMass, axle, sleeps }
  return line(make, model, { item: 'caravan', shape, body, years: [from, null], holds: 0.9, caravan }, [[badge, null, null, null, null, dollarsNew, null]])
}

export const caravanLines = caravanRows.map((row) => caravanLine(row))

export const motorhomeLines = [
  line('Jayco', 'Conquest', { shape: 'motorhome', body: 'Motorhome', years: [2016, null], seats: 4, size: [7090, 2450, 3100], tank: 80, gvm: 4490, holds: 0.91, caravan: { width: 8.0, length: 23.3, tare: 3400, aggregateMass: null, axle: null, sleeps: 4 } }, [
    ['RM 23-1', 'Renault Master', o.d23, 'A6', 'FWD', 174_990, null],
    ['FA 25-3', 'Fiat Ducato', o.d22, 'A9', 'FWD', 189_990, null],
  ]),
  line('Jayco', 'JRV', { shape: 'motorhome', body: 'Motorhome', years: [2018, null], seats: 2, size: [5998, 2050, 2750], tank: 90, gvm: 3500, holds: 0.91, caravan: { width: 6.8, length: 19.7, tare: 2890, aggregateMass: null, axle: null, sleeps: 2 } }, [['FD 19-1', 'Fiat Ducato', o.d22, 'A9', 'FWD', 154_990, null]]),
  line('Avida', 'Birdsville', { shape: 'motorhome', body: 'Motorhome', years: [2015, null], seats: 4, size: [7450, 2480, 3150], tank: 90, gvm: 4495, holds: 0.9, caravan: { width: 8.1, length: 24.4, tare: 3620, aggregateMass: null, axle: null, sleeps: 4 } }, [['C7464', 'Fiat Ducato', o.d22, 'A9', 'FWD', 199_990, null]]),
  line('Avida', 'Ceduna', { shape: 'motorhome', body: 'Motorhome', years: [2015, null], seats: 2, size: [6900, 2350, 2990], tank: 71, gvm: 4490, holds: 0.9, caravan: { width: 7.7, length: 22.6, tare: 3350, aggregateMass: null, axle: null, sleeps: 2 } }, [['B6934', 'Mercedes-Benz Sprinter', o.d22, 'A9', 'RWD', 209_990, null]]),
  line('Sunliner', 'Switch', { shape: 'motorhome', body: 'Motorhome', years: [2017, null], seats: 4, size: [6400, 2300, 2950], tank: 90, gvm: 4250, holds: 0.9, caravan: { width: 7.5, length: 21.0, tare: 3150, aggregateMass: null, axle: null, sleeps: 3 } }, [['S442', 'Fiat Ducato', o.d22, 'A9', 'FWD', 164_990, null]]),
]

type BikeRow = readonly [
  make: string, model: string, badge: string | null, shape: 'roadbike' | 'cruiser' | 'dirtbike', body: string, from: number, to: number | null,
  cc: number, cylinders: number, gears: 4 | 5 | 6, tank: number, dollarsNew: number, torque: string | null,
]

const bikeRows: readonly BikeRow[] = [
  ['Honda', 'CB500X', null, 'roadbike', 'Adventure', 2019, 2023, 471, 2, 6, 17.7, 10_999, '43Nm @ 6500rpm'],
  ['Honda', 'CRF1100L Africa Twin', 'Adventure Sports', 'dirtbike', 'Adventure', 2020, null, 1084, 2, 6, 24.8, 27_500, '105Nm @ 6250rpm'],
  ['Honda', 'CRF250R', null, 'dirtbike', 'Motocross', 2018, null, 249, 1, 5, 6.3, 12_999, null],
  ['Honda', 'CBR650R', null, 'roadbike', 'Sport', 2019, null, 649, 4, 6, 15.4, 14_299, '63Nm @ 9500rpm'],
  ['Yamaha', 'MT-07', 'LA', 'roadbike', 'Naked', 2018, null, 655, 2, 6, 14, 13_299, '57Nm @ 4000rpm'],
  ['Yamaha', 'YZF-R1', 'M', 'roadbike', 'Sport', 2018, null, 998, 4, 6, 17, 33_999, '113Nm @ 11500rpm'],
  ['Yamaha', 'Ténéré 700', 'World Raid', 'dirtbike', 'Adventure', 2022, null, 689, 2, 6, 23, 21_999, '68Nm @ 6500rpm'],
  ['Yamaha', 'WR450F', null, 'dirtbike', 'Enduro', 2019, null, 449, 1, 5, 7.9, 17_299, null],
  ['Kawasaki', 'Ninja 400', 'SE', 'roadbike', 'Sport', 2018, 2023, 399, 2, 6, 14, 8_999, '37Nm @ 8000rpm'],
  ['Kawasaki', 'Z900', null, 'roadbike', 'Naked', 2017, null, 948, 4, 6, 17, 16_499, '99Nm @ 7700rpm'],
  ['Kawasaki', 'Vulcan S', 'LAMS', 'cruiser', 'Cruiser', 2016, null, 649, 2, 6, 14, 11_999, '53Nm @ 5500rpm'],
  ['Kawasaki', 'KLX300', null, 'dirtbike', 'Trail', 2021, null, 292, 1, 6, 7.5, 9_799, null],
  ['Suzuki', 'DR-Z400E', null, 'dirtbike', 'Trail', 2012, 2023, 398, 1, 5, 10, 9_990, null],
  ['Suzuki', 'V-Strom 1050', 'DE', 'dirtbike', 'Adventure', 2020, null, 1037, 2, 6, 20, 22_990, '100Nm @ 6000rpm'],
  ['Harley-Davidson', 'Softail', 'Fat Boy 114', 'cruiser', 'Cruiser', 2018, null, 1868, 2, 6, 18.9, 38_995, '155Nm @ 3000rpm'],
  ['Harley-Davidson', 'Softail', 'Street Bob 114', 'cruiser', 'Cruiser', 2018, null, 1868, 2, 6, 13.2, 29_495, '155Nm @ 3000rpm'],
  ['Harley-Davidson', 'Nightster', 'Special', 'cruiser', 'Cruiser', 2022, null, 975, 2, 6, 11.7, 25_495, '95Nm @ 5750rpm'],
  ['Harley-Davidson', 'Pan America', '1250 Special', 'dirtbike', 'Adventure', 2021, null, 1252, 2, 6, 21.2, 36_995, '128Nm @ 6750rpm'],
  ['Indian', 'Scout', 'Bobber', 'cruiser', 'Cruiser', 2018, null, 1133, 2, 6, 12.5, 26_995, '97Nm @ 6000rpm'],
  ['BMW', 'R 1250 GS', 'Adventure Rallye', 'dirtbike', 'Adventure', 2019, 2023, 1254, 2, 6, 30, 32_990, '143Nm @ 6250rpm'],
  ['BMW', 'S 1000 RR', 'M Sport', 'roadbike', 'Sport', 2019, null, 999, 4, 6, 16.5, 31_990, '113Nm @ 11000rpm'],
  ['KTM', '390 Adventure', null, 'dirtbike', 'Adventure', 2020, null, 373, 1, 6, 14.5, 9_995, '37Nm @ 7000rpm'],
  ['KTM', '500 EXC-F', 'Six Days', 'dirtbike', 'Enduro', 2017, null, 510, 1, 6, 8.5, 18_995, null],
  ['Triumph', 'Bonneville T120', 'Black', 'roadbike', 'Classic', 2016, null, 1200, 2, 6, 14.5, 20_990, '105Nm @ 3500rpm'],
  ['Triumph', 'Tiger 900', 'Rally Pro', 'dirtbike', 'Adventure', 2020, null, 888, 3, 6, 20, 26_190, '90Nm @ 6850rpm'],
  ['Ducati', 'Monster', '+', 'roadbike', 'Naked', 2021, null, 937, 2, 6, 14, 20_600, '93Nm @ 6500rpm'],
  ['Royal Enfield', 'Himalayan', '450', 'dirtbike', 'Adventure', 2024, null, 452, 1, 6, 17, 8_990, '40Nm @ 5500rpm'],
  ['Royal Enfield', 'Classic 350', 'Chrome', 'roadbike', 'Classic', 2022, null, 349, 1, 5, 13, 9_290, '27Nm @ 4000rpm'],
]

export const bikeLines = bikeRows.map(([make, model, badge, shape, body, from, to, cc, cylinders, gears, tank, dollarsNew, torque]) =>
  line(make, model, { item: 'motorcycle', shape, body, years: [from, to], seats: shape === 'roadbike' || body === 'Adventure' ? 2 : 1, tank, holds: 0.88 }, [
    [badge, null, engine('Petrol - Unleaded ULP', cc, cylinders, 'Aspirated', torque), `M${gears}`, null, dollarsNew, null],
  ]),
)
/** The one electric motorcycle of the catalogue. */
bikeLines.push(
  line('Harley-Davidson', 'LiveWire', { item: 'motorcycle', shape: 'roadbike', body: 'Naked', years: [2020, 2022], seats: 2, holds: 0.78 }, [[null, null, engine('Electric', null, null, null, '116Nm'), 'R1', null, 49_995, null]]),
)
