import { Link } from 'react-router'
import { buildPictureSources } from '#domain/picture/picture-sources.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { BannerData, LeadVehicle } from './home-page-data.ts'
import { BannerScene, sceneGround } from './banner-scene.tsx'

const columnsClass =
  'mx-auto grid max-w-360 items-center px-4 pt-7 lg:min-h-120 lg:grid-cols-[11fr_13fr] lg:px-8 ' +
  // A header that lies over the banner takes its height from the top.
  'lg:pt-[calc(2rem+var(--header-overlap,0px))]'
const leadLinkClass =
  'flex min-h-11 flex-wrap items-center gap-x-3 justify-self-start rounded-site bg-surface px-4 py-2 ' +
  'text-sm text-text shadow-md ring-on-picture hover:text-brand lg:absolute lg:bottom-5 lg:right-6'

/**
 * The banner: text at the left, the picture of a vehicle at the right, over a drawing or picture of the dealer.
 * `overlapped`: the search panel overlaps its bottom edge.
 */
export function Banner({ banner, overlapped }: { banner: BannerData; overlapped: boolean }) {
  const { ground, dark } = sceneGround(banner.scene)
  const [first, ...others] = banner.buttons
  return (
    <section aria-label="Welcome" className={`relative isolate overflow-hidden ${ground}`}>
      {banner.image === null ? (
        <BannerScene scene={banner.scene} />
      ) : (
        <img src={banner.image} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
      )}
      <div className={`${columnsClass} ${overlapped ? 'pb-20 lg:pb-24' : 'pb-10 lg:pb-12'}`}>
        <div className="relative z-10 grid justify-items-start gap-5 pb-5 lg:pb-8">
          <h1 className="display">{banner.title}</h1>
          {banner.subtitle !== null && (
            <p className="max-w-120 text-lg leading-relaxed text-balance lg:text-xl">{banner.subtitle}</p>
          )}
          <div className="flex flex-wrap gap-3 pt-1">
            {first !== undefined && (
              <BannerLink href={first.href} text={first.text} look={dark ? 'accent' : 'filled'} />
            )}
            {others.map(({ text, href }) => (
              <BannerLink key={text} href={href} text={text} look="inverse" />
            ))}
          </div>
        </div>
        {banner.lead !== null && <Lead lead={banner.lead} />}
      </div>
    </section>
  )
}

function BannerLink({ href, text, look }: { href: string; text: string; look: 'accent' | 'filled' | 'inverse' }) {
  const className = `${buttonClass(look)} min-h-12 px-6`
  if (href.startsWith('/'))
    return (
      <Link to={href} className={className}>
        {text}
      </Link>
    )
  return (
    <a href={href} className={className}>
      {text}
    </a>
  )
}

/** Platform pictures get a `srcset` with the widths that the server offers; others are used as they are. */
function buildSources(image: string): { readonly src: string; readonly srcSet?: string } {
  const { src, srcSet } = buildPictureSources(image, [960, 640, 768, 1280])
  return srcSet === null ? { src } : { src, srcSet }
}

function Lead({ lead }: { lead: LeadVehicle }) {
  return (
    <div className="relative grid gap-3">
      <img
        {...buildSources(lead.image)}
        sizes="(min-width: 1024px) 50vw, 100vw"
        alt={lead.alt}
        width={960}
        height={640}
        fetchPriority="high"
        decoding="async"
        className="aspect-3/2 w-full rounded-site object-cover object-[50%_70%] shadow-site"
      />
      <Link to={lead.href} className={leadLinkClass}>
        <span className="font-semibold">{lead.title}</span>
        {lead.price !== null && <span className="tabular-nums">{describePrice(lead.price)}</span>}
      </Link>
    </div>
  )
}
