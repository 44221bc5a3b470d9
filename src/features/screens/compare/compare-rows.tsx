import type { ReactNode } from 'react'
import type { ComparedFact } from '#domain/vehicle/compare-vehicles.ts'

export const labelClass =
  'sticky left-0 z-10 text-left align-top wrap-anywhere max-sm:col-span-full max-sm:max-w-[calc(100vw-2.125rem)] ' +
  'max-sm:justify-self-start max-sm:px-2 max-sm:pt-2 max-sm:font-normal max-sm:text-muted sm:w-56 ' +
  'sm:min-w-56 sm:border-r sm:border-line sm:bg-surface sm:px-4 sm:py-2.5 sm:font-medium'
export const cellClass =
  'min-w-0 align-top wrap-anywhere tabular-nums max-sm:px-2 max-sm:pt-0.5 max-sm:pb-2 sm:min-w-56 sm:px-4 sm:py-2.5 ' +
  'lg:min-w-0'
const rowClass = 'border-t border-line max-sm:grid'
/** The details that differ are what a visitor looks for. Their label is opaque, because values scroll below it. */
const differentClass =
  'bg-[color-mix(in_srgb,var(--brand)_7%,var(--surface))] *:[th]:bg-[color-mix(in_srgb,var(--brand)_7%,var(--surface))]'

interface RowProps {
  readonly label: string
  /** Whether the vehicles are the same in it, or differ; null: neither is told. */
  readonly isSame?: boolean | null
  /** Class of the columns on a phone. */
  readonly columns: string
  readonly children: ReactNode
}

/** A row of the comparison under its label. */
export function Row({ label, isSame = null, columns, children }: RowProps) {
  return (
    <tr className={`${rowClass} ${columns} ${isSame === false ? differentClass : ''}`}>
      <th scope="row" className={labelClass}>
        {label}
        {isSame === true && <span className="sr-only"> (the same)</span>}
      </th>
      {children}
    </tr>
  )
}

/**
 * A fact of each vehicle. Where they differ its row is tinted, unless all rows are of that kind (`marks`), and where
 * they are the same it is set back; of facts where more or less is better, the best value has a word beside it.
 */
export function FactRow({ fact, columns, marks }: { fact: ComparedFact; columns: string; marks: boolean }) {
  const { label, values, differs, best } = fact
  const isSame = !differs && values.length > 1 && values.every((value) => value !== null)
  return (
    <Row label={label} isSame={isSame || (differs && marks ? false : null)} columns={columns}>
      {values.map((value, index) => (
        // The columns never change their order within one rendering.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className={`${cellClass} ${isSame ? 'text-muted' : ''}`}>
          {value === null ? (
            <Missing />
          ) : best?.at[index] === true ? (
            <>
              <b className="font-semibold">{value}</b>{' '}
              <span className="text-sm whitespace-nowrap text-success">{best.word}</span>
            </>
          ) : (
            value
          )}
        </td>
      ))}
    </Row>
  )
}

/** In the place of a value that is not known. */
export function Missing() {
  return (
    <span className="font-normal text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not listed</span>
    </span>
  )
}
