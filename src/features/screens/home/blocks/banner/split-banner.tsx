import { Link } from 'react-router'
import { describePrice } from '#domain/price/describe-price.ts'
import type { BannerWords, LeadVehicle } from './banner-data.ts'
import { BannerButtons, BannerGround, BannerPicture } from './banner-parts.tsx'
import { sceneGround } from './banner-scene.tsx'

const columnsClass =
  'mx-auto grid max-w-(--wide) items-center px-4 pt-7 lg:min-h-120 lg:grid-cols-[11fr_13fr] lg:px-8 ' +
  // A header that lies over the banner takes its height from the top.
  'lg:pt-[calc(2rem+var(--header-overlap,0px))]'
const leadLinkClass =
  'flex min-h-11 flex-wrap items-center gap-x-3 justify-self-start rounded-site bg-surface px-4 py-2 ' +
  'text-sm text-text shadow-md ring-on-picture hover:text-brand'
const leadOnPictureClass = 'lg:absolute lg:bottom-5 lg:right-6'

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
          <BannerButtons buttons={banner.buttons} look={dark ? 'accent' : 'filled'} />
        </div>
        {banner.lead !== null && <Lead lead={banner.lead} />}
      </div>
    </section>
  )
}

const fillingClass = 'aspect-7/4 object-[50%_57%] lg:aspect-2/1 2xl:aspect-9/4'
const pictureClass = 'w-full rounded-site object-cover shadow-site'

/**
 * The vehicle with its name and price on the lower edge of its picture. `fills`: on a wide page the picture is as high
 * as its place, on a phone low, and the name stands below it, because a low picture has no room beside the wheels.
 */
export function Lead({ lead, fills = false }: { lead: LeadVehicle; fills?: boolean }) {
  return (
    <div className={`relative grid gap-3 ${fills ? 'content-start' : ''}`}>
      <BannerPicture
        image={lead.image}
        alt={lead.alt}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className={`${pictureClass} ${fills ? fillingClass : 'aspect-3/2 object-[50%_70%]'}`}
      />
      <Link to={lead.href} className={`${leadLinkClass} ${fills ? '' : leadOnPictureClass}`}>
        <span className="font-semibold">{lead.title}</span>
        {lead.price !== null && <span className="tabular-nums">{describePrice(lead.price)}</span>}
      </Link>
    </div>
  )
}
