import { describeNow } from './describe-now.ts'
import type { OpeningHoursView } from './opening-hours-view.ts'

/** 'Open until 5:30 pm' with a dot that is green while it is open; nothing where no hours are configured. */
export function OpenState({ hours }: { hours: Pick<OpeningHoursView, 'open' | 'state'> }) {
  if (hours.state === null) return null
  return (
    <p className="flex items-baseline gap-2 font-medium">
      {/* Forced colours take the ground away and show a border that is transparent otherwise. */}
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full border border-transparent ${hours.open ? 'bg-success' : 'bg-muted'}`}
      />
      {describeNow(hours)}
    </p>
  )
}

/** The table of the coming seven days (LOC-07). */
export function HoursTable({ lines }: { lines: OpeningHoursView['lines'] }) {
  return (
    // The hours are below the day where the text is large.
    <table className="block text-left">
      <caption className="sr-only">Opening hours of the coming seven days</caption>
      <tbody className="block">
        {lines.map(({ days, hours, name, href, isToday }) => (
          <tr
            key={days}
            className={`flex flex-wrap gap-x-3 border-t border-line py-1.5 ${isToday ? 'font-semibold' : ''}`}
          >
            <th scope="row" className="[font-weight:inherit]">
              {days}
              {name !== null && <span className="block font-normal text-muted sm:text-sm">{name}</span>}
            </th>
            <td className="ml-auto text-right tabular-nums">
              {href === null ? (
                hours
              ) : (
                <a href={href} data-nav="" className="text-link underline underline-offset-4">
                  {hours}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
