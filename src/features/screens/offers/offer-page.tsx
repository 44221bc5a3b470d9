import { Link } from 'react-router'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { FormPlaceList } from '#features/parts/content-forms/form-place-list.tsx'
import type { FormPlaces } from '#features/parts/content-forms/form-places.ts'
import type { FormShowing, LeadReply } from '#features/parts/lead-form/form-route.ts'
import { FormCard } from '#features/parts/lead-form/form-card.tsx'
import { focusOf, OfferButtons, OfferFigures } from '#features/parts/offers/offer-card.tsx'
import { OfferList } from '#features/parts/offers/offer-list.tsx'
import type { OffersLayout, OfferView } from '#features/parts/offers/offer-view.ts'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
const formCardClass =
  'grid min-w-0 scroll-mt-[calc(var(--header-height)+1rem)] content-start gap-6 self-start rounded-site border ' +
  'border-line bg-surface p-5 shadow-site lg:p-8'
const backClass = 'inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline'

interface OfferPageProps {
  readonly offer: OfferView
  readonly offersPath: string
  readonly showing: FormShowing
  /** The response to a submission without scripts. */
  readonly refused: LeadReply | undefined
  readonly places: FormPlaces
  readonly others: readonly OfferView[]
  readonly layout: OffersLayout
}

const posterCard = 'relative mx-4 -mt-10 grid max-w-200 gap-4 rounded-site bg-surface p-6 shadow-site lg:ml-0 lg:p-10'
/** As wide as the page it would be either too tall for the screen or too flat for the vehicle in it. */
const posterPicture = 'rounded-site max-sm:aspect-video lg:ml-auto lg:aspect-2/1 lg:w-5/6'

/** Columns of the words and the form; the form stands first where the composition has it at the left. */
const columnLooks: Readonly<Record<OffersLayout, string>> = {
  cards: 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]',
  lead: 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]',
  rows: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]',
  notices: 'max-w-180 mx-auto',
  gallery: 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]',
}

/** Beside the words and, below these, the places: the form is higher than the words of most offers. */
const besideBoth = 'content-start lg:row-span-2'
const formLooks: Readonly<Record<OffersLayout, string>> = {
  cards: besideBoth,
  lead: besideBoth,
  rows: `${besideBoth} lg:-order-1`,
  notices: '',
  gallery: besideBoth,
}

/** One offer with its conditions, the enquiry about it, and what else is on (CONTENT-01). */
export function OfferPage({ offer, offersPath, showing, refused, places, others, layout }: OfferPageProps) {
  const hasHead = layout === 'lead' || layout === 'gallery'
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pt-4 pb-(--section-gap) lg:pt-6">
      <div className={`${column} grid gap-4`}>
        <BackToOffers href={offersPath} />
        {layout === 'lead' && (
          <header className="on-brand grid overflow-hidden rounded-site bg-brand text-brand-text lg:grid-cols-2">
            <div className="grid content-center gap-5 p-6 lg:px-12 lg:py-8">
              <OfferHeading offer={offer} isQuiet={false} />
            </div>
            <OfferPicture offer={offer} className="h-full aspect-video!" />
          </header>
        )}
        {layout === 'gallery' && (
          <header className="grid">
            <OfferPicture
              offer={offer}
              className={`${posterPicture} ${offer.hasBanner ? '' : 'lg:object-[50%_45%]'}`}
            />
            <div className={posterCard}>
              <OfferHeading offer={offer} />
            </div>
          </header>
        )}
        <div className={`grid gap-8 lg:gap-12 ${columnLooks[layout]} ${hasHead ? 'pt-4' : ''}`}>
          <article className="grid min-w-0 content-start gap-6">
            {layout === 'rows' && <OfferHeading offer={offer} />}
            {(layout === 'cards' || layout === 'rows') && (
              <OfferPicture offer={offer} className="rounded-site aspect-video!" />
            )}
            {(layout === 'cards' || layout === 'notices') && <OfferHeading offer={offer} />}
            {offer.description !== null && (
              <p className="max-w-[65ch] text-lg leading-relaxed text-pretty">{offer.description.whole}</p>
            )}
            <OfferButtons offer={offer} enquireHref="#enquire" isSpread={layout === 'cards'} />
            {offer.disclaimer !== null && (
              <section aria-labelledby="conditions" className="ruled grid max-w-[75ch] gap-2 pt-(--rule-gap)">
                <h2 id="conditions" className="text-lg">
                  Conditions
                </h2>
                <p className="leading-relaxed text-muted">{offer.disclaimer.whole}</p>
              </section>
            )}
          </article>
          <div className={`print:hidden ${formLooks[layout]}`}>
            <FormCard
              id="enquire"
              formId="offer-lead"
              heading="Enquire Now"
              showing={showing}
              refused={refused}
              className={formCardClass}
            />
          </div>
          <div className={layout === 'rows' ? 'lg:col-start-2' : ''}>
            <FormPlaceList places={places} />
          </div>
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="other-offers" className={`${column} grid gap-6 print:hidden`}>
          <h2 id="other-offers" className="section-title">
            More offers
          </h2>
          <OfferList offers={others} layout={layout === 'notices' ? 'notices' : 'cards'} />
        </section>
      )}
    </div>
  )
}

/** The name of the offer with its make, category and figures; `isQuiet`: make and category in the muted colour. */
function OfferHeading({ offer, isQuiet = true }: { offer: OfferView; isQuiet?: boolean }) {
  const kind = [offer.make, offer.category].filter((part) => part !== null).join(' · ')
  return (
    <div className="grid gap-2">
      {kind !== '' && <p className={`font-semibold ${isQuiet ? 'text-muted' : ''}`}>{kind}</p>}
      <h1 className="display">{offer.name}</h1>
      <OfferFigures offer={offer} large />
    </div>
  )
}

interface EndedOfferPageProps {
  readonly name: string
  readonly offersPath: string
  readonly offers: readonly OfferView[]
  readonly searchPath: string
}

/** What the address of an offer answers once it is over: what is on instead. */
export function EndedOfferPage({ name, offersPath, offers, searchPath }: EndedOfferPageProps) {
  return (
    <div className={`${column} grid grid-cols-1 gap-8 pt-10 pb-(--section-gap)`}>
      <div className="grid gap-3">
        <h1 className="section-title">This offer has ended</h1>
        <p className="max-w-prose text-lg">
          “{name}” is no longer available.{' '}
          {offers.length > 0 ? 'These offers are on now.' : 'There are no other offers right now.'}
        </p>
        {offers.length === 0 ? (
          <p>
            <Link to={searchPath} className={backClass}>
              See all our stock
            </Link>
          </p>
        ) : (
          <BackToOffers href={offersPath} />
        )}
      </div>
      <OfferList offers={offers} />
    </div>
  )
}

function BackToOffers({ href }: { href: string }) {
  return (
    <p className="print:hidden">
      <Link to={href} className={backClass}>
        All special offers
      </Link>
    </p>
  )
}

function OfferPicture({ offer, className }: { offer: OfferView; className: string }) {
  const { src, srcSet } = buildPictureSources(offer.image, [960, 640, 1280])
  return (
    <img
      src={src}
      {...(srcSet === null ? {} : { srcSet, sizes: '(min-width: 1024px) 55vw, 100vw' })}
      alt=""
      width={960}
      height={600}
      fetchPriority="high"
      decoding="async"
      className={`picture-place aspect-16/10 w-full object-cover ${focusOf(offer)} ${className}`}
    />
  )
}
