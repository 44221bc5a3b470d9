import type { SpecGroup } from '#domain/vehicle/spec-groups.ts'

/** The section '{type} Details' (VDP-06), in groups. */
export function SpecPanel({ title, specs }: { title: string; specs: readonly SpecGroup[] }) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specifications" className="grid gap-3">
      <h2 id="specifications" className="text-xl">
        {title}
      </h2>
      {specs.map(({ name, entries }) => (
        <div key={name} className="grid gap-1 pb-2">
          <h3 className="text-base">{name}</h3>
          <dl className="gap-x-10 sm:columns-2">
            {entries.map(({ label, value }, index) => (
              <div
                key={`${label}-${index}`}
                className="flex break-inside-avoid justify-between gap-4 border-b border-line py-2.5"
              >
                <dt className="min-w-0 break-words text-muted">{label}</dt>
                <dd className="max-w-[65%] shrink-0 text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
