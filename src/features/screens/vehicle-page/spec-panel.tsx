import { useState, type ReactNode } from 'react'
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
  readonly title: string
  readonly specs: readonly PanelGroup[]
}

/** '{type} Details' (VDP-06): labels and values in groups that fold; a phone shows the first unfolded. */
export function SpecPanel({ title, specs }: SpecPanelProps) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specifications" className="grid gap-3">
      <h2 id="specifications" className="text-xl">
        {title}
      </h2>
      <div className="spec-groups">
        {specs.map(({ name, entries }, index) => (
          <Fold key={name} name={name} isFirst={index === 0}>
            <EntryList entries={entries} look="spec-list spec-columns" />
          </Fold>
        ))}
      </div>
    </section>
  )
}

/** Whether the visitor's page arrives on a phone, where long lists are folded. The starter asks the same. */
const isPhone = (): boolean => 'window' in globalThis && !window.matchMedia('(min-width: 40rem)').matches

/**
 * A group that folds. It comes open, so that it is read without scripts and printed whole; before the page is seen, a
 * phone folds it by its mark `data-fold` (`src/http/finish-document.ts`).
 */
function Fold({ name, isFirst, children }: { name: string; isFirst: boolean; children: ReactNode }) {
  const [isOpen] = useState(() => isFirst || !isPhone())
  return (
    // The phone and the visitor change `open`, which React is not to put back.
    <details open={isOpen} data-fold={isFirst ? '' : 'phone'} suppressHydrationWarning>
      <summary>
        <h3 className="text-base">{name}</h3>
      </summary>
      {children}
    </details>
  )
}

/** Labels and values in the look of the place: of `spec-list` each value is at the other edge. */
export function EntryList({ entries, look }: { entries: readonly PanelEntry[]; look?: string }) {
  return (
    <dl className={look}>
      {entries.map((entry, index) => (
        <div key={`${entry.label}-${index}`} className={entry.isTotal === true ? 'font-bold' : undefined}>
          <dt>{entry.label}</dt>
          <dd>
            <Value {...entry} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, href }: PanelEntry) {
  if (href === undefined) return value
  const where = href.startsWith('/') ? { 'data-nav': '' } : { target: '_blank', rel: 'noopener' }
  return (
    <a {...where} href={href} className="text-link underline underline-offset-4">
      {value}
      {'target' in where && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
