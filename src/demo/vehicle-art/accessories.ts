import type { DrawnParts } from './drawn-shape.ts'
import { pickBySeed } from './family-style.ts'

/** What owners of working and off-road vehicles bolt on. The same for every view of a vehicle. */
export interface Accessories {
  readonly bullbar: 'none' | 'black' | 'alloy'
  readonly snorkel: boolean
  readonly rack: 'none' | 'platform' | 'awning'
  readonly spare: boolean
  readonly lightBar: boolean
}

const none: Accessories = { bullbar: 'none', snorkel: false, rack: 'none', spare: false, lightBar: false }

export function resolveAccessories({ shape, seed }: Pick<DrawnParts, 'shape' | 'seed'>): Accessories {
  switch (shape) {
    case 'offroader':
      return {
        bullbar: pickBySeed(['black', 'none', 'alloy', 'none', 'black'] as const, seed, 41),
        snorkel: pickBySeed([true, false, false], seed, 42),
        rack: pickBySeed(['none', 'platform', 'awning', 'none'] as const, seed, 43),
        spare: seed % 3 === 0,
        lightBar: pickBySeed([true, false], seed, 44),
      }
    case 'ute':
      return {
        bullbar: pickBySeed(['none', 'black', 'none', 'alloy', 'none'] as const, seed, 41),
        snorkel: pickBySeed([true, false, false, false], seed, 42),
        rack: pickBySeed(['none', 'none', 'platform'] as const, seed, 43),
        spare: false,
        lightBar: pickBySeed([true, false, false], seed, 44),
      }
    case 'largesuv':
      return { ...none, rack: pickBySeed(['none', 'none', 'none', 'platform'] as const, seed, 43) }
    case 'hatch':
    case 'sedan':
    case 'wagon':
    case 'coupe':
    case 'suv':
    case 'van':
    case 'peoplemover':
      return none
  }
}
