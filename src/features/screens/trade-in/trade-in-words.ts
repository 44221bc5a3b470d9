import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'

/** What the wizard calls the vehicle: by its kind, and 'vehicle' where it may be of several. */
export type TradeInNoun = ItemType | 'vehicle'

export function nounOf(kinds: readonly ItemType[]): TradeInNoun {
  const [kind, ...others] = kinds
  return kind === undefined || others.length > 0 ? 'vehicle' : kind
}

/** Whether the visitor says which kind it is: it decides whether kilometres are needed (`needsKilometres`). */
export const asksKind = (kinds: readonly ItemType[]): boolean => kinds.length > 1 && kinds.includes('caravan')

/** A towed van has no odometer. null: one of the kinds that all have one. */
export const needsKilometres = (kind: ItemType | null): boolean => kind !== 'caravan'

/** The kinds as the visitor chooses them. A motorhome drives, so it is of the kind car. */
export const kindNames: Readonly<Record<ItemType, string>> = {
  caravan: 'Caravan or camper trailer',
  motorcycle: 'Motorcycle',
  car: 'Car, ute, van or motorhome',
}

/** A make and a model that stand as examples in messages. */
export const exampleNames: Readonly<Record<TradeInNoun, { readonly make: string; readonly model: string }>> = {
  car: { make: 'Toyota', model: 'Corolla' },
  motorcycle: { make: 'Yamaha', model: 'MT-07' },
  caravan: { make: 'Jayco', model: 'Journey' },
  vehicle: { make: 'Toyota', model: 'Corolla' },
}

/** 'Cars', 'Caravans'. */
export const capitalPlural = (noun: TradeInNoun): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`
