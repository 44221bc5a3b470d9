import { fordLines } from './ford.ts'
import { gwmLines } from './gwm.ts'
import { japaneseLines } from './japanese.ts'
import { chineseElectricLines, koreanLines } from './korean-chinese.ts'
import { bikeLines, caravanLines, motorhomeLines } from './leisure.ts'
import type { ModelLine } from './model-line.ts'
import { toyotaWorkLines } from './toyota-work.ts'
import { toyotaLines } from './toyota.ts'
import { westernLines } from './western.ts'

export const catalogue: readonly ModelLine[] = [
  ...toyotaLines,
  ...toyotaWorkLines,
  ...fordLines,
  ...gwmLines,
  ...koreanLines,
  ...chineseElectricLines,
  ...japaneseLines,
  ...westernLines,
  ...caravanLines,
  ...motorhomeLines,
  ...bikeLines,
]
