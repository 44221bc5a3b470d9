import type { SpecEntry } from '#domain/vehicle/spec-entries.ts'

/** The section '{type} Details' (VDP-06). */
export function SpecPanel({ title, specs }: { title: string; specs: readonly SpecEntry[] }) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specifications" className="grid gap-3">
      <h2 id="specifications" className="text-xl">
        {title}
      </h2>
      <dl className="gap-x-10 sm:columns-2">
        {specs.map(({ label, value }, index) => (
          <div
            key={`${label}-${index}`}
            className="flex break-inside-avoid justify-between gap-4 border-b border-line py-2.5"
          >
            <dt className="min-w-0 break-words text-muted">{label}</dt>
            <dd className="max-w-[65%] shrink-0 text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
