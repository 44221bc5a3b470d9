/** What a maker stated of an electric drive, and the build years for which it did. */
export interface ElectricFigures {
  readonly years: readonly [from: number, to: number]
  /** Kilometres on a full battery. */
  readonly range: number
  readonly cycle: 'WLTP' | 'NEDC'
  /** Kilowatt-hours per 100 km. */
  readonly use?: number
  /** Kilowatt-hours. */
  readonly battery?: number
  /** The plug for charging with direct current, where it is not CCS2. */
  readonly plug?: 'CHAdeMO'
}

/** By make, model and badge as in Australia; where a figure could not be found, there is none. */
const figures: Readonly<Record<string, readonly ElectricFigures[]>> = {
  'BYD Atto 3 Essential': [{ years: [2024, 2026], range: 345, cycle: 'WLTP', battery: 49.9 }],
  'BYD Atto 3 Premium': [{ years: [2024, 2026], range: 420, cycle: 'WLTP', battery: 60.5 }],
  'BYD Seal Premium': [{ years: [2023, 2026], range: 570, cycle: 'WLTP', battery: 82.5 }],
  'BYD Shark 6 Premium': [{ years: [2024, 2026], range: 100, cycle: 'NEDC', battery: 29.6 }],
  'Ford E-Transit 420L Mid Roof': [{ years: [2023, 2026], range: 307, cycle: 'WLTP', battery: 68 }],
  'Ford Mustang Mach-E GT': [{ years: [2023, 2026], range: 490, cycle: 'WLTP', battery: 91 }],
  'Ford Mustang Mach-E Premium': [{ years: [2023, 2026], range: 600, cycle: 'WLTP', battery: 91 }],
  'Ford Mustang Mach-E Select': [{ years: [2023, 2026], range: 470, cycle: 'WLTP', battery: 72 }],
  'Ford Ranger Stormtrak PHEV': [{ years: [2025, 2026], range: 49, cycle: 'NEDC', battery: 11.8 }],
  'Ford Ranger XLT PHEV': [{ years: [2025, 2026], range: 49, cycle: 'NEDC', battery: 11.8 }],
  'GWM Cannon Alpha Ultra PHEV': [{ years: [2025, 2026], range: 115, cycle: 'NEDC', battery: 37.1 }],
  'GWM Ora Extended Range': [{ years: [2023, 2026], range: 420, cycle: 'WLTP', battery: 63 }],
  'GWM Ora GT': [{ years: [2023, 2026], range: 400, cycle: 'WLTP', battery: 63 }],
  'GWM Ora Lux': [{ years: [2023, 2026], range: 310, cycle: 'WLTP', battery: 48 }],
  'Hyundai Ioniq 5 Dynamiq': [
    { years: [2024, 2024], range: 507, cycle: 'WLTP', battery: 77.4 },
    { years: [2025, 2026], range: 570, cycle: 'WLTP', battery: 84 },
  ],
  'Hyundai Ioniq 5 N': [{ years: [2024, 2026], range: 448, cycle: 'WLTP', use: 21.2, battery: 84 }],
  'Hyundai Kona Electric Extended Range': [{ years: [2023, 2026], range: 505, cycle: 'WLTP', battery: 64.8 }],
  'Kia EV6 Air': [
    { years: [2022, 2024], range: 528, cycle: 'WLTP', use: 16.5, battery: 77.4 },
    { years: [2025, 2026], range: 582, cycle: 'WLTP', battery: 84 },
  ],
  'Kia EV6 GT-Line': [
    { years: [2022, 2024], range: 484, cycle: 'WLTP', use: 18, battery: 77.4 },
    { years: [2025, 2026], range: 522, cycle: 'WLTP', battery: 84 },
  ],
  'Kia Niro EV S': [{ years: [2022, 2026], range: 460, cycle: 'WLTP', use: 16.2, battery: 64.8 }],
  'MG MG4 Essence 64': [{ years: [2023, 2026], range: 435, cycle: 'WLTP', battery: 64 }],
  'MG MG4 Excite 51': [{ years: [2023, 2026], range: 350, cycle: 'WLTP', battery: 51 }],
  'MG MG4 XPower': [{ years: [2023, 2026], range: 400, cycle: 'WLTP', battery: 64 }],
  'MG ZS EV Long Range': [{ years: [2022, 2024], range: 440, cycle: 'WLTP', battery: 72.6 }],
  'Mitsubishi Outlander PHEV Exceed Tourer': [
    { years: [2022, 2026], range: 84, cycle: 'NEDC', battery: 20, plug: 'CHAdeMO' },
  ],
  'Nissan Leaf e+': [{ years: [2019, 2024], range: 385, cycle: 'WLTP', use: 18, battery: 62, plug: 'CHAdeMO' }],
  'Polestar 2 Long Range Single Motor': [
    { years: [2022, 2023], range: 551, cycle: 'WLTP', battery: 78 },
    { years: [2024, 2025], range: 654, cycle: 'WLTP', battery: 82 },
  ],
  'Tesla Model 3 Long Range AWD': [{ years: [2024, 2025], range: 629, cycle: 'WLTP', use: 14 }],
  'Tesla Model 3 Rear-Wheel Drive': [
    { years: [2022, 2023], range: 491, cycle: 'WLTP', battery: 60 },
    { years: [2024, 2025], range: 513, cycle: 'WLTP', use: 13.2, battery: 60 },
  ],
  'Tesla Model Y Rear-Wheel Drive': [{ years: [2022, 2024], range: 455, cycle: 'WLTP', use: 15.7, battery: 60 }],
  'Toyota bZ4X 2WD': [{ years: [2024, 2025], range: 436, cycle: 'WLTP', battery: 71.4 }],
  'Toyota bZ4X AWD Touring': [{ years: [2024, 2025], range: 411, cycle: 'WLTP', battery: 71.4 }],
}

interface Built {
  readonly make: string
  readonly model: string
  readonly badge: string | null
}

/** What the maker stated of a model of a build year; null: nothing. */
export function findElectricFigures({ make, model, badge }: Built, year: number): ElectricFigures | null {
  const stated = figures[`${make} ${model} ${badge ?? ''}`.trim()] ?? []
  return stated.find(({ years: [from, to] }) => from <= year && year <= to) ?? null
}

/** Names of the models of which figures are known. */
export const ratedModels: readonly string[] = Object.keys(figures)
