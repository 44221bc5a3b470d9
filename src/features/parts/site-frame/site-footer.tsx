import { memo } from 'react'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { BrandName } from './brand-name.tsx'
import type { SiteFrameView } from './site-frame-view.ts'

const mainPhoneClass =
  'inline-flex min-h-11 items-center text-lg font-semibold tabular-nums underline-offset-4 hover:underline'
const placePhoneClass = 'inline-flex min-h-11 items-center tabular-nums underline-offset-4 hover:underline lg:min-h-9'

export const SiteFooter = memo(function SiteFooter({ frame }: { frame: SiteFrameView }) {
  return (
    <footer className="on-footer bg-footer text-footer-text">
      <div className="mx-auto grid max-w-360 gap-10 px-4 py-12 lg:grid-cols-[1.2fr_2fr] lg:px-8">
        <div className="grid content-start gap-4">
          <BrandName frame={frame} size="footer" />
          {frame.about !== null && <p className="max-w-96 text-[.9375rem] leading-relaxed">{frame.about}</p>}
          {frame.phone !== null && (
            <a href={buildPhoneHref(frame.phone)} className={mainPhoneClass}>
              {frame.phone}
            </a>
          )}
        </div>
        <div className="grid content-start gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {frame.columns.map(({ name, links }) => (
            <nav key={name} aria-label={`${name}, footer`}>
              <h2 className="pb-2 text-base">{name}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <a
                      data-nav=""
                      href={href}
                      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {frame.places.map(({ name, address, phone }) => (
            <address key={name} className="not-italic">
              <h2 className="pb-2 text-base">{name}</h2>
              <p className="whitespace-pre-line">{address}</p>
              {phone !== null && (
                <a href={buildPhoneHref(phone)} className={placePhoneClass}>
                  {phone}
                </a>
              )}
            </address>
          ))}
        </div>
      </div>
      <div className="border-t border-current/20">
        <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-5 text-sm lg:px-8">
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
    </footer>
  )
})
