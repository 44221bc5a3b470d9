import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { ModelTiles } from '#features/parts/models/model-tile.tsx'
import { OfferList } from '#features/parts/offers/offer-list.tsx'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { cardPlaceClass } from '#features/parts/vehicle-card/card-list.ts'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import type { ModelPageData, StockValue } from '#features/parts/models/model-page-data.ts'

const column = 'mx-auto w-full max-w-(--wide) px-4 lg:px-8'
const heroClass =
  'grid items-center gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12 [&>:first-child]:max-lg:order-2'
const valueClass =
  'inline-flex min-h-11 items-center gap-2 rounded-(--button-radius) border border-line bg-surface px-4 ' +
  'hover:border-brand hover:text-brand'
const cardRow =
  'card-grid grid-cols-1 [--card-gap:var(--grid-gap)] sm:grid-cols-2 xl:grid-cols-3 ' +
  'sm:max-xl:[&>li:last-child:nth-child(odd)]:hidden'
const moreClass = 'inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline'

/** A model: what it is, what of it is in stock, and what to do next (CONTENT-09). */
export function ModelPage({ page }: { page: ModelPageData }) {
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <div className="bg-band">
        <div className={`${column} grid gap-4 pt-3 pb-8 lg:pb-12`}>
          <nav aria-label="Back">
            <a data-nav="" href={page.all.href} className={`${moreClass} gap-2`}>
              <Icon name="back" size={16} /> {page.all.text}
            </a>
          </nav>
          <div className={heroClass}>
            <Summary page={page} />
            <Picture page={page} />
          </div>
        </div>
      </div>
      <div className={`${column} grid gap-(--section-gap)`}>
        {page.facts.length > 1 && <Facts facts={page.facts} />}
        {page.offers.length > 0 && (
          <section aria-labelledby="offers" className="ruled grid gap-5 pt-(--rule-gap)">
            <h2 id="offers" className="section-title">
              Offers on the {page.name}
            </h2>
            <OfferList offers={page.offers} swiped />
          </section>
        )}
        {page.cards.length > 0 && <Stock page={page} />}
        <Values id="variants" title="Variants in stock" values={page.variants} />
        <Values id="colours" title="Colours in stock" values={page.colours} />
        <Accessories page={page} />
        {page.related.length > 0 && (
          <section aria-labelledby="related" className="ruled grid gap-5 pt-(--rule-gap)">
            <h2 id="related" className="section-title">
              You may also like
            </h2>
            <ModelTiles tiles={page.related} label="Other models" />
          </section>
        )}
      </div>
    </div>
  )
}

/** On a phone the main one has a row of its own, and the others one between them where their words fit. */
const actionsLook =
  'flex w-full flex-wrap gap-3 pt-1 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] ' +
  'max-sm:*:first:col-span-full max-sm:*:not-first:px-2! max-sm:*:not-first:tracking-normal!'

function Summary({ page: { make, name, status, lead, price, types, stock, actions } }: { page: ModelPageData }) {
  return (
    <div className="grid content-center justify-items-start gap-4">
      {status !== null && <p className="font-semibold text-muted">{status}</p>}
      <h1 className="display">
        <span className="block text-[.5em] leading-tight">{make}</span> {name}
      </h1>
      {types.length > 0 && <TypeRows types={types} />}
      {types.length === 0 && price !== null && <p className="text-xl font-bold tabular-nums lg:text-2xl">{price}</p>}
      {lead !== '' && <p className="max-w-140 text-lg leading-relaxed text-pretty">{lead}</p>}
      <div className={actionsLook}>
        {stock !== null && (
          <a data-nav="" href={stock.href} className={`${buttonClass('filled')} min-h-12 px-6`}>
            {stock.text}
          </a>
        )}
        {actions.map(({ text, href }, index) => (
          <a
            key={href}
            data-nav=""
            href={href}
            className={`${buttonClass(stock === null && index === 0 ? 'filled' : 'outlined')} min-h-12 px-6`}
          >
            {text}
          </a>
        ))}
      </div>
    </div>
  )
}

/** New, demo and used ones as lines of their own: their prices are those of different vehicles. */
function TypeRows({ types }: Pick<ModelPageData, 'types'>) {
  return (
    <ul className="w-full max-w-140 divide-y divide-line border-y border-line">
      {types.map(({ label, count, price, href }) => (
        <li key={href}>
          <a
            data-nav=""
            href={href}
            className="flex min-h-12 flex-wrap items-center gap-x-3 py-1.5 tabular-nums hover:text-brand"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-muted">{count}</span>
            {price !== null && <span className="ml-auto font-bold">{price}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Picture({ page: { pictures, icon } }: { page: ModelPageData }) {
  const [picture] = pictures
  if (picture === undefined)
    return icon === null ? null : (
      <svg viewBox="0 0 120 52" className="w-full text-muted" aria-hidden="true">
        <use href={`/icons/bodies.svg#${icon}`} />
      </svg>
    )
  const { src, srcSet } = buildPictureSources(picture.url, [960, 640, 1280])
  return (
    <img
      src={src}
      {...(srcSet === null ? {} : { srcSet, sizes: '(min-width: 1024px) 56vw, 100vw' })}
      fetchPriority="high"
      alt={picture.alt}
      width={960}
      height={720}
      decoding="async"
      // Lower than the drawing, which has more sky and floor than a wide page has room for.
      className="picture-place aspect-4/3 w-full rounded-site object-cover object-[50%_65%] shadow-site sm:aspect-16/9"
    />
  )
}

/**
 * Columns of one width, each behind a line: two in a row of a phone, unless the text is large, and all in one row of a
 * wide page.
 */
const factsLook =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-5 sm:grid-cols-3 ' +
  'lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none'

function Facts({ facts }: { facts: ModelPageData['facts'] }) {
  return (
    <dl className={factsLook}>
      {facts.map(({ label, value }) => (
        <div key={label} className="border-l-2 border-line pl-4">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold text-pretty tabular-nums lg:text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Stock({ page: { name, cards, stock } }: { page: ModelPageData }) {
  return (
    <section aria-labelledby="stock" className="ruled grid gap-5 pt-(--rule-gap)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="stock" className="section-title">
          {name} in our stock
        </h2>
        {stock !== null && (
          <a data-nav="" href={stock.href} className={moreClass}>
            See them all
          </a>
        )}
      </div>
      <FinanceNote cards={cards} />
      <ul className={cardRow}>
        {cards.map((card, index) => (
          <li key={card.id} className={cardPlaceClass(index)}>
            <VehicleCard card={card} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Values({ id, title, values }: { id: string; title: string; values: readonly StockValue[] }) {
  if (values.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {values.map(({ label, count, href }) => (
          <li key={href} className="min-w-0">
            <a data-nav="" href={href} className={valueClass}>
              <span className="min-w-0 break-words">{label}</span>
              <span className="text-sm text-muted tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Accessories({ page: { name, accessories } }: { page: ModelPageData }) {
  if (accessories === null) return null
  const { href, count, kinds } = accessories
  return (
    <section aria-labelledby="accessories" className="ruled grid gap-5 pt-(--rule-gap)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="accessories" className="section-title">
          Accessories for your {name}
        </h2>
        <a data-nav="" href={href} className={moreClass}>
          All accessories ({count})
        </a>
      </div>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map((kind) => (
          <li key={kind.id} className="grid content-start gap-1 border-b border-line pb-4">
            <p className="font-semibold">{kind.name}</p>
            <p className="text-muted">{kind.note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
