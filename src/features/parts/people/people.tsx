import { Icon } from '#ui/icon.tsx'
import type { PersonView } from './people-view.ts'

const phoneLook = 'inline-flex min-h-11 items-center gap-2 text-link tabular-nums underline underline-offset-4'

const columnLooks = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const

interface PeopleProps {
  readonly people: readonly PersonView[]
  readonly title?: string
  /** Number of columns on a wide page. */
  readonly columns?: keyof typeof columnLooks
}

/** The people of a dealership. Renders nothing if the list is empty. */
export function People({ people, title = 'Who you will meet', columns = 4 }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people-title" className="grid gap-5">
      <h2 id="people-title" className="section-title">
        {title}
      </h2>
      <ul className={`grid gap-x-6 gap-y-3 sm:grid-cols-2 sm:gap-y-5 ${columnLooks[columns]}`}>
        {people.map(({ name, role, phone, photo, initials }) => (
          <li key={name} className="flex items-start gap-4">
            {photo === null ? (
              <span
                aria-hidden
                className={
                  'grid size-12 shrink-0 place-items-center rounded-full border border-line bg-surface-alt ' +
                  'font-semibold text-muted sm:size-16 sm:text-lg'
                }
              >
                {initials}
              </span>
            ) : (
              <img
                src={photo}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="picture-place size-12 shrink-0 rounded-full object-cover sm:size-16"
              />
            )}
            <span className="grid min-w-0 sm:pt-1">
              <span className="font-semibold">{name}</span>
              {role !== null && <span className="text-muted">{role}</span>}
              {phone !== null && (
                <a href={phone.href} className={phoneLook}>
                  <Icon name="phone" size={16} />
                  {phone.text}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
