import type { ArtFamily, ArtShape } from '../../../art-key.ts'
import { byYear, formatBodyName, withoutYear } from '../../models/find-body.ts'
import type { BikeFacts, BikeFamily } from '../bike-plan.ts'
import { cruisers } from './cruisers.ts'
import { roadBikes } from './road-bikes.ts'
import { roughBikes } from './rough-bikes.ts'

const bikes: ReadonlyMap<string, BikeFacts> = new Map(Object.entries({ ...roadBikes, ...cruisers, ...roughBikes }))

export const bikeShapes = ['roadbike', 'cruiser', 'dirtbike'] as const satisfies readonly ArtShape[]
export type BikeShape = (typeof bikeShapes)[number]

export const isBikeShape = (shape: ArtShape): shape is BikeShape => bikeShapes.some((name) => name === shape)

/** Names of the modelled motorcycles, in the order of their tables. */
export const listBikeNames = (): readonly string[] => [...bikes.keys()]

export const findBike = (name: string): BikeFacts | null => bikes.get(name) ?? null

const familiesOfShape: Readonly<Record<BikeShape, readonly BikeFamily[]>> = {
  roadbike: ['naked', 'sport', 'classic', 'adventure'],
  cruiser: ['cruiser'],
  dirtbike: ['adventure', 'dirt'],
}

export const isBikeOfShape = ({ family }: BikeFacts, shape: BikeShape): boolean =>
  familiesOfShape[shape].includes(family)

/** The name of the motorcycle of a variant, as `findModelName` finds that of a car. */
export function findBikeName(
  { make, model, from }: { readonly make: string; readonly model: string; readonly from: number },
  badge: string | null,
  shape: BikeShape,
): string | null {
  const names = [...(badge === null ? [] : [`${model} ${badge}`]), model].map((text) =>
    formatBodyName(make, text, from),
  )
  return (
    names.find((name) => {
      const bike = findBike(name)
      return bike !== null && isBikeOfShape(bike, shape)
    }) ?? null
  )
}

/** The latest motorcycle of a model, as `findLatestVehicle` finds that of a car. */
export const findLatestBike = (model: string, shape: BikeShape): string | null =>
  [...bikes]
    .filter(([name, facts]) => withoutYear(name) === model && isBikeOfShape(facts, shape))
    .map(([name]) => name)
    .toSorted(byYear)
    .at(-1) ?? null

/** The motorcycle that stands for a shape of a family of makes where an address names no model. */
const typical: Readonly<Record<BikeShape, { readonly usual: string } & Partial<Readonly<Record<ArtFamily, string>>>>> =
  {
    roadbike: {
      usual: 'yamahamt072018',
      japanese: 'kawasakiz9002017',
      german: 'bmws1000rr2019',
      european: 'ducatimonster2021',
      british: 'triumphbonnevillet1202016',
      american: 'harleydavidsonlivewire2020',
      electric: 'harleydavidsonlivewire2020',
    },
    cruiser: {
      usual: 'kawasakivulcans2016',
      american: 'harleydavidsonsoftailfatboy1142018',
      british: 'indianscout2018',
    },
    dirtbike: {
      usual: 'hondacrf250r2018',
      german: 'bmwr1250gs2019',
      european: 'ktm500excf2017',
      british: 'triumphtiger9002020',
      american: 'harleydavidsonpanamerica2021',
    },
  }

export const findTypicalBike = (shape: BikeShape, family: ArtFamily): string =>
  typical[shape][family] ?? typical[shape].usual
