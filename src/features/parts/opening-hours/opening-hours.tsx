import { HoursTable } from './hours-table.tsx'
import type { OpeningHoursView } from './opening-hours-view.ts'

/** The coming special days with their hours (LOC-08). */
export function SpecialDays({ days }: { days: OpeningHoursView['specialDays'] }) {
  return (
    <ul className="grid">
      {days.map(({ date, name, hours }) => (
        <li key={date} className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
          <span>
            {date}
            {name !== null && <span className="block text-muted sm:text-sm">{name}</span>}
          </span>
          <span className="ml-auto tabular-nums">{hours}</span>
        </li>
      ))}
    </ul>
  )
}

/** The opening hours of the coming week and the coming special days, unfolded at first with `open`. */
export function OpeningHours({
  hours: { state, lines, specialDays },
  open,
}: {
  hours: OpeningHoursView
  open: boolean
}) {
  if (state === null) return null
  return (
    <details open={open}>
      <summary className="flex min-h-11 items-center font-medium text-link">Opening hours</summary>
      <HoursTable lines={lines} />
      {specialDays.length > 0 && (
        <>
          <h4 className="mt-3 font-semibold">Holidays</h4>
          <SpecialDays days={specialDays} />
        </>
      )}
    </details>
  )
}
