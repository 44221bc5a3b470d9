import { Link } from 'react-router'
import { formatMoney } from '#domain/format/format-money.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import { Icon } from '#ui/icon.tsx'
import { usePictureFailure } from '#ui/use-picture-failure.ts'
import { SearchLine } from '../search-line.tsx'
import type { LeadVehicle, StockBookBannerData, StockBookRow } from './banner-data.ts'
import { BannerFoot, BannerPicture } from './banner-parts.tsx'
import { BannerScene, sceneGround } from './banner-scene.tsx'

const pageClass =
  'on-surface grid grid-rows-[auto_1fr_auto] border border-line bg-surface px-4 py-5 text-text lg:px-8 lg:py-7 ' +
  'shadow-[6px_6px_0_0_var(--line)]'
/** The rows share the height of the page; a phone shows the first of them. */
const listClass = 'grid divide-y divide-line max-lg:[&>li:nth-child(n+6)]:hidden'
/** The words stand below the picture where the text is large. */
const rowClass =
  'group flex h-full items-center gap-x-3 gap-y-1 py-1.5 hover:bg-surface-alt max-sm:flex-wrap sm:gap-x-4'
const lineClass = { form: '', field: '' }
/** The rows that a phone shows at first. */
const rowsAboveFold = 1

const leadClass = 'inline-flex min-h-11 flex-wrap items-center justify-center gap-x-3 hover:text-brand'

/** '$17,990 Drive Away · 213,784 km'. */
const describeLead = ({ price, km }: LeadVehicle): string =>
  [price === null ? null : describePrice(price), km].filter((part) => part !== null).join(' · ')

/** The newest arrivals as a page of the yard's stock book, beside the words and a photograph. */
export function StockBookBanner({ banner, overlapped }: { banner: StockBookBannerData; overlapped: boolean }) {
  const { lead, rows, search } = banner
  return (
    <section aria-label="Welcome" className={`relative isolate overflow-hidden ${sceneGround(banner.scene).ground}`}>
      <BannerScene scene={banner.scene} />
      <div
        className={
          'mx-auto grid max-w-(--wide) gap-x-14 gap-y-8 px-4 pt-8 lg:grid-cols-[5fr_7fr] lg:px-8 ' +
          `lg:pt-6 ${overlapped ? 'pb-20 lg:pb-24' : 'pb-10'}`
        }
      >
        <div className="relative z-1 grid content-start justify-items-start gap-5 lg:gap-4">
          <h1 className="display">{banner.title}</h1>
          {banner.subtitle !== null && (
            <p className="text-lg leading-relaxed text-balance lg:text-xl">{banner.subtitle}</p>
          )}
          {search !== null && (
            <search aria-label="Find a vehicle" className="w-full">
              <SearchLine line={search} className={lineClass} />
            </search>
          )}
          <BannerFoot banner={banner} look={search === null ? 'filled' : 'inverse'} />
          {lead !== null && (
            <figure className="hidden w-full border border-line bg-surface p-2.5 pb-0 lg:block">
              <BannerPicture
                image={lead.image}
                alt={lead.alt}
                sizes="(min-width: 1024px) 40vw, 100vw"
                className="aspect-2/1 w-full object-cover"
                wideOnly
              />
              <figcaption className="py-1 text-center leading-tight">
                <Link to={lead.href} className={leadClass}>
                  <span className="font-semibold underline underline-offset-4">{lead.title}</span>
                  {(lead.price !== null || lead.km !== null) && (
                    <span className="text-muted tabular-nums">{describeLead(lead)}</span>
                  )}
                </Link>
              </figcaption>
            </figure>
          )}
        </div>
        <section aria-labelledby="stock-book" className={pageClass}>
          <h2 id="stock-book" className="section-title border-b-4 border-double border-line pb-3">
            Newest in the yard
          </h2>
          <ol className={listClass}>
            {rows.map(({ href, title, image, facts, price }, index) => (
              <li key={href}>
                <Link to={href} className={rowClass}>
                  <RowPicture image={image} isLazy={index >= rowsAboveFold} />
                  <span className="grid min-w-0 flex-[1_1_8rem] items-center gap-x-4 sm:flex sm:flex-wrap">
                    <span className="grow basis-40">
                      <span className="block leading-tight font-semibold group-hover:underline sm:text-lg">
                        {title}
                      </span>
                      <span className="block text-muted sm:text-sm">{facts.join(' · ')}</span>
                    </span>
                    <LedgerPrice price={price} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
          <p className="border-t-4 border-double border-line pt-2">
            <Link
              to={`${banner.searchPath}?sortBy=newest`}
              className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
            >
              See the whole stock book
            </Link>
          </p>
        </section>
      </div>
    </section>
  )
}

/** The car beside its line, in a place of a fixed size; an icon for a picture that is absent or fails. */
function RowPicture({ image, isLazy }: Pick<StockBookRow, 'image'> & { readonly isLazy: boolean }) {
  const { failed, watch } = usePictureFailure()
  const place = 'h-18 w-24 shrink-0 picture-place rounded-site'
  if (image === null || failed)
    return (
      <span className={`${place} grid place-items-center text-muted`}>
        <Icon name="camera" size={24} />
      </span>
    )
  return (
    <img
      {...watch}
      src={image}
      alt=""
      width={96}
      height={72}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={`${place} object-cover`}
    />
  )
}

/**
 * An amount with what it includes: in one line on a phone, else below it, so that the amounts of the page stand in one
 * column.
 */
function LedgerPrice({ price }: Pick<StockBookRow, 'price'>) {
  if (price === null) return null
  if (price.kind !== 'amount')
    return <span className="font-semibold sm:max-w-36 sm:text-right">{describePrice(price)}</span>
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 sm:grid sm:text-right">
      <span className="leading-tight font-semibold tabular-nums sm:text-lg">{formatMoney(price.amount)}</span>
      {price.typeWords !== null && <span className="text-sm text-muted">{price.typeWords}</span>}
    </span>
  )
}
