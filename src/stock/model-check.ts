import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { isKnownModel } from './derive/models.ts'

/** The vehicles of a file whose badge is a model of their make, while their model is not one (STOCK-03). */
export interface ModelCheck {
  /** Every accepted vehicle. */
  see(vehicle: Pick<IncomingVehicle, 'stocknum' | 'make' | 'model' | 'badge'>): void
  readonly swapped: number
  /** "A1 with the model 'SR5' and the badge 'HiLux'"; null: there is none. */
  readonly example: string | null
}

export function createModelCheck(): ModelCheck {
  let swapped = 0
  let example: string | null = null
  return {
    see({ stocknum, make, model, badge }) {
      if (badge === null || isKnownModel(make, model) || !isKnownModel(make, badge)) return
      swapped += 1
      example ??= `${stocknum} with the model '${model}' and the badge '${badge}'`
    },
    get swapped() {
      return swapped
    },
    get example() {
      return example
    },
  }
}
