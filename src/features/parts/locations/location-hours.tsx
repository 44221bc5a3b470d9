import { PlacePhone } from '#features/parts/content-forms/place-phone.tsx'
import { HoursTable, OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { SpecialDays } from '#features/parts/opening-hours/opening-hours.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { usePopoverLayer } from '#ui/use-layer.ts'
import type { DepartmentView } from './location-detail-view.ts'

const segmentLook = [
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-site border border-field-line px-4',
  'bg-surface',
  'has-checked:border-brand has-checked:bg-brand has-checked:text-brand-text',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'forced-colors:has-checked:outline-2',
].join(' ')

/**
 * The panel of a department is shown while its radio button is checked, without scripts; there are five departments.
 * The first one is shown by browsers that do not know `:has()` too.
 */
const panelLooks = [
  'group-has-[input[value="1"]:checked]/departments:hidden group-has-[input[value="2"]:checked]/departments:hidden ' +
    'group-has-[input[value="3"]:checked]/departments:hidden group-has-[input[value="4"]:checked]/departments:hidden',
  'hidden group-has-[input[value="1"]:checked]/departments:grid',
  'hidden group-has-[input[value="2"]:checked]/departments:grid',
  'hidden group-has-[input[value="3"]:checked]/departments:grid',
  'hidden group-has-[input[value="4"]:checked]/departments:grid',
] as const

interface LocationHoursProps {
  readonly id: string
  readonly departments: readonly DepartmentView[]
  /** With the number of each department, where the page does not list them elsewhere. */
  readonly withPhones?: boolean
  /** Without whether it is open now, where the page says so of each department elsewhere. */
  readonly withNow?: boolean
}

/** Opening hours of a location, with a selector of its departments where it has several (LOC-06). */
export function LocationHours({ id, departments, withPhones = false, withNow = true }: LocationHoursProps) {
  const known = departments.filter(({ hours }) => hours.state !== null)
  if (known.length === 0) return null
  return (
    <section aria-labelledby={`${id}-hours`} className="group/departments grid content-start gap-3">
      <h2 id={`${id}-hours`} className="text-xl">
        Opening hours
      </h2>
      {known.length > 1 && (
        <fieldset>
          <legend className="sr-only">Department</legend>
          <div className="flex flex-wrap gap-2">
            {known.map(({ label }, index) => (
              <label key={label} className={segmentLook}>
                <input
                  type="radio"
                  name={`${id}-department`}
                  value={index}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {known.map((department, index) => (
        <div key={department.label} className={`grid content-start gap-3 ${panelLooks[index] ?? ''}`}>
          <DepartmentHours
            id={`${id}-${index}`}
            department={department}
            isOnly={known.length === 1}
            withPhone={withPhones}
            withNow={withNow}
          />
        </div>
      ))}
    </section>
  )
}

interface DepartmentHoursProps {
  readonly id: string
  readonly department: DepartmentView
  readonly isOnly: boolean
  readonly withPhone: boolean
  readonly withNow: boolean
}

function DepartmentHours({ id, department, isOnly, withPhone, withNow }: DepartmentHoursProps) {
  const { label, hours, phone } = department
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 empty:hidden">
        {withNow && <OpenState hours={hours} />}
        {withPhone && <PlacePhone phone={phone} />}
      </div>
      <HoursTable lines={hours.lines} />
      {hours.specialDays.length > 0 && (
        <HolidayHours id={`${id}-holidays`} label={isOnly ? null : label} days={hours.specialDays} />
      )}
    </>
  )
}

const popoverLook = [
  'm-auto max-h-[90dvh] w-[min(30rem,calc(100vw-2rem))] overflow-auto rounded-site border border-line bg-surface p-5',
  'text-text shadow-2xl backdrop:bg-black/60',
].join(' ')

/**
 * The holiday opening hours in a dialog (LOC-08). The browser opens and closes it without scripts; one that cannot
 * shows the days in the page.
 */
function HolidayHours({
  id,
  label,
  days,
}: {
  id: string
  label: string | null
  days: DepartmentView['hours']['specialDays']
}) {
  const layer = usePopoverLayer<HTMLDialogElement>()
  return (
    <>
      <button type="button" popoverTarget={id} className={`${buttonClass('outlined')} justify-self-start`}>
        Holiday Opening Hours
      </button>
      <dialog {...layer} id={id} popover="auto" aria-labelledby={`${id}-title`} className={popoverLook}>
        <div className="flex items-start justify-between gap-4 pb-3">
          <h3 id={`${id}-title`} className="text-xl">
            Holiday opening hours{label === null ? '' : `, ${label}`}
          </h3>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className={buttonClass('outlined')}>
            Close
          </button>
        </div>
        <SpecialDays days={days} />
      </dialog>
    </>
  )
}
