import { GuaranteeStrip } from '#features/parts/guarantee/guarantee-strip.tsx'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { FormCard } from '#features/parts/lead-form/form-card.tsx'
import { LocationCards } from '#features/parts/locations/location-cards.tsx'
import { LocationDetail } from '#features/parts/locations/location-detail.tsx'
import type { LocationDetailView } from '#features/parts/locations/location-detail-view.ts'
import { LocationHours } from '#features/parts/locations/location-hours.tsx'
import { LocationMap } from '#features/parts/locations/location-map.tsx'
import { OpenState } from '#features/parts/opening-hours/hours-table.tsx'
import { People } from '#features/parts/people/people.tsx'
import { ReviewsBlock } from '#features/parts/reviews/reviews.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { ContactView } from './contact-view.ts'
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
  const { banner, phone, hours, main, block, allHref, people, reviews, guarantees } = contact
  return (
    <div className="grid grid-cols-1 gap-(--section-gap)">
      <LocationBanner title={title} intro={intro} image={banner} overlapped>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
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
        {main !== null && <MainPlace main={main} />}
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

/** The main location beside the form: its hours, its address and its plan. */
function MainPlace({
  main: { id, name, address, directionsHref, departments, plan, map },
}: {
  main: LocationDetailView
}) {
  return (
    <aside aria-label={name} className="beside-over-band grid content-start gap-6">
      <LocationHours id={id} departments={departments} />
      {plan !== null && <LocationMap plan={plan} map={map} name={name} />}
      {address.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span>
            <span className="block font-semibold">{name}</span>
            {address.join(', ')}
          </span>
          {directionsHref !== null && (
            <a href={directionsHref} target="_blank" rel="noopener" className={buttonClass('outlined')}>
              Get Directions<span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </p>
      )}
    </aside>
  )
}
