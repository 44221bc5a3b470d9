import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { BrandName } from './brand-name.tsx'
import { footerLooks } from './footer-looks.ts'
import type { SiteFrameView } from './site-frame-view.ts'

const mainPhoneClass =
  'inline-flex min-h-11 items-center text-lg font-semibold tabular-nums underline-offset-4 hover:underline'
const linkClass = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9'
const lastClass =
  'mx-auto flex max-w-(--wide) flex-wrap items-baseline justify-between gap-x-12 gap-y-2 px-4 py-5 text-sm lg:px-8'
const lastLinkClass = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-6'
const placePhoneClass = 'inline-flex min-h-11 items-center tabular-nums underline-offset-4 hover:underline lg:min-h-9'
/** On a phone the number stands at the end of the line of the name, unless the text is large. */
const yardClass =
  'border-current/25 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:border-b max-sm:py-3 ' +
  'max-sm:[&>h2]:grow max-sm:[&>h2]:basis-40 max-sm:[&>h2]:pb-0 max-sm:[&>p]:order-1 max-sm:[&>p]:basis-full ' +
  'sm:rounded-site sm:border sm:p-5'
const yardsClass = 'mx-auto grid max-w-(--wide) px-4 py-6 sm:grid-cols-2 sm:gap-4 sm:py-10 lg:px-8'
const yardColumns = (count: number): string =>
  count > 4 ? 'lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]' : 'lg:grid-cols-4'
const blockClass =
  'display flex items-center justify-center gap-4 px-4 py-6 text-2xl! hover:brightness-95 lg:py-9 lg:text-4xl!'

export function FooterContent({ frame }: { frame: SiteFrameView }) {
  const look = footerLooks[frame.footer]
  const showsYards = frame.footer === 'yards' && frame.places.length > 1
  return (
    <>
      {frame.footer === 'blocks' && <Blocks frame={frame} />}
      {frame.footer === 'horizon' && <Hills />}
      {showsYards && (
        <div className="bg-white/7">
          <div className={`${yardsClass} ${yardColumns(frame.places.length)}`}>
            <Places places={frame.places} className={yardClass} />
          </div>
        </div>
      )}
      <div className={`mx-auto grid max-w-(--wide) gap-8 px-4 py-8 sm:gap-10 sm:py-12 lg:px-8 ${look.column}`}>
        <div className={`grid content-start gap-4 ${look.lead}`}>
          <BrandName frame={frame} size="footer" />
          {frame.about !== null && <p className={look.about}>{frame.about}</p>}
          {frame.phone !== null && frame.footer !== 'blocks' && (
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
          {!showsYards && <Places places={frame.places} className={look.place} />}
        </div>
      </div>
      <div className="border-t border-current/20">
        <div className={`${lastClass} ${look.last === '' ? 'xl:flex-nowrap' : look.last}`}>
          <div className={`flex flex-wrap gap-x-5 gap-y-1 ${look.last}`}>
            <p>{frame.copyright}</p>
            {frame.licences.map((licence) => (
              <p key={licence}>{licence}</p>
            ))}
          </div>
          <ul className={`flex flex-wrap gap-x-5 xl:max-w-3/5 xl:shrink-0 ${look.last}`}>
            {frame.links.map(({ label, href }) => (
              <li key={label}>
                <a data-nav="" href={href} className={lastLinkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

/** What the dealer asks for, as blocks from edge to edge: the telephone and what the header asks for. */
function Blocks({ frame: { phone, action } }: { frame: SiteFrameView }) {
  if (phone === null && action === undefined) return null
  return (
    <div className={`grid ${phone !== null && action !== undefined ? 'sm:grid-cols-2' : ''}`}>
      {phone !== null && (
        <a
          href={buildPhoneHref(phone)}
          className={`${blockClass} ring-in-picture bg-brand text-brand-text tabular-nums`}
        >
          {phone}
        </a>
      )}
      {action !== undefined && (
        <a data-nav="" href={action.href} className={`${blockClass} ring-in-picture bg-accent text-accent-text`}>
          {action.label}
          <span aria-hidden="true">→</span>
        </a>
      )}
    </div>
  )
}

/** The page ends in a line of hills, in front of which the footer begins. */
function Hills() {
  return (
    <svg viewBox="0 0 1440 96" preserveAspectRatio="none" aria-hidden="true" className="block h-12 w-full sm:h-24">
      <path fill="var(--page)" d="M0 0h1440v58c-190-46-330-34-520-4S560 96 380 72 110 22 0 40z" />
      <path
        fill="currentColor"
        fillOpacity=".09"
        d="M0 40c110-18 200 8 380 32s350 12 540-18 330-42 520 4v22c-200-36-380-8-560 8S470 96 330 90 120 60 0 70z"
      />
    </svg>
  )
}

function Places({ places, className }: { places: SiteFrameView['places']; className: string }) {
  return places.map(({ name, address, phone }) => (
    <address key={name} className={`not-italic ${className}`}>
      <h2 className="pb-2 text-base">{name}</h2>
      {address !== null && <p className="text-balance whitespace-pre-line">{address}</p>}
      {phone !== null && (
        <a href={buildPhoneHref(phone)} className={placePhoneClass}>
          {phone}
        </a>
      )}
    </address>
  ))
}
