import { memo } from 'react'
import { CompareButton } from '#features/parts/compare/compare-button.tsx'
import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useEnquiryLink } from './card-actions.ts'
import { CardFacts } from './card-facts.tsx'
import { CardPhotos, type PictureLoading } from './card-picture.tsx'
import { CardTag } from './card-tag.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { FinanceLine } from './finance-line.tsx'
import type { PhotoSlides } from './photo-slides.tsx'
import { nameVehicle } from './name-vehicle.ts'
import { PriceBlock } from './price-block.tsx'
import type { VehicleCardView } from './vehicle-card-view.ts'

const linkClass = 'card-link underline decoration-field-line underline-offset-4 hover:text-link'

/** The composition is a matter of styles alone, so that the order for keyboard and screen reader is always the same. */
const kindClass = { photo: '', spec: 'card-spec', row: 'card-row' } as const

/**
 * One vehicle in a grid (CARD-01). `card-grid` aligns its parts with those of the other cards in the row. `loading`:
 * 'first' for the likely LCP picture, 'eager' for the others of the first row. `Slides`: its further photos
 * for a finger; null or absent in a strip of cards that is itself swiped.
 */
export const VehicleCard = memo(function VehicleCard({
  card,
  loading,
  Slides = null,
}: {
  card: VehicleCardView
  loading: PictureLoading
  Slides?: typeof PhotoSlides | null
}) {
  const enquireHref = `/enquire?car_id=${encodeURIComponent(card.id)}`
  const { actions } = card
  const name = nameVehicle(card)
  // Nothing stands below the facts on a phone, beside which its one button would have room.
  const bare = card.finance === null ? 'card-bare' : ''
  const high = card.isHigh ? 'card-high' : ''
  return (
    <article data-type={card.itemType} className={`vehicle-card h-full ${kindClass[card.kind]} ${bare} ${high}`}>
      <div className="relative overflow-hidden picture-place">
        <CardPhotos card={card} loading={loading} Slides={Slides} />
        {card.tag !== null && <CardTag tag={card.tag} />}
        {card.favourite !== null && <FavouriteButton favourite={card.favourite} />}
        {card.favourite !== null && card.favourite.sold !== true && <CompareButton car={card.favourite} look="icon" />}
        {(card.location !== null || card.photosCount > 0) && (
          <PictureStrip location={card.location} photos={card.photosCount} />
        )}
      </div>
      <div className="card-name">
        <h3 className="card-title font-semibold break-words">
          <a data-nav="" href={card.href} className="line-clamp-4 hover:underline">
            {card.title}
          </a>
        </h3>
        {(card.condition !== null || card.variant !== null) && (
          <p className="card-variant" title={card.variant ?? undefined}>
            {card.condition !== null && <b className="font-medium text-text">{card.condition}</b>}
            {card.condition !== null && card.variant !== null && ' · '}
            {card.variant}
          </p>
        )}
      </div>
      <div className={isWide(card.price) ? 'card-price wide' : 'card-price'}>
        {card.price === null ? (
          <p className="text-xl font-bold">Sold</p>
        ) : (
          <PriceBlock price={card.price} size="card" belowMarket={card.belowMarket} />
        )}
      </div>
      <div>
        {card.loads !== undefined && card.loads.length > 0 && <Loads loads={card.loads} />}
        <CardFacts facts={card.facts} />
      </div>
      <CardMore card={card} name={name} enquireHref={enquireHref} />
      <div className="card-actions">
        <a data-nav="" href={card.href} aria-label={`${actions.explore}: ${name}`} className={buttonClass('filled')}>
          {actions.explore}
        </a>
        {actions.enquire !== null && (
          <EnquiryLink href={enquireHref} text={actions.enquire} title={name} look={buttonClass('outlined')} />
        )}
        {actions.findSimilar !== null && (
          <EnquiryLink
            href={`${enquireHref}&about=similar`}
            text={actions.findSimilar}
            title={name}
            look={`${buttonClass('outlined')} card-similar`}
          />
        )}
      </div>
    </article>
  )
})

/** Two prices, or a sentence in place of one, have no room beside the name on a phone. */
const isWide = (price: VehicleCardView['price']): boolean => price?.kind === 'subscription' || price?.kind === 'none'

/**
 * Finance, and the further ways to go on as links, each in its place on every card. In the lines of those that it has
 * not, a vehicle says what else sells it. A phone leaves that and the links to the page of the vehicle.
 */
function CardMore({ card, name, enquireHref }: { card: VehicleCardView; name: string; enquireHref: string }) {
  const { finance, selling, actions } = card
  const hasLinks = actions.testDrive !== null || actions.reserve !== null
  if (finance === null && !hasLinks && selling.length === 0) return null
  return (
    <div className="card-more">
      {finance !== null && <FinanceLine {...card} finance={finance} enquireHref={enquireHref} />}
      {selling.length > 0 && <p className="card-selling">{selling.join('\n')}</p>}
      {hasLinks && (
        <p className="flex flex-wrap gap-x-4 max-sm:hidden">
          {actions.testDrive !== null && <EnquiryLink {...actions.testDrive} title={name} look={linkClass} />}
          {actions.reserve !== null && (
            <ReserveLink href={`${card.href}#reserve`} reserve={actions.reserve} title={name} />
          )}
        </p>
      )}
    </div>
  )
}

/** What the vehicle tows and carries, as large as its price. */
function Loads({ loads }: { loads: NonNullable<VehicleCardView['loads']> }) {
  return (
    <dl className="loads">
      {loads.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Location of the vehicle and number of photos, in the lower corners of the picture. */
function PictureStrip({ location, photos }: { location: string | null; photos: number }) {
  return (
    <p className="card-strip">
      {location === null ? (
        <span />
      ) : (
        <span className="fact on-picture">
          <Icon name="place" />
          {location}
        </span>
      )}
      {photos > 0 && (
        <span className="fact on-picture shrink-0">
          <Icon name="camera" />
          {photos}
          <span className="sr-only">{photos === 1 ? ' photo' : ' photos'}</span>
        </span>
      )}
    </p>
  )
}

// Screen reader users hear links out of context, so each accessible name starts with the visible text and ends with the
// vehicle.

function ReserveLink({
  href,
  reserve: { text, amount },
  title,
}: {
  href: string
  reserve: { readonly text: string; readonly amount: Cents }
  title: string
}) {
  const words = `${text} ${formatMoney(amount)}`
  return (
    <a data-nav="" href={href} aria-label={`${words}: ${title}`} className={`${linkClass} tabular-nums`}>
      {words}
    </a>
  )
}

function EnquiryLink({ href, text, title, look }: { href: string; text: string; title: string; look: string }) {
  const link = useEnquiryLink(href)
  return (
    <a data-nav="" {...link} aria-label={`${text}: ${title}`} className={look}>
      {text}
    </a>
  )
}
