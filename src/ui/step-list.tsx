interface StepListProps {
  /** Titles of all steps, in order. */
  readonly titles: readonly string[]
  /** Index of the current step. */
  readonly current: number
  readonly className?: string
}

/** Where the visitor is among the steps of a form: a bar for each, with its title, or 'Step 2 of 4' on a phone. */
export function StepList({ titles, current, className = '' }: StepListProps) {
  return (
    <div className={`grid gap-2 text-sm ${className}`}>
      {/* Screen readers get the titles of the list. */}
      <p aria-hidden className="font-semibold sm:hidden">{`Step ${current + 1} of ${titles.length}`}</p>
      <ol aria-label="Steps" className="grid auto-cols-fr grid-flow-col gap-2">
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={`grid content-start gap-1.5 ${index === current ? 'font-semibold' : 'text-muted'}`}
          >
            <span className={`h-1 rounded-full ${index <= current ? 'bg-brand' : 'bg-line'}`} />
            <span className="max-sm:sr-only">{`${index + 1}. ${title}`}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
