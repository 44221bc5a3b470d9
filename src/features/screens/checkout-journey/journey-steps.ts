import {
  commentsField,
  emailField,
  nameField,
  phoneField,
  postcodeField,
} from '#features/parts/lead-form/contact-fields.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'

/** The steps of an online purchase in their order (BUY-02). */
export const journeySteps = ['details', 'trade-in', 'payment', 'delivery', 'review'] as const
export type JourneyStep = (typeof journeySteps)[number]

/** Answers by the name of their field; only steps that were sent have theirs. */
export type JourneyAnswers = Readonly<Record<string, string>>

export const stepTitles: Readonly<Record<JourneyStep, string>> = {
  details: 'Your details',
  'trade-in': 'Trade-in',
  payment: 'Finance or pay',
  delivery: 'Delivery or pick-up',
  review: 'Review',
}

const text = (name: string, label: string, maxLength: number, missing: string) =>
  ({ name, label, kind: 'text', maxLength, missing, required: true }) as const
const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
  ({
    name,
    label,
    kind: 'choice',
    required: true,
    none: '',
    invalid: `Choose one: ${label.toLowerCase()}`,
    options: options.map(([value, shown]) => ({ value, name: shown })),
  }) as const

const fieldsOfStep = {
  details: [nameField, emailField, phoneField, postcodeField],
  'trade-in': [
    choice('has_trade_in', 'Do you have a vehicle to trade in?', [
      ['no', 'No'],
      ['yes', 'Yes'],
    ]),
    text('trade_in_vehicle', 'Make, model and year of your vehicle', 120, 'Enter what you are trading in'),
    text('trade_in_rego', 'Registration plate', 12, 'Enter its registration plate'),
    text('trade_in_km', 'Kilometres', 10, 'Enter its kilometres'),
  ],
  payment: [
    choice('pay_by', 'How would you like to pay?', [
      ['deposit', 'Pay the deposit now and the rest when I get the vehicle'],
      ['finance', 'Apply for finance'],
    ]),
  ],
  delivery: [
    choice('hand_over', 'How would you like to get it?', [
      ['pick_up', 'I will pick it up'],
      ['delivery', 'Deliver it to me'],
    ]),
    { ...text('delivery_street', 'Street address', 120, 'Enter the street address'), autoComplete: 'street-address' },
    { ...text('delivery_suburb', 'Suburb', 80, 'Enter the suburb'), autoComplete: 'address-level2' },
    { ...postcodeField, name: 'delivery_postcode', label: 'Postcode of the delivery' },
  ],
  review: [{ ...commentsField, label: 'Anything else we should know?' }],
} as const satisfies Readonly<Record<JourneyStep, readonly LeadField[]>>

/** A field whose answer is asked for only after a certain answer to another field. */
const asksAfter: Readonly<Record<string, readonly [field: string, answer: string]>> = {
  trade_in_vehicle: ['has_trade_in', 'yes'],
  trade_in_rego: ['has_trade_in', 'yes'],
  trade_in_km: ['has_trade_in', 'yes'],
  delivery_street: ['hand_over', 'delivery'],
  delivery_suburb: ['hand_over', 'delivery'],
  delivery_postcode: ['hand_over', 'delivery'],
}

/** All fields of a step. */
export const listFields = (step: JourneyStep): readonly LeadField[] => fieldsOfStep[step]

/** The answer that makes a field needed; null for a field that is always asked. */
export const findCondition = (name: string): readonly [field: string, answer: string] | null => asksAfter[name] ?? null

/** The fields of a step that count after these answers: the address of a delivery only where there is one. */
export function listNeededFields(step: JourneyStep, answers: JourneyAnswers): readonly LeadField[] {
  return listFields(step).filter(({ name }) => {
    const condition = findCondition(name)
    return condition === null || answers[condition[0]] === condition[1]
  })
}

/** The first step that has not been answered; nobody gets past it. */
export function findFirstOpenStep(answers: JourneyAnswers): JourneyStep {
  const isAnswered = (step: JourneyStep): boolean =>
    listNeededFields(step, answers).every(({ name, required }) => !required || (answers[name] ?? '') !== '')
  return journeySteps.find((step) => step !== 'review' && !isAnswered(step)) ?? 'review'
}

export const isJourneyStep = (value: string | null): value is JourneyStep => journeySteps.some((step) => step === value)

/** The step after this one; 'review' is the last. */
export function findNextStep(step: JourneyStep): JourneyStep {
  return journeySteps[journeySteps.indexOf(step) + 1] ?? 'review'
}
