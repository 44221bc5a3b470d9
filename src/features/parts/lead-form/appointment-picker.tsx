import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AppointmentDay } from '#domain/hours/appointment-offer.ts'
import { formatDate } from '#domain/hours/format-hours.ts'
import { FieldError } from '#ui/field.tsx'
import { revealFocus } from '#ui/reveal-focus.ts'
import { fetchAppointmentDays } from './fetch-appointment-days.ts'
import type { LeadField } from './lead-form-definition.ts'

type AppointmentField = Extract<LeadField, { kind: 'appointment' }>

interface AppointmentControl {
  readonly field: AppointmentField
  readonly id: string
  readonly value: string
  readonly error: string | undefined
}

const noDaysText = 'There are no times to choose from right now. Send your request and we will arrange a time with you.'

/** '8:30 am' for '08:30', '12:00 pm' for '12:00': in a grid of figures words would stand out. */
function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

/** The times of a date; of any date the times of all of them. */
function listTimes(days: readonly AppointmentDay[], date: string): readonly string[] {
  const times = days.filter((day) => date === '' || day.date === date).flatMap((day) => day.times)
  return [...new Set(times)].toSorted()
}

/** The days on offer: those of the definition, and fresh ones after another location was chosen or a day refused. */
function useDays(field: AppointmentField | undefined, isRefused: boolean) {
  const [days, setDays] = useState(field?.offer.days ?? [])
  const group = useRef<HTMLDivElement>(null)
  const { source, locationField = null } = field?.offer ?? {}
  useEffect(() => {
    const form = group.current?.closest('form')
    if (form === null || form === undefined || source === undefined) return
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      const chosen = locationField === null ? null : form.elements.namedItem(locationField)
      const location = chosen instanceof HTMLSelectElement ? chosen.value : ''
      const fresh = await fetchAppointmentDays(source, location, stop.signal)
      if (fresh !== null) setDays(fresh)
    }
    const follow = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement && target.name === locationField) void load()
    }
    if (isRefused) void load()
    form.addEventListener('change', follow)
    return () => {
      stop.abort()
      form.removeEventListener('change', follow)
    }
  }, [source, locationField, isRefused])
  return { days, group }
}

// On a phone one row that fades at the edge of the card, with the tile that comes next half in sight: in rows the
// days would push the name out of the first screen. On wider screens rows of whole tiles, seven at most, as a week has.
// A tile is at least as wide as a finger.
const daysClass = [
  'tile-strip max-sm:scroll-fade max-sm:auto-cols-[max(2.75rem,calc((100%+1.25rem)/5.5-0.375rem))]',
  'sm:grid sm:gap-2 sm:grid-cols-[repeat(auto-fill,minmax(max(3.75rem,calc((100%-3rem)/7)),1fr))]',
].join(' ')
const timesClass = 'grid gap-1.5 grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] sm:gap-2'

/**
 * Date and time of an appointment: days as a row of chips, times as a grid of those that the chosen day has, which
 * follow once a day is chosen (`.appointment`). Without scripts all times are shown then, and the server says which of
 * them the day does not have.
 */
