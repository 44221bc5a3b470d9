import { Link } from 'react-router'
import { describePrice } from '#domain/price/describe-price.ts'
import type { BannerWords, LeadVehicle } from './banner-data.ts'
import { BannerFoot, BannerGround, BannerPicture } from './banner-parts.tsx'
import { sceneGround } from './banner-scene.tsx'

const columnsClass =
  'mx-auto grid max-w-(--wide) items-center px-4 pt-7 lg:min-h-120 lg:grid-cols-[11fr_13fr] lg:px-8 ' +
  // A header that lies over the banner takes its height from the top.
  'lg:pt-[calc(2rem+var(--header-overlap,0px))]'
const leadLinkClass =
  'absolute bottom-2 left-2 flex min-h-10 max-w-[calc(100%-1rem)] flex-wrap items-center gap-x-3 rounded-site ' +
  'bg-surface px-3 py-1 text-sm text-text shadow-md ring-on-picture hover:text-brand lg:right-5 lg:bottom-4 ' +
  'lg:left-auto lg:min-h-11 lg:px-4 lg:py-2'

/**
 * Text at the left, the picture of a vehicle at the right, over a drawing or picture of the dealer. `overlapped`: the
 * search panel overlaps its bottom edge.
 */
export function SplitBanner({ banner, overlapped }: { banner: BannerWords; overlapped: boolean }) {
  const { ground, dark } = sceneGround(banner.scene)
  return (
    <section aria-label="Welcome" className={`relative isolate overflow-hidden ${ground}`}>
      <BannerGround image={banner.image} scene={banner.scene} />
      <div className={`${columnsClass} ${overlapped ? 'pb-20 lg:pb-24' : 'pb-10 lg:pb-12'}`}>
        <div className="relative z-10 grid justify-items-start gap-5 pb-5 lg:pb-8">
          <h1 className="display">{banner.title}</h1>
          {banner.subtitle !== null && (
            <p className="max-w-120 text-lg leading-relaxed text-balance lg:text-xl">{banner.subtitle}</p>
          )}
          <BannerFoot banner={banner} look={dark ? 'accent' : 'filled'} />
        </div>
        {banner.lead !== null && <Lead lead={banner.lead} place="beside" />}
      </div>
    </section>
  )
}

/** A crop that leaves ground below the wheels, on which the name of the vehicle lies. */
const cropClass = {
  beside: 'aspect-3/2 object-[50%_80%]',
  // The wider the picture, the less of it may be cut off above, where the roof is. From 1280 px it is as tall as what
  // the words leave of the height of the panel beside them.
  below: 'aspect-16/9 object-[50%_85%] lg:aspect-3/2 xl:absolute xl:inset-0 xl:h-full xl:aspect-auto xl:object-center',
}
const pictureClass = 'w-full rounded-site object-cover shadow-site'

/** The vehicle with its name and price on the lower edge of its picture, beside the words or below them. */
export function Lead({ lead, place }: { lead: LeadVehicle; place: keyof typeof cropClass }) {
  return (
    <div className="relative xl:min-h-80">
      <BannerPicture
        image={lead.image}
        alt={lead.alt}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className={`${pictureClass} ${cropClass[place]}`}
      />
      <Link to={lead.href} className={leadLinkClass}>
        <span className="font-semibold">{lead.title}</span>
        {lead.price !== null && <span className="tabular-nums">{describePrice(lead.price)}</span>}
      </Link>
    </div>
  )
}
