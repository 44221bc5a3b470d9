import type { TowLimitKind } from '#domain/towing/tow-limits.ts'

/** Why a limit allows no more, for the answer. */
export const limitWords: Readonly<Record<TowLimitKind, { readonly title: string; readonly text: string }>> = {
  braked: {
    title: 'Braked towing capacity',
    text: 'The heaviest trailer with brakes that the maker of your car allows.',
  },
  ball: {
    title: 'Tow-ball limit',
    text: 'The part of the van that rests on the tow ball must not exceed what the car and the tow bar allow.',
  },
  gvm: {
    title: 'Gross vehicle mass (GVM)',
    text: 'The weight on the tow ball counts as load on your car, along with people, luggage and accessories.',
  },
  gcm: {
    title: 'Gross combination mass (GCM)',
    text: 'Loaded car and loaded van together. Many cars cannot carry a full load and tow their maximum.',
  },
}