export function AppointmentPicker({ controls }: { controls: readonly AppointmentControl[] }) {
  const ofDate = controls.find(({ field }) => field.part === 'date')
  const ofTime = controls.find(({ field }) => field.part === 'time')
  const isRefused = controls.some(({ error }) => error !== undefined)
  const { days, group } = useDays(controls[0]?.field, isRefused)
  const [wanted, setWanted] = useState({ date: ofDate?.value ?? '', time: ofTime?.value ?? '' })
  const date = days.some((day) => day.date === wanted.date) ? wanted.date : ''
  const times = listTimes(days, date)
  const time = times.includes(wanted.time) ? wanted.time : ''
  const lostDay = wanted.date === date ? '' : `${formatDate(wanted.date)} cannot be booked there. Choose another day.`
  const onDay = date === '' ? '' : ` on ${formatDate(date)}`
  const lostTime =
    wanted.time === time ? '' : `${formatTime(wanted.time)} cannot be booked${onDay}. Choose another time.`
  const note = controls[0]?.field.offer.note ?? null
  if (days.length === 0)
    return (
      <div ref={group}>
        <p className="rounded-site bg-surface-alt p-3">{controls[0]?.field.offer.withoutDays ?? noDaysText}</p>
      </div>
    )
  return (
    <div ref={group} className="appointment grid min-w-0 gap-4">
      {ofDate !== undefined && (
        <RadioGroup control={ofDate} lost={lostDay}>
          <div className={daysClass} onFocus={revealFocus}>
            {['', ...days.map((day) => day.date)].map((each, index) => (
              <Choice
                key={each}
                control={ofDate}
                id={index === 0 ? ofDate.id : undefined}
                value={each}
                chosen={date}
                onChoose={() => setWanted((now) => ({ ...now, date: each }))}
                className="min-h-16"
              >
                {each === '' ? <span className="text-sm">{ofDate.field.none}</span> : <DayWords date={each} />}
              </Choice>
            ))}
          </div>
        </RadioGroup>
      )}
      {ofTime !== undefined && (
        <RadioGroup control={ofTime} lost={lostTime} note={note}>
          <div className={timesClass}>
            {['', ...times].map((each, index) => (
              <Choice
                key={each}
                control={ofTime}
                id={index === 0 ? ofTime.id : undefined}
                value={each}
                chosen={time}
                onChoose={() => setWanted((now) => ({ ...now, time: each }))}
                // Apart from the hours, which begin a row of their own.
                className={
                  each === '' ? 'col-span-full min-h-11 justify-self-start px-5' : 'min-h-11 whitespace-nowrap'
                }
              >
                {each === '' ? ofTime.field.none : formatTime(each)}
              </Choice>
            ))}
          </div>
        </RadioGroup>
      )}
      {ofDate !== undefined && ofTime !== undefined && (
        <p className="-mt-2 hidden text-muted sm:text-sm">Pick a day to see its times.</p>
      )}
    </div>
  )
}

/** 'Mon 23 Nov' on a chip, 'Monday 23 November' for screen readers. */
function DayWords({ date }: { date: string }) {
  const whole = formatDate(date)
  const [weekday = '', day = '', month = ''] = whole.split(' ')
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span aria-hidden className="grid justify-items-center leading-tight">
        <span className="text-sm">{weekday.slice(0, 3)}</span>
        <span className="text-lg font-semibold">{day}</span>
        <span className="text-xs">{month.slice(0, 3)}</span>
      </span>
    </>
  )
}

interface RadioGroupProps {
  readonly control: AppointmentControl
  /** Says which choice had to be given up; '' where none had. */
  readonly lost: string
  readonly note?: string | null
  readonly children: ReactNode
}

function RadioGroup({ control: { field, id, error }, lost, note = null, children }: RadioGroupProps) {
  const described = [error === undefined ? [] : [`${id}-error`], note === null ? [] : [`${id}-hint`]].flat()
  return (
    <fieldset className="min-w-0" aria-describedby={described.length === 0 ? undefined : described.join(' ')}>
      <legend className="mb-1.5 font-medium">
        {field.label}
        {!field.required && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      {children}
      <output className="block font-medium sm:text-sm not-empty:mt-2">{error === undefined ? lost : ''}</output>
      {note !== null && (
        <p id={`${id}-hint`} className="mt-2 text-muted sm:text-sm">
          {note}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

const choiceLook = [
  'relative grid cursor-pointer place-items-center rounded-site border border-field-line bg-surface px-1 py-1.5',
  'text-center tabular-nums has-checked:border-brand has-checked:bg-brand has-checked:text-brand-text',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')

interface ChoiceProps {
  readonly control: AppointmentControl
  readonly id: string | undefined
  readonly value: string
  readonly chosen: string
  readonly onChoose: () => void
  readonly className: string
  readonly children: ReactNode
}

function Choice({ control, id, value, chosen, onChoose, className, children }: ChoiceProps) {
  return (
    <label className={`${choiceLook} ${className}`}>
      <input
        type="radio"
        id={id}
        name={control.field.name}
        value={value}
        checked={chosen === value}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  )
}
