import { Link } from 'react-router'
import { describePrice } from '#domain/price/describe-price.ts'
import type { BannerWords } from './banner-data.ts'
import { BannerFoot, BannerPicture } from './banner-parts.tsx'

/**
 * One large vehicle on the ground of its studio, with few words; the search that follows lies on its foot. The vehicle
 * is told below the words, because nothing has room on the picture beside a car of any length.
 */
export function HeroBanner({ banner, overlapped }: { banner: BannerWords; overlapped: boolean }) {
  const { lead, image } = banner
  const picture = image ?? lead?.image ?? null
  return (
    <section aria-label="Welcome" className={`hero ${overlapped ? 'hero-overlapped' : ''}`}>
      <div className="hero-words">
        <h1 className="display">{banner.title}</h1>
        {banner.subtitle !== null && <p>{banner.subtitle}</p>}
        <BannerFoot banner={banner} look="filled" />
        {lead !== null && image === null && (
          <Link to={lead.href} className="hero-lead">
            <b>{lead.title}</b>
            {lead.price !== null && <span className="tabular-nums">{describePrice(lead.price)}</span>}
          </Link>
        )}
      </div>
      {picture !== null && (
        <BannerPicture
          image={picture}
          alt={image === null ? (lead?.alt ?? '') : ''}
          sizes="(min-width: 1024px) 66vw, 100vw"
          className="hero-picture"
          otherwise={null}
        />
      )}
    </section>
  )
}
