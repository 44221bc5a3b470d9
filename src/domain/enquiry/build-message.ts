import { similarMessage } from './resolve-enquiry.ts'

/** What the visitor wants to write about. */
export type MessageIntent = 'enquiry' | 'similar' | 'finance' | 'call_back'

/** The vehicle as a message names it. */
export interface MessageVehicle {
  /** Year, make, model and badge. */
  readonly title: string
  readonly stocknum: string
  readonly status: string | null
  readonly reserved: boolean
}

/** Names of vehicles come from feeds; a longer one would fill the field. */
const longestTitle = 200

/**
 * The message that a form begins with, by intent and vehicle; '' where nothing can be guessed. The visitor may change
 * every word of it.
 */
export function buildMessage(intent: MessageIntent, vehicle: MessageVehicle | null): string {
  if (intent === 'similar') return similarMessage
  if (vehicle === null) return ''
  const named = `the ${vehicle.title.slice(0, longestTitle)} (stock ${vehicle.stocknum})`
  switch (intent) {
    case 'enquiry':
      if (vehicle.reserved) return `Hi, I would like to know if ${named} becomes available again.`
      return vehicle.status === 'coming_soon'
        ? `Hi, when will ${named} arrive? I would like to know more about it.`
        : `Hi, is ${named} still available? I would like to know more about it.`
    case 'finance':
      return `Hi, what finance could I get for ${named}?`
    case 'call_back':
      return `Hi, please call me about ${named}.`
  }
}
