import { Link } from 'react-router'
import { describePrice } from '#domain/price/describe-price.ts'
import type { BannerWords } from './banner-data.ts'
import { BannerFoot, BannerPicture } from './banner-parts.tsx'

const frameClass =
  'relative isolate grid overflow-hidden bg-footer text-footer-text on-footer lg:min-h-[32rem] xl:min-h-[40rem]'
// On a phone the words stand below the picture; on a wide page beside it, whose edge is round, so that they are always
// legible and the vehicle is seen whole.
const pictureClass =
  'h-54 w-full object-cover object-[50%_45%] sm:h-auto sm:aspect-2/1 lg:absolute lg:inset-y-0 lg:right-0 ' +
  'lg:aspect-auto lg:h-full lg:w-[56%] lg:rounded-l-[18%_50%] lg:object-[50%_30%]'
const wordsClass =
  'relative mx-auto grid w-full max-w-(--wide) content-end justify-items-start gap-4 px-4 pt-6 lg:gap-5 lg:px-8 ' +
  'lg:pt-28'
const leadClass =
  'ring-on-picture flex min-h-11 flex-wrap items-center gap-x-2 text-sm underline-offset-4 hover:underline lg:text-base'

/** The picture of a vehicle where it would take its buyer, from edge to edge, with the words on it. */
export function SceneBanner({ banner, overlapped }: { banner: BannerWords; overlapped: boolean }) {
  const { lead, image } = banner
  const picture = image ?? lead?.image ?? null
  return (
    <section aria-label="Welcome" className={frameClass}>
      {picture !== null && (
        <BannerPicture
          image={picture}
          alt={image === null ? (lead?.alt ?? '') : ''}
          sizes="(min-width: 1024px) 67vw, 100vw"
          className={pictureClass}
          otherwise={null}
        />
      )}
      <div className={`${wordsClass} ${overlapped ? 'pb-20 lg:pb-28' : 'pb-6 lg:pb-16'}`}>
        <h1 className="display max-w-140 lg:max-w-[min(35rem,42vw-2rem)] lg:text-5xl xl:text-7xl">{banner.title}</h1>
        {banner.subtitle !== null && (
          <p className="max-w-100 text-lg leading-relaxed text-balance lg:max-w-[min(25rem,40vw-2rem)] lg:text-xl">
            {banner.subtitle}
          </p>
        )}
        <BannerFoot banner={banner} look="accent" />
        {lead !== null && image === null && (
          <Link to={lead.href} className={leadClass}>
            <span className="font-semibold">{lead.title}</span>
            {lead.price !== null && <span className="tabular-nums">{describePrice(lead.price)}</span>}
          </Link>
        )}
      </div>
    </section>
  )
}
