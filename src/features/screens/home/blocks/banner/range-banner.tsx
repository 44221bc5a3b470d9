import { ModelRange } from '../model-range.tsx'
import type { RangeBannerData } from './banner-data.ts'
import { BannerFoot } from './banner-parts.tsx'

const headClass =
  'grid items-end gap-x-12 gap-y-4 border-b border-line pt-8 pb-6 lg:grid-cols-[7fr_5fr] lg:pt-14 lg:pb-8'

/** The models of the manufacturer, with pictures and prices, as the first thing on the page. */
export function RangeBanner({ banner, overlapped }: { banner: RangeBannerData; overlapped: boolean }) {
  return (
    <section aria-label="Welcome" className="bg-surface-alt">
      <div className={`mx-auto w-full max-w-(--wide) px-4 lg:px-8 ${overlapped ? 'pb-20 lg:pb-24' : 'pb-8 lg:pb-12'}`}>
        <div className={headClass}>
          <h1 className="display">{banner.title}</h1>
          <div className="grid justify-items-start gap-4">
            {banner.subtitle !== null && <p className="text-lg leading-relaxed text-pretty">{banner.subtitle}</p>}
            <BannerFoot banner={banner} look="filled" />
          </div>
        </div>
        <div className="pt-6 lg:pt-8">
          <ModelRange models={banner.models} first />
        </div>
      </div>
    </section>
  )
}
