import { StepList } from '#ui/step-list.tsx'

const steps = [
  ['vehicle', 'Your car'],
  ['condition', 'Condition'],
  ['details', 'Your details'],
  ['offer', 'Estimate'],
] as const

const titles = steps.map(([, title]) => title)

/** Where the visitor is among the steps of a valuation. */
export function ValuationSteps({ current }: { current: (typeof steps)[number][0] }) {
  return <StepList titles={titles} current={steps.findIndex(([kind]) => kind === current)} />
}
