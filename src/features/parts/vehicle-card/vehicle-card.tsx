import { memo } from 'react'
import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import { buttonClass } from '#ui/button-class.ts'
import { useEnquiryLink } from './card-actions.ts'
import { CardFacts } from './card-facts.tsx'
import { CardPicture, type PictureLoading } from './card-picture.tsx'
import { CardTag } from './card-tag.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { FinanceLine } from './finance-line.tsx'
import { PriceBlock } from './price-block.tsx'
import type { VehicleCardView } from './vehicle-card-view.ts'

const pictureStripClass =
  'pointer-events-none absolute inset-x-0 bottom-0 flex justify-between gap-3 bg-black/65 px-3 py-1 ' +
  'text-sm text-white'

/** The composition is a matter of styles alone, so that the order for keyboard and screen reader is always the same. */
const kindClass = { photo: '', spec: 'card-spec', row: 'card-row' } as const

/**
 * One vehicle in a grid (CARD-01). `card-grid` aligns its parts with those of the other cards in the row. `loading`:
 * 'first' for the likely LCP picture, 'eager' for the others of the first row.
 */
export const VehicleCard = memo(function VehicleCard({
  card,
  loading,
}: {
  card: VehicleCardView
  loading: PictureLoading
}) {
  const enquireHref = `/enquire?car_id=${encodeURIComponent(card.id)}`
  const { actions } = card
  return (
    <article className={`vehicle-card h-full ${kindClass[card.kind]}`}>
      <div className="relative aspect-4/3 overflow-hidden bg-surface-alt">
        {/* A larger touch target; keyboard users use the title below. */}
        <a data-nav="" href={card.href} tabIndex={-1} className="block size-full">
          <CardPicture card={card} loading={loading} />
        </a>
        {card.tag !== null && <CardTag tag={card.tag} />}
        {card.favourite !== null && <FavouriteButton favourite={card.favourite} />}
        {(card.location !== null || card.photosCount > 0) && (
          <PictureStrip location={card.location} photos={card.photosCount} />
        )}
      </div>
      <div className="pt-1">
        <h3 className="text-lg font-semibold leading-snug break-words">
          <a data-nav="" href={card.href} className="line-clamp-2 hover:underline">
            {card.title}
          </a>
        </h3>
        {card.variant !== null && (
          <p className="truncate text-muted" title={card.variant}>
            {card.variant}
          </p>
        )}
      </div>
      <div>
        {card.price === null ? (
          <p className="text-xl font-bold">Sold</p>
        ) : (
          <PriceBlock price={card.price} size="card" />
        )}
      </div>
      <div>
        {card.loads !== undefined && card.loads.length > 0 && <Loads loads={card.loads} />}
        <CardFacts facts={card.facts} />
      </div>
      {card.finance !== null && (
        <FinanceLine finance={card.finance} enquireHref={enquireHref} warnsItself={card.warnsItself} />
      )}
      <div className="grid gap-2 pt-1">
        <a
          data-nav=""
          href={card.href}
          aria-label={`${actions.explore}: ${card.title}`}
          className={buttonClass('filled')}
        >
          {actions.explore}
        </a>
        {actions.enquire !== null && <EnquiryLink href={enquireHref} text={actions.enquire} title={card.title} />}
        {actions.testDrive !== null && <EnquiryLink {...actions.testDrive} title={card.title} />}
        {actions.reserve !== null && (
          <ReserveLink href={`${card.href}#reserve`} reserve={actions.reserve} title={card.title} />
        )}
        {actions.findSimilar !== null && (
          <EnquiryLink href={`${enquireHref}&about=similar`} text={actions.findSimilar} title={card.title} />
        )}
      </div>
    </article>
  )
})

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

/** Location of the vehicle and number of photos, on the bottom edge of the picture. */
function PictureStrip({ location, photos }: { location: string | null; photos: number }) {
  return (
    <p className={pictureStripClass}>
      <span className={location === null ? '' : 'fact on-picture icon-place'}>{location}</span>
      {photos > 0 && (
        <span className="fact on-picture icon-camera shrink-0">
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
    <a data-nav="" href={href} aria-label={`${words}: ${title}`} className={`${buttonClass('outlined')} tabular-nums`}>
      {words}
    </a>
  )
}

function EnquiryLink({ href, text, title }: { href: string; text: string; title: string }) {
  const link = useEnquiryLink(href)
  return (
    <a data-nav="" {...link} aria-label={`${text}: ${title}`} className={buttonClass('outlined')}>
      {text}
    </a>
  )
}
