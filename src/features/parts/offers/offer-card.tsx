import { Link } from 'react-router'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { buttonClass } from '#ui/button-class.ts'
import { CollapsibleText } from './collapsible-text.tsx'
import type { OfferView } from './offer-view.ts'

/** How an offer stands among others; 'reversed' is 'wide' with the picture at the other side. */
export type OfferCardKind = 'card' | 'wide' | 'reversed' | 'notice' | 'gallery'

/**
 * Cards beside each other share the rows of picture, words, buttons and conditions, so that their buttons stand in
 * one line, however long the words above and the conditions below them are.
 */
const sharedRows = 'sm:grid sm:grid-rows-subgrid'
/** The rows of the list that a card of each kind takes. */
export const rowSpans: Readonly<Record<OfferCardKind, string>> = {
  card: `${sharedRows} sm:row-span-4 sm:gap-y-0`,
  gallery: `${sharedRows} sm:row-span-4 sm:gap-y-0`,
  notice: `${sharedRows} sm:row-span-3 sm:gap-y-0`,
  wide: '',
  reversed: '',
}

const framed = 'flex h-full flex-col overflow-hidden rounded-site border border-line bg-surface shadow-site'
const cardLooks: Readonly<Record<OfferCardKind, string>> = {
  card: `${framed} ${sharedRows} sm:row-span-4`,
  wide: `${framed} lg:flex-row`,
  reversed: `${framed} lg:flex-row-reverse`,
  notice: `flex h-full flex-col border-t border-line ${sharedRows} sm:row-span-3`,
  gallery: `flex h-full flex-col ${sharedRows} sm:row-span-4`,
}

/**
 * Cuts a picture of another shape, which would otherwise stretch its frame. In the row that a finger swipes it takes
 * what the highest card has more, so that none ends in a blank.
 */
const cardPicture = 'block aspect-16/10 shrink-0 overflow-hidden picture-place max-sm:grow'
// On a wide page the words say how high the card is, and the picture fills its side.
const widePicture =
  'block aspect-16/10 shrink-0 overflow-hidden picture-place max-sm:aspect-video lg:relative lg:aspect-auto ' +
  'lg:min-h-72 lg:*:absolute lg:*:inset-0'
const pictureLooks: Readonly<Record<Exclude<OfferCardKind, 'notice'>, string>> = {
  card: cardPicture,
  wide: widePicture,
  reversed: widePicture,
  gallery: 'block aspect-4/3 shrink-0 overflow-hidden rounded-site picture-place max-sm:aspect-video 3xl:aspect-2/1',
}

const wordLooks: Readonly<Record<OfferCardKind, string>> = {
  card: `p-4 sm:grow lg:p-5 ${sharedRows} sm:row-span-3`,
  wide: 'p-4 grow lg:justify-center lg:px-8 lg:py-6',
  reversed: 'p-4 grow lg:justify-center lg:px-8 lg:py-6',
  notice: `grow py-5 ${sharedRows} sm:row-span-3`,
  gallery: `relative mx-4 grow -mt-10 rounded-site bg-surface p-5 shadow-site lg:mx-6 ${sharedRows} sm:row-span-3`,
}

/** A banner is empty at its left, so it takes less of a wide card than a picture of the offer's own. */
const widthOf = (look: OfferCardKind, { hasBanner }: OfferView): string =>
  look === 'wide' || look === 'reversed' ? (hasBanner ? 'lg:w-3/8' : 'lg:w-2/5') : ''

/** A picture in three columns on a wide page, two on a tablet, one on a phone. */
const sizes = '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'

/** The part of the picture that stays where its frame has another shape. */
export const focusOf = ({ hasBanner }: Pick<OfferView, 'hasBanner'>): string =>
  hasBanner ? 'object-right' : 'object-[50%_70%]'

interface OfferCardProps {
  readonly offer: OfferView
  readonly kind?: OfferCardKind
  /** The first of a page of offers, whose picture is not waited for. */
  readonly first?: boolean
}

const largeTitle = 'text-[min(1.375rem,9vw)] lg:text-2xl'

