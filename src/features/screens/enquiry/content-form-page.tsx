import type { FormPlace } from '#features/parts/content-forms/form-places.ts'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import { Icon } from '#ui/icon.tsx'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
const phoneLook =
  'inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums text-link underline underline-offset-4'

interface ContentFormPageProps {
  readonly page: {
    readonly title: string
    readonly intro: string
    /** Heading of the form; null where the page is the form's. */
    readonly formTitle: string | null
    readonly places: readonly FormPlace[]
  }
  readonly showing: FormShowing
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
}

/** A page with a form about no vehicle, and beside it where the people are who answer it (LEAD-15). */
export function ContentFormPage({ page, showing, refused }: ContentFormPageProps) {
  const { title, intro, formTitle, places } = page
  const { view, submission } = showing
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <header className="on-brand bg-brand text-brand-text">
        <div className={`${column} grid gap-4 py-10 lg:py-14`}>
          <h1 className="display">{title}</h1>
          <p className="max-w-160 text-lg leading-relaxed lg:text-xl">{intro}</p>
        </div>
      </header>
      <div className={`${column} grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12`}>
        <section
          id="content-form"
          aria-labelledby={formTitle === null ? undefined : 'content-form-title'}
          className="grid gap-5 self-start rounded-site border border-line bg-surface p-5 shadow-site lg:p-8"
        >
          {formTitle !== null && (
            <h2 id="content-form-title" className="section-title font-bold">
              {formTitle}
            </h2>
          )}
          <LeadForm
            key={view.action}
            id="content-lead"
            view={view}
            submission={submission}
            refused={refused}
            anchor="content-form"
          />
        </section>
        {places.length > 0 && (
          <section aria-labelledby="places-title" className="grid content-start gap-4 lg:py-8">
            <h2 id="places-title" className="section-title font-bold">
              {places.length === 1 ? 'Prefer to talk?' : 'Where to find us'}
            </h2>
            <ul className="grid divide-y divide-line border-y border-line">
              {places.map((place) => (
                <Place key={place.name} place={place} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

function Place({ place: { name, address, phone } }: { place: FormPlace }) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="font-semibold">{name}</h3>
      {address.length > 0 && (
        <address className="text-muted not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {phone !== null && (
        <p>
          <a href={phone.href} className={phoneLook}>
            <Icon name="phone" size={18} />
            {phone.text}
          </a>
        </p>
      )}
    </li>
  )
}
