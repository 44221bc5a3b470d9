import { BriefTowCheckFields } from '#features/parts/tow-check/tow-check-fields.tsx'
import type { TowCheckData } from '../home-page-data.ts'
import { CallButton } from './call-button.tsx'
import { column } from './column.ts'

/** The sum of what a car may tow, answered by its own page. */
export function TowCheck({ data: { title, form, phone } }: { data: TowCheckData }) {
  return (
    <section aria-labelledby="tow-check" className="band bg-band">
      <div className={`${column} grid gap-x-14 gap-y-7 py-12 lg:grid-cols-[2fr_3fr] lg:py-16`}>
        <div className="grid content-start gap-4">
          <h2 id="tow-check" className="section-title">
            {title}
          </h2>
          <p className="text-lg leading-relaxed text-pretty">
            Start with your car’s braked towing capacity. We work out the heaviest van it may tow, loaded as you travel,
            and show you the ones we have.
          </p>
          {phone !== null && (
            <div className="grid justify-items-start gap-3 pt-1">
              <p className="text-muted">Rather ask before you hitch up? Tell us what you drive and where you go.</p>
              <CallButton phone={phone} />
            </div>
          )}
        </div>
        <BriefTowCheckFields form={form} />
      </div>
    </section>
  )
}
