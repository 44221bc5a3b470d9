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
  /** Id of the heading. */
  readonly id: string
  readonly title: string
  readonly specs: readonly PanelGroup[]
  /** Lines below the entries. */
  readonly notes?: readonly string[]
  /** Keeps the entries in one column, for amounts that add up. */
  readonly stacked?: boolean
  /** Lets the visitor fold each group; a phone shows the first unfolded. */
  readonly folds?: boolean
}

/** A section of labels and values in groups: '{type} Details' (VDP-06), history and running costs. */
export function SpecPanel({ id, title, specs, notes = [], stacked = false, folds = false }: SpecPanelProps) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby={id} className={stacked ? 'beside-notes' : 'grid gap-3'}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="spec-groups">
        {specs.map(({ name, entries }, index) => {
          const list = <EntryList entries={entries} stacked={stacked} />
          const heading = <h3 className="text-base">{name}</h3>
          return folds ? (
            <Fold key={name} heading={heading} isFirst={index === 0}>
              {list}
            </Fold>
          ) : (
            <div key={name}>
              {heading}
              {list}
            </div>
          )
        })}
      </div>
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

/** Whether the visitor's page arrives on a phone, where long lists are folded. The starter asks the same. */
const isPhone = (): boolean => 'window' in globalThis && !window.matchMedia('(min-width: 40rem)').matches

/**
 * A group that folds. It comes open, so that it is read without scripts and printed whole; before the page is seen, a
 * phone folds it by its mark `data-fold` (`src/http/finish-document.ts`).
 */
function Fold({ heading, isFirst, children }: { heading: ReactNode; isFirst: boolean; children: ReactNode }) {
  const [isOpen] = useState(() => isFirst || !isPhone())
  return (
    // The phone and the visitor change `open`, which React is not to put back.
    <details open={isOpen} data-fold={isFirst ? '' : 'phone'} suppressHydrationWarning>
      <summary>{heading}</summary>
      {children}
    </details>
  )
}

function EntryList({ entries, stacked }: { entries: readonly PanelEntry[]; stacked: boolean }) {
  return (
    <dl className={stacked ? 'spec-list' : 'spec-list gap-x-10 sm:columns-2 3xl:columns-3'}>
      {entries.map(({ label, value, href, isTotal = false }, index) => (
        <div key={`${label}-${index}`} className={isTotal ? 'font-bold' : undefined}>
          <dt>{label}</dt>
          <dd>{href === undefined ? value : <PanelLink href={href} text={value} />}</dd>
        </div>
      ))}
    </dl>
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
