import { FormPlaceList } from '#features/parts/content-forms/form-place-list.tsx'
import { AccessoryList } from '#features/parts/models/accessory-list.tsx'
import { ModelTiles } from '#features/parts/models/model-tile.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { PartsPageData } from './parts-page-data.ts'
import { PartsSearchBox } from './parts-search-box.tsx'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
const bannerClass = 'absolute inset-0 -z-10 size-full object-cover opacity-40 mix-blend-multiply'
const searchClass =
  'relative -mt-[calc(var(--section-gap)+2.5rem)] rounded-site border border-line bg-surface p-4 shadow-site lg:p-6'

/** Parts and accessories: a search, the accessories of each model, and the people who look parts up (CONTENT-09). */
export function PartsPage({ page }: { page: PartsPageData }) {
  const { title, intro, banner, searchPath, enquiry, models, groups, places } = page
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <header className="page-band on-brand relative isolate overflow-hidden bg-brand text-brand-text">
        <img src={banner} alt="" className={bannerClass} />
        <div className={`${column} grid gap-4 pt-10 pb-20 lg:pt-14 lg:pb-24`}>
          <h1 className="display">{title}</h1>
          <p className="max-w-180 text-lg leading-relaxed lg:text-xl">{intro}</p>
        </div>
      </header>
      <div className={`${column} grid gap-(--section-gap)`}>
        <div className={searchClass}>
          <PartsSearchBox action={searchPath} />
        </div>
        {models.length > 0 && (
          <section aria-labelledby="parts-models" className="grid gap-5">
            <h2 id="parts-models" className="section-title">
              Accessories by model
            </h2>
            <ModelTiles tiles={models} label="Accessories by model" />
          </section>
        )}
        {groups.map(({ group, kinds }) => (
          <section key={group} aria-label={group} className="ruled grid gap-5 pt-(--rule-gap)">
            <h2 className="section-title">{group}</h2>
            <AccessoryList kinds={kinds} />
          </section>
        ))}
        <div className="ruled grid gap-8 pt-(--rule-gap) lg:grid-cols-2">
          <section aria-labelledby="parts-ask" className="grid content-start justify-items-start gap-4">
            <h2 id="parts-ask" className="section-title">
              Need something else?
            </h2>
            <p className="max-w-140 text-lg leading-relaxed">
              Send us the part and your vehicle, ideally with its rego or VIN, and we will check price and delivery.
            </p>
            <a data-nav="" href={enquiry} className={`${buttonClass('filled')} min-h-12 px-6`}>
              Parts Enquiry
            </a>
          </section>
          <FormPlaceList places={places} />
        </div>
      </div>
    </div>
  )
}
