import { Link } from 'react-router'
import { describePrice } from '#domain/price/describe-price.ts'
import type { BannerWords, LeadVehicle } from './banner-data.ts'
import { BannerFoot, BannerPicture } from './banner-parts.tsx'

const frameClass =
  'relative isolate grid overflow-hidden bg-footer text-footer-text on-footer lg:min-h-[32rem] xl:min-h-[40rem]'
// On a phone the words stand below the picture; on a wide page beside it, whose edge is round, so that they are always
// legible and the vehicle is seen whole.
const pictureClass =
  'h-60 w-full object-cover object-[50%_45%] sm:h-auto sm:aspect-2/1 lg:absolute lg:inset-y-0 lg:right-0 ' +
  'lg:aspect-auto lg:h-full lg:w-[56%] lg:rounded-l-[18%_50%] lg:object-[50%_30%]'
const wordsClass =
  'relative mx-auto grid w-full max-w-(--wide) content-end justify-items-start gap-4 px-4 pt-6 lg:gap-5 lg:px-8 ' +
  'lg:pt-28'
const plateClass =
  'ring-on-picture absolute right-4 flex min-h-10 max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-3 ' +
  'rounded-site bg-surface px-3 py-1 text-sm text-text shadow-md hover:text-brand lg:right-8 lg:min-h-11 lg:px-4'

/** The picture of a vehicle where it would take its buyer, from edge to edge, with the words on it. */
export function SceneBanner({ banner, overlapped }: { banner: BannerWords; overlapped: boolean }) {
  const { lead, image } = banner
  const picture = image ?? lead?.image ?? null
  const told = image === null ? lead : null
  return (
    <section aria-label="Welcome" className={frameClass}>
      {picture !== null && (
        <div className="relative lg:static">
          <BannerPicture
            image={picture}
            alt={image === null ? (lead?.alt ?? '') : ''}
            sizes="(min-width: 1024px) 67vw, 100vw"
            // On a phone the ground below the wheels has room for the plate.
            className={`${pictureClass} ${told === null ? '' : 'max-sm:object-[50%_90%]'}`}
            otherwise={null}
          />
          {told !== null && <Plate lead={told} place="bottom-2 lg:hidden" />}
        </div>
      )}
      <div className={`${wordsClass} ${overlapped ? 'pb-20 lg:pb-28' : 'pb-6 lg:pb-16'}`}>
        <h1 className="display max-w-140 lg:max-w-[min(35rem,42vw-2rem)] lg:text-5xl xl:text-[min(4.5rem,7.3vw)]/none">
          {banner.title}
        </h1>
        {banner.subtitle !== null && (
          <p className="max-w-100 text-lg leading-relaxed text-balance lg:max-w-[min(25rem,40vw-2rem)] lg:text-xl">
            {banner.subtitle}
          </p>
        )}
        <BannerFoot banner={banner} look="accent" />
        {told !== null && <Plate lead={told} place={`max-lg:hidden ${overlapped ? 'bottom-24' : 'bottom-8'}`} />}
      </div>
    </section>
  )
}

/**
 * Name and price on the lower edge of the picture. The picture is before the words on a phone and after them on a wide
 * page, and so is its plate, because the keyboard goes the way that the eye goes.
 */
function Plate({ lead, place }: { lead: LeadVehicle; place: string }) {
  return (
    <Link to={lead.href} className={`${plateClass} ${place}`}>
      <span className="font-semibold">{lead.title}</span>
      {lead.price !== null && <span className="tabular-nums">{describePrice(lead.price)}</span>}
    </Link>
  )
}
