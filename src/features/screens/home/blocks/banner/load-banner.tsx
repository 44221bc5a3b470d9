import { Form, Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Choice } from '../choice.tsx'
import { TypeLinks } from '../type-links.tsx'
import type { LeadVehicle, LoadBannerData } from './banner-data.ts'
import { BannerFoot, BannerPicture } from './banner-parts.tsx'
import { BannerScene } from './banner-scene.tsx'

const formClass =
  'on-surface grid gap-3 rounded-site border-t-4 border-accent bg-surface p-4 text-text shadow-site ' +
  'items-end sm:grid-cols-2 lg:col-span-2 lg:grid-cols-[1fr_1fr_1fr_auto] lg:p-6'
const plateClass =
  'on-surface flex flex-wrap items-center justify-between gap-x-6 bg-surface px-4 py-2 text-text sm:py-3'

/** What is towed and what is carried: a search by the job that the vehicle has to do. */
export function LoadBanner({ banner, overlapped }: { banner: LoadBannerData; overlapped: boolean }) {
  return (
    <section aria-label="Welcome" className="on-header relative isolate overflow-hidden bg-header text-header-text">
      <BannerScene scene={banner.scene} />
      <div
        className={
          // On a phone the first field of the search has to stand on the first screen.
          'mx-auto grid max-w-(--wide) items-center gap-x-10 gap-y-5 px-4 pt-6 lg:grid-cols-[9fr_11fr] lg:gap-y-7 ' +
          `lg:px-8 lg:pt-12 ${overlapped ? 'pb-20 lg:pb-24' : 'pb-10 lg:pb-12'}`
        }
      >
        <div className="grid justify-items-start gap-4 lg:gap-5">
          <h1 className="display uppercase">{banner.title}</h1>
          {banner.subtitle !== null && (
            <p className="text-balance sm:text-lg lg:text-xl lg:leading-relaxed">{banner.subtitle}</p>
          )}
          <BannerFoot banner={banner} look="accent" />
        </div>
        {banner.lead !== null && <RatedLead lead={banner.lead} />}
        <search aria-label="Search by the job" className="lg:col-span-2">
          <Form method="get" action={banner.searchPath} className={formClass}>
            {banner.towing.length > 0 && (
              <Choice label="What do you tow?" name="towing" any="Nothing, or not sure" options={banner.towing} />
            )}
            {banner.bodies.length > 0 && (
              <Choice label="What do you need?" name="body" any="Any body" options={banner.bodies} />
            )}
            {banner.drives.length > 0 && (
              <Choice label="Where do you drive?" name="drive" any="Any drive" options={banner.drives} />
            )}
            <button type="submit" className={`${buttonClass('filled')} min-h-12 px-6`}>
              {`Search ${formatNumber(banner.total)} ${banner.noun}`}
            </button>
            {banner.types.length > 0 && (
              <div className="sm:col-span-2 lg:col-span-4">
                <TypeLinks label="Stock by type" links={banner.types} />
              </div>
            )}
          </Form>
        </search>
      </div>
    </section>
  )
}

/** The vehicle with its ratings as a plate below its picture. */
function RatedLead({ lead }: { lead: LeadVehicle }) {
  return (
    <div className="grid">
      <BannerPicture
        image={lead.image}
        alt={lead.alt}
        sizes="(min-width: 1024px) 55vw, 100vw"
        className="aspect-16/9 w-full object-cover object-[50%_65%]"
      />
      <div className={plateClass}>
        <Link to={lead.href} className="inline-flex min-h-11 flex-wrap items-center gap-x-3 hover:text-brand">
          <span className="font-bold">{lead.title}</span>
          {lead.price !== null && <span className="tabular-nums">{describePrice(lead.price)}</span>}
        </Link>
        {lead.loads.length > 0 && (
          <dl className="flex flex-wrap gap-x-5">
            {lead.loads.map(({ label, value }) => (
              <div key={label} className="flex items-baseline gap-1.5">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-bold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
