import type { SpecEntry } from '#domain/vehicle/spec-entries.ts'

export interface PanelEntry extends SpecEntry {
  /** Where the value leads; an address of another host opens in a new tab. */
  readonly href?: string
  /** The sum of the entries above it. */
  readonly isTotal?: boolean
}

export interface PanelGroup {
  readonly name: string
  readonly entries: readonly PanelEntry[]
}

interface SpecPanelProps {
  /** Id of the heading. */
  readonly id: string
  readonly title: string
  readonly specs: readonly PanelGroup[]
  /** Lines below the entries. */
  readonly notes?: readonly string[]
  /** Keeps the entries in one column, for amounts that add up. */
  readonly stacked?: boolean
}

/** A section of labels and values in groups: '{type} Details' (VDP-06), history and running costs. */
export function SpecPanel({ id, title, specs, notes = [], stacked = false }: SpecPanelProps) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {specs.map(({ name, entries }) => (
        <div key={name} className="grid gap-1 pb-2">
          <h3 className="text-base">{name}</h3>
          <dl className={stacked ? 'max-w-prose' : 'gap-x-10 sm:columns-2 3xl:columns-3'}>
            {entries.map(({ label, value, href, isTotal = false }, index) => (
              <div
                key={`${label}-${index}`}
                className="flex break-inside-avoid justify-between gap-4 border-b border-line py-2.5"
              >
                <dt className={`min-w-0 break-words ${isTotal ? 'font-semibold' : 'text-muted'}`}>{label}</dt>
                <dd
                  className={
                    'max-w-[65%] shrink-0 text-right wrap-anywhere tabular-nums ' +
                    (isTotal ? 'font-bold' : 'font-medium')
                  }
                >
                  {href === undefined ? value : <PanelLink href={href} text={value} />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {notes.length > 0 && (
        <div className="grid max-w-prose gap-1 text-sm text-muted">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </section>
  )
}

function PanelLink({ href, text }: { href: string; text: string }) {
  const where = href.startsWith('/') ? { 'data-nav': '' } : { target: '_blank', rel: 'noopener' }
  return (
    <a {...where} href={href} className="text-link underline underline-offset-4">
      {text}
      {'target' in where && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
