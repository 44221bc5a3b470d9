import { americanHoldenLines } from './american-holden.ts'
import { bmwMercedesPorscheLines } from './bmw-mercedes-porsche.ts'
import { caravanLines } from './caravans.ts'
import { chineseLines } from './chinese.ts'
import { electricLines } from './electric.ts'
import { europeanLines } from './european.ts'
import { fordCarLines } from './ford-cars.ts'
import { fordTruckLines } from './ford-trucks.ts'
import { gwmLines } from './gwm.ts'
import { hyundaiLines } from './hyundai.ts'
import { kiaLines } from './kia.ts'
import { mazdaMitsubishiLines } from './mazda-mitsubishi.ts'
import type { ModelLine } from './model-line.ts'
import { bikeLines } from './motorcycles.ts'
import { motorhomeLines } from './motorhomes.ts'
import { nissanSubaruHondaLines } from './nissan-subaru-honda.ts'
import { suzukiIsuzuLexusLines } from './suzuki-isuzu-lexus.ts'
import { toyotaCarLines } from './toyota-cars.ts'
import { toyotaFourWheelDriveLines } from './toyota-four-wheel-drives.ts'
import { toyotaHiluxLines } from './toyota-hilux.ts'
import { toyotaSportsLines } from './toyota-sports.ts'
import { toyotaSuvLines } from './toyota-suvs.ts'
import { toyotaVanLines } from './toyota-vans.ts'
import { volkswagenGroupLines } from './volkswagen-group.ts'

export const catalogue: readonly ModelLine[] = [
  ...toyotaCarLines,
  ...toyotaSuvLines,
  ...toyotaSportsLines,
  ...toyotaHiluxLines,
  ...toyotaFourWheelDriveLines,
  ...toyotaVanLines,
  ...fordCarLines,
  ...fordTruckLines,
  ...gwmLines,
  ...kiaLines,
  ...hyundaiLines,
  ...chineseLines,
  ...electricLines,
  ...mazdaMitsubishiLines,
  ...nissanSubaruHondaLines,
  ...suzukiIsuzuLexusLines,
  ...volkswagenGroupLines,
  ...bmwMercedesPorscheLines,
  ...europeanLines,
  ...americanHoldenLines,
  ...caravanLines,
  ...motorhomeLines,
  ...bikeLines,
]