/** An offer in a row of others, or in a row of its own (CONTENT-01). */
export function OfferCard({ offer, kind: look = 'card', first = false }: OfferCardProps) {
  const kind = [offer.make, offer.category].filter((part) => part !== null).join(' · ')
  const isWide = look === 'wide' || look === 'reversed'
  const wideFocus = isWide && !offer.hasBanner ? 'max-sm:object-[50%_55%] lg:object-[50%_55%]' : ''
  const { src, srcSet } = buildPictureSources(offer.image, [640, 320, 960])
  return (
    <article className={cardLooks[look]}>
      {look !== 'notice' && (
        // A larger touch target; keyboard users use the heading below.
        <Link
          to={offer.href}
          tabIndex={-1}
          aria-hidden="true"
          className={`${pictureLooks[look]} ${widthOf(look, offer)}`}
        >
          <img
            src={src}
            {...(srcSet === null ? {} : { srcSet, sizes })}
            alt=""
            width={640}
            height={400}
            {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            decoding="async"
            className={`size-full object-cover ${focusOf(offer)} ${wideFocus}`}
          />
        </Link>
      )}
      <div className={`flex flex-col gap-3 ${wordLooks[look]}`}>
        <div className="flex flex-col gap-3 max-sm:gap-2">
          <div className="grid gap-1 max-sm:gap-0">
            {kind !== '' && <p className="text-muted sm:text-sm">{kind}</p>}
            <h3 className={`font-semibold leading-snug ${look === 'card' ? 'text-xl' : largeTitle}`}>
              <Link to={offer.href} className="block hover:underline">
                {offer.name}
              </Link>
            </h3>
          </div>
          <OfferFigures offer={offer} />
          {offer.description !== null && (
            <CollapsibleText text={offer.description} what={`the description of ${offer.name}`} />
          )}
        </div>
        <OfferButtons
          offer={offer}
          enquireHref={`${offer.href}#enquire`}
          isSpread={look === 'card' || look === 'gallery'}
        />
        {offer.disclaimer !== null && (
          <CollapsibleText
            text={offer.disclaimer}
            what={`the conditions of ${offer.name}`}
            className="max-w-[75ch] text-sm text-muted"
          />
        )}
      </div>
    </article>
  )
}

interface OfferFiguresProps {
  readonly offer: Pick<OfferView, 'stock' | 'ends'>
  /** On the page of the offer they are larger. */
  readonly large?: boolean
}

/** What the vehicles of an offer cost, as its largest words, with their number and the last day of the offer. */
export function OfferFigures({ offer: { stock, ends }, large = false }: OfferFiguresProps) {
  if (stock === null && ends === null) return null
  return (
    <div className="grid gap-1.5">
      {stock !== null && stock.price !== null && <OfferPrice price={stock.price} large={large} />}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:text-sm">
        {ends !== null && <strong className={endsLook}>{ends}</strong>}
        {stock !== null && <span className={stock.price === null ? 'font-semibold' : ''}>{stock.count}</span>}
      </p>
    </div>
  )
}

const endsLook = 'rounded-[4px] border border-line bg-surface px-2 font-semibold text-text'
const firstAmount = /\$\d+(?:,\d{3})*(?:\.\d{2})?/

/** 'New from $42,900 Drive Away' with the amount as the figure. */
function OfferPrice({ price, large }: { price: string; large: boolean }) {
  const found = firstAmount.exec(price)
  if (found === null) return <p className="text-xl font-bold">{price}</p>
  const [amount] = found
  return (
    <p className="leading-tight tabular-nums">
      {price.slice(0, found.index)}
      <strong className={`font-bold ${large ? 'text-3xl lg:text-4xl' : 'text-2xl lg:text-3xl'}`}>{amount}</strong>
      {price.slice(found.index + amount.length)}
    </p>
  )
}

/** Two of them stand in one row of a phone. */
const quietLook = `${buttonClass('text')} px-2! max-sm:px-1! max-sm:tracking-normal!`

interface OfferButtonsProps {
  readonly offer: OfferView
  readonly enquireHref: string
  /** Whether the buttons take the whole width at the foot of their card. */
  readonly isSpread?: boolean
}

/**
 * The button of an offer, to its vehicles where it says which they are, else the enquiry; and what else it leads to as
 * quiet links. Each accessible name begins with its words and ends with the offer.
 */
export function OfferButtons({ offer, enquireHref, isSpread = true }: OfferButtonsProps) {
  return (
    <div
      className={
        'print:hidden flex flex-wrap content-start gap-x-2 max-sm:gap-x-0 sm:pt-2 ' +
        (isSpread ? '[&>*]:grow' : 'max-sm:[&>*]:grow')
      }
    >
      {offer.stock === null ? (
        <OfferLink
          href={enquireHref}
          text="Enquire Now"
          about={offer.name}
          look={`${buttonClass('filled')} ${isSpread ? 'basis-full' : 'px-6 max-sm:basis-full'}`}
        />
      ) : (
        <span className={`flex flex-wrap gap-2 max-sm:basis-full max-sm:*:grow ${isSpread ? 'basis-full *:grow' : ''}`}>
          <OfferLink
            href={offer.stock.href}
            text={offer.stock.button}
            about={offer.name}
            look={`${buttonClass('filled')} px-6`}
          />
          <OfferLink
            href={enquireHref}
            text="Enquire Now"
            about={offer.name}
            look={`${buttonClass('outlined')} px-5`}
          />
        </span>
      )}
      {offer.explore !== null && <OfferLink {...offer.explore} about={offer.name} look={quietLook} />}
      {offer.testDrive !== null && <OfferLink {...offer.testDrive} about={offer.name} look={quietLook} />}
    </div>
  )
}

interface OfferLinkProps {
  readonly href: string
  readonly text: string
  readonly about: string
  /** Classes. */
  readonly look: string
}

function OfferLink({ href, text, about, look }: OfferLinkProps) {
  return (
    <a
      {...(href.startsWith('/') ? { 'data-nav': '' } : {})}
      href={href}
      aria-label={`${text}: ${about}`}
      className={look}
    >
      {text}
    </a>
  )
}
