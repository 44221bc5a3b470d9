import type { FeedItem, FeedTable } from './feed-field.ts'

/**
 * A spreadsheet runs a cell that begins with one of these as a formula. Feeds of dealers and the public go into such
 * cells, so texts that begin so get an apostrophe in front (OWASP, CSV injection).
 */
const formulaStart = /^[=+\-@\t\r]/

/** A cell by RFC 4180: quoted where it has to be, on one line, without control characters. */
export function writeCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const plain = value.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replaceAll(/[\r\n\t]+/g, ' ')
  const safe = formulaStart.test(plain.trimStart()) ? `'${plain}` : plain
  return /[",]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly (string | number | null)[]): string => `${cells.map(writeCell).join(',')}\r\n`

/** Writes the rows of one feed, batch by batch. */
export interface FeedWriter {
  readonly header: string
  /** The rows of some vehicles; those that the table refuses, or that came before, are left out. */
  write(items: readonly FeedItem[]): string
  /** Vehicles written so far, and how many were left out for each reason. */
  readonly report: () => { readonly written: number; readonly leftOut: Readonly<Record<string, number>> }
}

/** See FeedWriter. */
export function createFeedWriter(table: FeedTable): FeedWriter {
  const seen = new Set<string>()
  const leftOut = new Map<string, number>()
  const leave = (reason: string): void => void leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)

  function writeRow(item: FeedItem): string {
    const reason = table.refuse(item)
    const key = table.unique(item)
    if (reason !== null || seen.has(key)) {
      leave(reason ?? 'its VIN is in the feed already')
      return ''
    }
    seen.add(key)
    return line(table.fields.map(({ read }) => read(item)))
  }

  return {
    header: line(table.fields.map(({ name }) => name)),
    write: (items) => items.map(writeRow).join(''),
    report: () => ({ written: seen.size, leftOut: Object.fromEntries(leftOut) }),
  }
}
