const numberLook = 'grid size-6 shrink-0 place-items-center rounded-full bg-brand text-sm font-semibold text-brand-text'

/** What happens once the form is sent, numbered in its order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="next-title" className="grid content-start gap-3">
      <h2 id="next-title" className="text-xl font-bold">
        What happens next
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            {/* The list counts for whoever hears it. */}
            <span aria-hidden className={numberLook}>
              {index + 1}
            </span>
            <span className="text-pretty">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
