import { StepList } from '#ui/step-list.tsx'
import type { TradeInNoun } from './trade-in-words.ts'

const steps = ['vehicle', 'condition', 'details', 'offer'] as const

interface ValuationStepsProps {
  readonly current: (typeof steps)[number]
  readonly noun: TradeInNoun
  /** Else nobody asks about the condition, and the last step promises no estimate. */
  readonly valuedOnline: boolean
}

/** Where the visitor is among the steps of a valuation. */
export function ValuationSteps({ current, noun, valuedOnline }: ValuationStepsProps) {
  const titles = { vehicle: `Your ${noun}`, condition: 'Condition', details: 'Your details', offer: 'Estimate' }
  if (valuedOnline) return <StepList titles={Object.values(titles)} current={steps.indexOf(current)} />
  const short = steps.filter((step) => step !== 'condition')
  return (
    <StepList
      titles={short.map((step) => (step === 'offer' ? 'Sent' : titles[step]))}
      current={short.findIndex((step) => step === current)}
    />
  )
}
