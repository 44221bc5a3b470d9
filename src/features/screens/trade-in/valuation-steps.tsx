import { StepList } from '#ui/step-list.tsx'
import type { TradeInNoun } from './trade-in-words.ts'

const steps = ['vehicle', 'condition', 'details', 'offer'] as const

/** Where the visitor is among the steps of a valuation. */
export function ValuationSteps({ current, noun }: { current: (typeof steps)[number]; noun: TradeInNoun }) {
  const titles = [`Your ${noun}`, 'Condition', 'Your details', 'Estimate']
  return <StepList titles={titles} current={steps.indexOf(current)} />
}
