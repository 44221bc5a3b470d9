import { AccessoryList } from '#features/parts/models/accessory-list.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { PartsSearchData } from './parts-page-data.ts'
import { PartsSearchBox } from './parts-search-box.tsx'

const column = 'mx-auto grid w-full max-w-360 gap-(--section-gap) px-4 py-8 lg:px-8 lg:py-12'

/** The search for parts: what is found, and the enquiry about the words in any case. */
export function PartsSearchPage({ page }: { page: PartsSearchData }) {
  const { title, searchPath, words, found, enquiry, partsPath } = page
  return (
    <div className={column}>
      <div className="grid gap-5">
        <h1 className="section-title font-bold">{title}</h1>
        <div className="max-w-180">
          <PartsSearchBox key={words} action={searchPath} words={words} />
        </div>
      </div>
      {found.length > 0 && (
        <section aria-labelledby="found" className="grid gap-5">
          <h2 id="found" className="text-xl">
            {found.length === 1 ? '1 kind of accessory' : `${found.length} kinds of accessories`}
          </h2>
          <AccessoryList kinds={found} />
        </section>
      )}
      <section aria-labelledby="ask" className="grid justify-items-start gap-4 rounded-site bg-band p-5 lg:p-8">
        <h2 id="ask" className="section-title">
          {words === '' ? 'Our parts team looks it up' : 'Ask our parts team'}
        </h2>
        <p className="max-w-180 text-lg leading-relaxed">
          {words === ''
            ? 'Type what you need above, or send us a message with your vehicle and its rego or VIN.'
            : `We look up “${words}” for your vehicle and come back with price and delivery.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <a data-nav="" href={enquiry} className={`${buttonClass('filled')} min-h-12 px-6`}>
            Parts Enquiry
          </a>
          <a data-nav="" href={partsPath} className={`${buttonClass('outlined')} min-h-12 px-6`}>
            Parts & accessories
          </a>
        </div>
      </section>
    </div>
  )
}
