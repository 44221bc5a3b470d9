import { Icon } from '#ui/icon.tsx'
import type { PersonView } from './people-view.ts'

const phoneLook = 'inline-flex min-h-11 items-center gap-2 text-link tabular-nums underline underline-offset-4'

interface PeopleProps {
  readonly people: readonly PersonView[]
  readonly title?: string
  /** Number of columns on a wide page. */
  readonly columns?: 2 | 3 | 4
}

/** The people of a dealership. Renders nothing if the list is empty. */
export function People({ people, title = 'The people you will meet', columns = 4 }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people-title" className="grid gap-5">
      <h2 id="people-title" className="section-title">
        {title}
      </h2>
      <ul className="people" data-columns={columns}>
        {people.map(({ name, role, phone, photo }) => (
          <li key={name}>
            {photo !== null && (
              <img src={photo} alt="" width={64} height={64} loading="lazy" className="picture-place" />
            )}
            <span>
              <b>{name}</b>
              {role !== null && <span>{role}</span>}
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
