import { formatNumber } from '#domain/format/format-number.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { NothingView } from '../search-page.ts'

const relaxationClass =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-site border border-field-line px-4 ' +
  'hover:bg-surface-alt'

/** On a phone one row that a finger moves, so that the vehicles below begin on the first screen. */
const tilesClass =
  'flex flex-wrap gap-2 lg:gap-1.5 lg:*:*:px-3 max-sm:relative max-sm:-mx-4 max-sm:scroll-px-4 max-sm:flex-nowrap ' +
  'max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] max-sm:scroll-fade'

/** On a wide page words and ways on stand in one row, so that the vehicles below begin on the first screen. */
const rowClass = 'items-start gap-x-4 gap-y-3 lg:flex-row lg:flex-wrap lg:items-center'
const messageClass = `flex flex-col rounded-site border border-line bg-surface p-4 sm:p-5 ${rowClass}`
const wordsClass = `flex min-w-0 max-w-full flex-col ${rowClass}`

/**
 * Message of a search without results: pages that its text names, refinements to remove with the counts that remain,
 * the nearest search, the kinds and bodies in stock, and the heading of the vehicles below it (SRCH-21, SRCH-24).
 */
export default function NoResults({ nothing, narrowed }: { nothing: NothingView; narrowed: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className={messageClass}>
        <div className={wordsClass}>
          <h2 className="text-xl font-semibold wrap-anywhere lg:mr-2">
            {nothing.words !== null
              ? `No vehicles match ${nothing.words}`
              : narrowed
                ? 'No exact match'
                : 'Nothing in stock here today'}
          </h2>
          {!narrowed && <p>Tell us what you want, and we will contact you when it comes in.</p>}
          {nothing.pages.length > 0 && (
            <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
              <p>{nothing.pages.length === 1 ? 'Looking for this page?' : 'Looking for one of these pages?'}</p>
              <ul className="flex max-w-full flex-wrap gap-2">
                {nothing.pages.map(({ label, href }) => (
                  <li key={href} className="max-w-full">
                    <a data-nav="" href={href} className={`${relaxationClass} font-semibold text-link`}>
                      <span className="min-w-0 truncate">{label}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {nothing.message !== null && <p className="text-lg wrap-anywhere">{nothing.message}.</p>}
          {nothing.relaxations.length > 0 && (
            <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
              {nothing.words === null && <p>Remove a filter:</p>}
              <ul data-relaxations="" className="flex max-w-full flex-wrap gap-2">
                {nothing.relaxations.map(({ label, href, countText }) => (
                  <li key={href} className="max-w-full">
                    <a data-nav="" href={href} className={relaxationClass}>
                      <span className="min-w-0 truncate sm:max-w-60">{label}</span>
                      <span className="shrink-0 tabular-nums text-muted">{countText}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {nothing.nearest !== null && (
            <p>
              <a data-nav="" href={nothing.nearest.href} className="text-link underline">
                See the closest match: {nothing.nearest.countText}
              </a>
            </p>
          )}
        </div>
        <a data-nav="" href="/enquire?about=similar" className={`${buttonClass('filled')} shrink-0`}>
          Find Me Something Similar
        </a>
      </section>
      {nothing.tiles.length > 0 && (
        <section
          aria-labelledby="browse-stock"
          className={`browse-stock grid grid-cols-1 gap-2 ${nothing.tilesInHead ? 'max-lg:hidden' : ''}`}
        >
          <h2 id="browse-stock" className="text-lg font-semibold max-sm:sr-only">
            Browse our stock
          </h2>
          <ul className={tilesClass}>
            {nothing.tiles.map(({ label, href, count }) => (
              <li key={href} className="shrink-0">
                <a data-nav="" href={href} className={`${relaxationClass} bg-surface`}>
                  <span className="font-semibold">{label}</span>
                  <span className="text-sm tabular-nums text-muted">{formatNumber(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {nothing.heading !== null && <h2 className="text-xl font-semibold">{nothing.heading}</h2>}
    </div>
  )
}
