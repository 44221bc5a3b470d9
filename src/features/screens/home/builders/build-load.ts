import { formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import type { LoadBannerData, Option } from '../blocks/banner/banner-data.ts'
import type { HomeContext } from '../home-context.ts'

/** Trailers that buyers name, by their loaded mass in kilograms. */
const trailers: readonly (readonly [kilograms: number, what: string])[] = [
  [750, 'a box trailer'],
  [1500, 'a camper trailer'],
  [2000, 'a boat or a small van'],
  [2500, 'a caravan'],
  [3000, 'a large caravan'],
  [3500, 'a float or plant trailer'],
]

/** Choices that find some vehicle: what is towed, by the braked towing capacity; body; driven wheels. */
export async function buildLoadChoices({
  overview,
  ask,
}: HomeContext): Promise<Pick<LoadBannerData, 'towing' | 'bodies' | 'drives'>> {
  // A search that begins at the least value of all is not refined by it, and finds vehicles without a value too.
  const { ranges } = await ask([], { ranges: ['towing'], limit: 0 })
  const least = ranges['towing']?.min ?? 0
  const counted = await Promise.all(
    trailers
      .filter(([kilograms]) => kilograms > least)
      .map(async ([kilograms, what]) => {
        const { total } = await ask([{ op: 'range', attribute: 'towing', min: kilograms }], { limit: 0 })
        return { kilograms, what, total }
      }),
  )
  const towing = counted
    .filter(({ total }) => total > 0)
    .map(({ kilograms, what, total }): Option => ({
      value: `${kilograms}-`,
      label: `${formatKilograms(kilograms)}, ${what} (${total})`,
    }))
  const optionsOf = (attribute: 'body' | 'drive'): readonly Option[] =>
    (overview.facets[attribute] ?? []).map(({ value, count }) => ({ value, label: `${value} (${count})` }))
  return { towing, bodies: optionsOf('body'), drives: optionsOf('drive') }
}
