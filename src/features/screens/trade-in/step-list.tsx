const steps = [
  ['vehicle', 'Your car'],
  ['condition', 'Condition'],
  ['details', 'Your details'],
  ['offer', 'Estimate'],
] as const

/** Where the visitor is among the steps. */
export function StepList({ current }: { current: (typeof steps)[number][0] }) {
  const at = steps.findIndex(([kind]) => kind === current)
  return (
    <ol aria-label="Steps" className="grid grid-cols-4 gap-2 text-sm">
      {steps.map(([kind, title], index) => (
        <li
          key={kind}
          aria-current={index === at ? 'step' : undefined}
          className={`grid gap-1.5 ${index === at ? 'font-semibold' : 'text-muted'}`}
        >
          <span className={`h-1 rounded-full ${index <= at ? 'bg-brand' : 'bg-line'}`} />
          <span className="max-sm:sr-only">{`${index + 1}. ${title}`}</span>
        </li>
      ))}
    </ol>
  )
}
