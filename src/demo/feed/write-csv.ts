import { demoFields, type DemoVehicle } from '../vehicle/demo-vehicle.ts'

/** Columns whose entries are objects, told as dotted columns; which entries there are is read from the vehicles. */
const nestedFields = ['variant', 'specifications', 'autograb_data', 'youxQuote', 'finance_lenders'] as const

function flatten(prefix: string, value: unknown, into: Map<string, string>): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) {
    into.set(
      prefix,
      value
        .map((entry: unknown) =>
          typeof entry === 'object' && entry !== null && 'url' in entry ? (entry.url as string) : (entry as string),
        )
        .join('|'),
    )
    return
  }
  if (typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) flatten(`${prefix}.${key}`, entry, into)
    return
  }
  into.set(prefix, `${value as string | number | boolean}`)
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** RFC 4180 with a header; null is an empty cell, lists are joined by '|', objects become dotted columns. */
export function writeCsv(vehicles: readonly DemoVehicle[]): string {
  const rows = vehicles.map((vehicle) => {
    const cells = new Map<string, string>()
    for (const field of demoFields) flatten(field, vehicle[field], cells)
    return cells
  })
  const isNested = (field: string): boolean => nestedFields.some((name) => name === field)
  const columns = demoFields.flatMap((field) =>
    isNested(field)
      ? [
          ...new Set(rows.flatMap((cells) => [...cells.keys()].filter((column) => column.startsWith(`${field}.`)))),
        ].sort()
      : [field],
  )
  const lines = [columns, ...rows.map((cells) => columns.map((column) => cells.get(column) ?? ''))]
  return `${lines.map((cells) => cells.map((cell) => quote(cell)).join(',')).join('\r\n')}\r\n`
}
