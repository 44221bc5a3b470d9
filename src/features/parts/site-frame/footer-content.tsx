import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { BrandName } from './brand-name.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

const mainPhoneClass =
  'inline-flex min-h-11 items-center text-lg font-semibold tabular-nums underline-offset-4 hover:underline'
const linkClass = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9'
const lastClass = 'mx-auto flex max-w-360 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-5 text-sm lg:px-8'
const placePhoneClass = 'inline-flex min-h-11 items-center tabular-nums underline-offset-4 hover:underline lg:min-h-9'

interface FooterLook {
  readonly column: string
  readonly lead: string
  readonly links: string
  readonly last: string
}

/** Two columns on a phone too, unless the text is large. */
const phoneColumns = 'grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]'
const lines = `grid ${phoneColumns} content-start gap-x-8 gap-y-8`
const aside: FooterLook = {
  column: 'lg:grid-cols-[1.2fr_2fr]',
  lead: '',
  links: `${lines} sm:grid-cols-2 lg:grid-cols-3`,
  last: '',
}
/** The compositions of `layout.footer`. */
const looks: Readonly<Record<SiteFrameView['footer'], FooterLook>> = {
  columns: aside,
  yards: aside,
  letterhead: {
    column: 'text-center',
    lead: 'justify-items-center border-b-3 border-double border-current/40 pb-10',
    links: 'flex flex-wrap justify-center gap-x-16 gap-y-8',
    last: 'justify-center text-center',
  },
}

export function FooterContent({ frame }: { frame: SiteFrameView }) {
  const look = looks[frame.footer]
  const showsYards = frame.footer === 'yards' && frame.places.length > 1
  return (
    <>
      {showsYards && (
        <div className="bg-white/7">
          <div
            className={
              `mx-auto grid max-w-360 ${phoneColumns} gap-4 px-4 py-8 sm:grid-cols-2 sm:py-10 ` +
              'lg:grid-cols-4 lg:px-8'
            }
          >
            <Places places={frame.places} className="rounded-site border border-current/25 p-4 sm:p-5" />
          </div>
        </div>
      )}
      <div className={`mx-auto grid max-w-360 gap-10 px-4 py-8 sm:py-12 lg:px-8 ${look.column}`}>
        <div className={`grid content-start gap-4 ${look.lead}`}>
          <BrandName frame={frame} size="footer" />
          {frame.about !== null && (
            <p className="max-w-96 text-[.9375rem] leading-relaxed text-pretty">{frame.about}</p>
          )}
          {frame.phone !== null && (
            <a href={buildPhoneHref(frame.phone)} className={mainPhoneClass}>
              {frame.phone}
            </a>
          )}
        </div>
        <div className={look.links}>
          {frame.columns.map(({ name, links }) => (
            <nav key={name} aria-label={`${name}, footer`}>
              <h2 className="pb-2 text-base">{name}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a data-nav="" href={href} className={linkClass}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {!showsYards && <Places places={frame.places} className="" />}
        </div>
      </div>
      <div className="border-t border-current/20">
        <div className={`${lastClass} ${look.last}`}>
          <p>{frame.copyright}</p>
          {frame.licences.map((licence) => (
            <p key={licence}>{licence}</p>
          ))}
          {frame.links.map(({ label, href }) => (
            <a
              key={label}
              data-nav=""
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-6"
            >
              {label}
            </a>
          ))}
        </div>
      </div>
    </>
  )
}

function Places({ places, className }: { places: SiteFrameView['places']; className: string }) {
  return places.map(({ name, address, phone }) => (
    <address key={name} className={`not-italic ${className}`}>
      <h2 className="pb-2 text-base">{name}</h2>
      {address !== null && <p className="whitespace-pre-line">{address}</p>}
      {phone !== null && (
        <a href={buildPhoneHref(phone)} className={placePhoneClass}>
          {phone}
        </a>
      )}
    </address>
  ))
}
