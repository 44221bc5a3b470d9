import { Link } from 'react-router'
import { formatNumber } from '#domain/format/format-number.ts'
import type { CountedLink } from '../../counted-link.ts'
import type { BudgetBannerData } from './banner-data.ts'
import { BannerFoot } from './banner-parts.tsx'
import { BannerScene, sceneGround } from './banner-scene.tsx'
import { Lead } from './split-banner.tsx'

const panelClass =
  'on-surface grid content-start self-start gap-5 lg:gap-7 rounded-site bg-surface p-4 text-text shadow-site sm:p-5 ' +
  'lg:p-7'
/** One line on a phone. */
const titleClass = 'max-sm:text-[calc(clamp(1.125rem,5.3vw,1.3125rem)*var(--heading-scale))]'
const linkClass =
  'flex min-h-12 w-full items-center lg:min-h-16 2xl:min-h-18 justify-between gap-x-2 rounded-(--button-radius) ' +
  'border border-field-line px-3 py-1 leading-tight font-semibold tabular-nums hover:border-brand sm:px-4 ' +
  'hover:bg-surface-alt hover:text-brand'

const listClass =
  'scroll-strip gap-2 lg:gap-3 max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 ' +
  'max-sm:scroll-fade sm:grid sm:grid-cols-2'

/** Prices and weekly repayments to choose from: the search starts with what a buyer can spend. */
export function BudgetBanner({ banner, overlapped }: { banner: BudgetBannerData; overlapped: boolean }) {
  const { ground, dark } = sceneGround(banner.scene)
  return (
    <section aria-label="Welcome" className={`relative isolate overflow-hidden ${ground}`}>
      <BannerScene scene={banner.scene} />
      <div
        className={
          'mx-auto grid max-w-(--wide) gap-x-12 gap-y-7 px-4 pt-8 lg:grid-cols-[1fr_1fr] lg:px-8 ' +
          `lg:pt-12 ${overlapped ? 'pb-20 lg:pb-24' : 'pb-10 lg:pb-14'}`
        }
      >
        <div className="grid grid-cols-1 content-start gap-6 xl:grid-rows-[auto_1fr]">
          <div className="grid justify-items-start gap-4">
            <h1 className="display xl:text-7xl">{banner.title}</h1>
            {banner.subtitle !== null && (
              <p className="text-lg leading-relaxed text-balance lg:text-xl">{banner.subtitle}</p>
            )}
            <BannerFoot banner={banner} look={dark ? 'accent' : 'filled'} />
          </div>
          {banner.lead !== null && <Lead lead={banner.lead} place="below" />}
        </div>
        <section aria-labelledby="budget" className={panelClass}>
          <h2 id="budget" className={`section-title ${titleClass}`}>
            What do you want to spend?
          </h2>
          <Choices title="To buy" links={banner.prices} />
          {banner.weekly.length > 0 && (
            <div className="grid gap-3">
              <Choices title="By the week, on finance" links={banner.weekly} />
              <p className="text-sm text-muted">{banner.weeklyNote}</p>
            </div>
          )}
        </section>
      </div>
    </section>
  )
}

function Choices({ title, links }: { title: string; links: readonly CountedLink[] }) {
  return (
    <div className="grid gap-2 lg:gap-3">
      <h3 className="font-semibold">{title}</h3>
      {/* On a phone a row that a finger swipes; the last one in sight is cut, which shows that there are more. */}
      <ul className={listClass}>
        {links.map(({ label, href, count }) => (
          <li key={href} className="flex shrink-0 items-center">
            <Link to={href} className={linkClass}>
              {label}
              <span className="text-sm font-normal text-muted">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
