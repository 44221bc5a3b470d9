import { GuaranteeStrip } from '#features/parts/guarantee/guarantee-strip.tsx'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { FormCard } from '#features/parts/lead-form/form-card.tsx'
import { LocationCards } from '#features/parts/locations/location-cards.tsx'
import { LocationDetail } from '#features/parts/locations/location-detail.tsx'
import type { LocationDetailView } from '#features/parts/locations/location-detail-view.ts'
import { LocationHours } from '#features/parts/locations/location-hours.tsx'
import { LocationMap } from '#features/parts/locations/location-map.tsx'
import { describeNow } from '#features/parts/opening-hours/describe-now.ts'
import { OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { People } from '#features/parts/people/people.tsx'
import { ReviewsBlock } from '#features/parts/reviews/reviews.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { ContactView, DepartmentCall } from './contact-view.ts'
import { LocationBanner } from './location-banner.tsx'

interface ContactPageProps {
  readonly page: { readonly title: string; readonly intro: string; readonly formTitle: string | null }
  readonly contact: ContactView
  readonly showing: FormShowing
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
}

const column = 'mx-auto grid w-full max-w-360 px-4 lg:px-8'
const cardLook =
  'grid min-w-0 content-start gap-6 self-start rounded-site border border-line bg-surface p-5 shadow-site lg:p-8'

/** The contact page: phone and hours, the form, the locations, the people, and the dealer's promises (LOC-15). */
export function ContactPage({ page: { title, intro, formTitle }, contact, showing, refused }: ContactPageProps) {
  const { banner, phone, hours, departments, main, block, allHref, people, reviews, guarantees } = contact
  return (
    <div className="grid grid-cols-1 gap-(--section-gap)">
      <LocationBanner title={title} intro={intro} image={banner} overlapped>
        {departments.length > 0 ? (
          <DepartmentCalls departments={departments} />
        ) : (
          // On a wide page the card of the place, beside the form, says both.
          <div
            className={`${main === null ? 'page-band-end' : 'lg:hidden'} flex flex-wrap items-center gap-x-6 gap-y-3`}
          >
            {phone !== null && (
              <a href={phone.href} className={`${buttonClass('inverse')} text-lg tabular-nums`}>
                <Icon name="phone" size={20} />
                {phone.text}
              </a>
            )}
            {hours !== null && (
              <div className="[&_span]:bg-current">
                <OpenState hours={hours} />
              </div>
            )}
          </div>
        )}
      </LocationBanner>
      <div
        className={
          `${column} over-band gap-8 lg:gap-12 ` +
          (main === null ? 'lg:max-w-280' : 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')
        }
      >
        <FormCard
          id="content-form"
          formId="content-lead"
          heading={formTitle ?? title}
          showing={showing}
          refused={refused}
          className={`${cardLook} relative`}
        />
        {main !== null && <MainPlace main={main} withNow={departments.length === 0} />}
      </div>
      <div className={`${column} gap-(--section-gap) ${guarantees.length === 0 ? 'pb-(--section-gap)' : ''}`}>
        {block?.kind === 'detail' && (
          <LocationDetail detail={block.detail} heading={block.title} brief={main !== null} />
        )}
        {block?.kind === 'cards' && <LocationCards view={block} allHref={allHref} swiped />}
        <People people={people} />
        {reviews !== null && <ReviewsBlock view={reviews} />}
      </div>
      <GuaranteeStrip items={guarantees} />
    </div>
  )
}

const callLook =
  'grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 rounded-site border border-current/40 px-4 py-2 ' +
  'hover:bg-white/10 sm:grid-cols-1 sm:content-start sm:px-5 sm:py-3'

/** The departments with their numbers and whether somebody is there now, to choose whom to call. */
function DepartmentCalls({ departments }: { departments: readonly DepartmentCall[] }) {
  return (
    <ul aria-label="Departments" className="grid w-full gap-2 sm:grid-cols-3 sm:gap-4">
      {departments.map(({ label, phone, hours }) => (
        <li key={label} className="grid">
          <a href={phone.href} className={callLook}>
            <span className="font-semibold">{label}</span>
            <span className="inline-flex items-center gap-2 text-lg font-semibold tabular-nums">
              <Icon name="phone" size={18} />
              {phone.text}
            </span>
            {hours.state !== null && <span className="col-span-full text-pretty">{describeNow(hours)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface MainPlaceProps {
  readonly main: LocationDetailView
  /** With the number of each department and whether somebody is there now, where the band does not list them. */
  readonly withNow: boolean
}

/** The main location beside the form: which it is, its hours and its plan. */
function MainPlace({ main, withNow }: MainPlaceProps) {
  const { id, name, address, directionsHref, departments, plan, map } = main
  return (
    <aside aria-label={name} className={cardLook}>
      <div>
        <h2 className="text-xl font-semibold">{name}</h2>
        {address.length > 0 && <p className="text-muted">{address.join(', ')}</p>}
      </div>
      <LocationHours id={id} departments={departments} withPhones={withNow} withNow={withNow} />
      {plan !== null && <LocationMap plan={plan} map={map} name={name} />}
      {directionsHref !== null && (
        <a href={directionsHref} target="_blank" rel="noopener" className={buttonClass('outlined')}>
          Get Directions<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </aside>
  )
}
