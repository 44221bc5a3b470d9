import { fewestVehicles, type ExpectedEffect, type Refusal } from './import-guards.ts'
import type { KnownMakes, MakeCheck } from './make-check.ts'
import type { ModelCheck } from './model-check.ts'

/**
 * Part of the vehicles whose make is not known. A column of another kind under the name of the make gives nearly none;
 * a dealer who adds a make that the platform lacks changes no vehicle that is in stock.
 */
const mostUnknownMakes = 0.5

/** Whether the makes of the stock decide about a file: an ordinary one need not be compared with them. */
export const hasUnknownMakes = ({ stocknums }: Pick<MakeCheck, 'stocknums'>, accepted: number): boolean =>
  stocknums.size >= fewestVehicles && stocknums.size / accepted >= mostUnknownMakes

/**
 * Refuses a file that takes known makes from half of the vehicles that it shares with the stock, three at least. The
 * first file of a feed has none to share: it is refused where the models are names of makes.
 */
export function refuseUnknownMakes(
  makes: Pick<MakeCheck, 'stocknums' | 'withMakeAsModel'>,
  before: KnownMakes,
  { accepted, isNewFeed }: Pick<ExpectedEffect, 'accepted' | 'isNewFeed'>,
): readonly Refusal[] {
  if (!hasUnknownMakes(makes, accepted)) return []
  const { withMakeAsModel } = makes
  const isSwapped = withMakeAsModel >= fewestVehicles && withMakeAsModel / accepted >= mostUnknownMakes
  const losesMakes = before.lost >= fewestVehicles && before.lost / before.vehicles >= mostUnknownMakes
  if (!losesMakes && !(isNewFeed && isSwapped)) return []
  const message =
    `the make of ${makes.stocknums.size} of ${accepted} vehicles is not known` +
    (losesMakes ? `, and ${before.lost} of these are in stock with one that is (${before.example ?? ''})` : '') +
    (isSwapped
      ? '; their models are names of makes: the columns of make and model changed places'
      : '; check whether make is read from the right column, or give the known names by a lookup in the mapping')
  return [{ guard: 'unknown-make', message }]
}

/** Part of the vehicles whose model and badge changed places. Few models share a name with a badge of their make. */
const mostSwappedModels = 0.5

/** Refuses a file in which half of the badges are models and their models are not, three at least. */
export function refuseSwappedModels(
  { swapped, example }: Pick<ModelCheck, 'swapped' | 'example'>,
  { accepted }: Pick<ExpectedEffect, 'accepted'>,
): readonly Refusal[] {
  if (swapped < fewestVehicles || swapped / accepted < mostSwappedModels) return []
  const message =
    `the badge of ${swapped} of ${accepted} vehicles is the name of a model, and their model is not ` +
    `(${example ?? ''}): the columns of model and badge changed places`
  return [{ guard: 'swapped-model', message }]
}
