import { Link } from 'react-router'
import { formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import type { TowAnswer } from '#domain/towing/tow-limits.ts'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { cardListClass } from '#features/parts/vehicle-card/card-list.ts'
import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { BriefTowCheckFields } from '#features/parts/tow-check/tow-check-fields.tsx'
import { limitWords } from '#features/parts/tow-check/limit-words.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { TowCheckPageView, TowExample } from './tow-check-page-view.ts'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
/** The cards lie on the foot of the band. */
const overlapClass = 'over-band relative'
/** The terms fill the room below the form, beside the answer, until vans follow it, which come before them. */
const gridClass = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-8'
const panelClass = 'grid content-start gap-5 rounded-site border border-line bg-surface p-5 shadow-site lg:p-7'

/** What a car may tow: the sum, its answer, the vans within it and the terms that the plates use. */
export function TowCheckPage({ page }: { page: TowCheckPageView }) {
  const { form, answer, example, vans, ballPercent, phone } = page
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <header className="page-band on-brand relative isolate bg-brand text-brand-text">
        <div className={`${column} page-band-row page-band-row-overlapped grid`}>
          <h1 className="display">What can my car tow?</h1>
          <p className="page-band-intro">
            Four limits decide it, and the lowest one counts: what the car may pull, what its tow ball may carry, what
            it may weigh, and what car and van may weigh together.
          </p>
        </div>
      </header>
      <div className={`${column} ${overlapClass} ${gridClass}`}>
        <section aria-label="Your car" className={panelClass}>
          <BriefTowCheckFields form={form} more="Add more limits" />
        </section>
        <section aria-labelledby="tow-answer" className={`${panelClass} lg:col-start-2 lg:row-span-2`}>
          {answer === null ? (
            <>
              <h2 id="tow-answer" className="section-title">
                Your answer
              </h2>
              <p className="text-lg">
                Enter the braked towing capacity and press ‘Work it out’. The more limits you add, the closer the
                answer. We do not store anything you enter.
              </p>
              {example !== null && <Example example={example} ballPercent={ballPercent} />}
            </>
          ) : (
            <>
              <AnswerHead answer={answer} />
              <Limits answer={answer} ballPercent={ballPercent} />
            </>
          )}
          <p className="text-sm text-muted">
            A guide, not a ruling: the figures on the compliance plates, the tow bar, the tow ball and the tyres decide,
            and the lowest of them counts. Weigh car and van, loaded, at a public weighbridge before you travel.
            {phone !== null && (
              <>
                {' '}
                Not sure about a figure? Ring us on{' '}
                <a href={buildPhoneHref(phone)} className="font-semibold whitespace-nowrap text-link underline">
                  {phone}
                </a>
                .
              </>
            )}
          </p>
        </section>
        {vans !== null && <Vans vans={vans} />}
        <Terms isBeside={vans === null} />
      </div>
    </div>
  )
}

const nameVan = (atm: number): string =>
  atm === 0 ? 'No van, loaded like this' : `A van of up to ${formatKilograms(atm)} ATM`

function AnswerHead({ answer: { deciding } }: { answer: TowAnswer }) {
  if (deciding === null) return null
  return (
    <>
      <h2 id="tow-answer" className="section-title">
        {nameVan(deciding.atm)}
      </h2>
      <p className="text-lg">
        <strong>{limitWords[deciding.kind].title}</strong> decides. {limitWords[deciding.kind].text}
      </p>
    </>
  )
}

/** What an answer looks like, for a car that is nobody's. */
function Example({ example: { figures, answer }, ballPercent }: { example: TowExample; ballPercent: number }) {
  return (
    <section aria-labelledby="tow-example" className="grid gap-3 rounded-site border border-dashed border-line p-4">
      <h3 id="tow-example" className="text-lg">
        <span className="font-normal text-muted">Example: </span>
        {nameVan(answer.deciding?.atm ?? 0)}
      </h3>
      <p className="text-muted">{figures}. The car is full, so that it may tow less than its brochure says.</p>
      <Limits answer={answer} ballPercent={ballPercent} />
    </section>
  )
}

function Limits({ answer, ballPercent }: { answer: TowAnswer; ballPercent: number }) {
  const { deciding, limits, unchecked } = answer
  if (deciding === null) return null
  return (
    <>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">The heaviest van that each limit allows</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 pr-3 font-normal">
              Limit
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Allows a van of
            </th>
          </tr>
        </thead>
        <tbody>
          {limits.map(({ kind, atm }) => (
            <tr key={kind} className={`border-b border-line ${kind === deciding.kind ? 'font-bold' : ''}`}>
              <th scope="row" className="py-2.5 pr-3 [font-weight:inherit]">
                {limitWords[kind].title}
              </th>
              <td className="py-2.5 text-right tabular-nums">{formatKilograms(atm)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unchecked.length > 0 && (
        <p>
          Not checked, because a figure is missing: {unchecked.map((kind) => limitWords[kind].title).join(', ')}. The
          answer may be lower.
        </p>
      )}
      <p className="text-muted">{`We take ${ballPercent}% of the van’s mass to rest on the tow ball.`}</p>
    </>
  )
}

const vansClass = 'pt-6 lg:col-span-2 lg:row-start-3'

function Vans({ vans: { count, href, cards } }: { vans: NonNullable<TowCheckPageView['vans']> }) {
  if (count === 0)
    return (
      <p className={`${vansClass} text-lg`}>
        We have no van within that today. Tell us what you are looking for, and we will ring when one comes in.
      </p>
    )
  return (
    <section aria-labelledby="tow-vans" className={`${vansClass} grid grid-cols-1 gap-6`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="tow-vans" className="section-title">
          {count === 1 ? 'One van that your car may tow' : `${count} vans that your car may tow`}
        </h2>
        <Link to={href} className={buttonClass('outlined')}>
          {count === 1 ? 'See it in our stock' : `See all ${count}`}
        </Link>
      </div>
      <FinanceNote cards={cards} />
      <ul className={cardListClass(cards[0]?.kind ?? 'photo')}>
        {cards.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}

const terms: readonly (readonly [term: string, meaning: string])[] = [
  ['Tare', 'The van empty, as it left the factory: no water, gas or luggage.'],
  ['ATM', 'Aggregate trailer mass: the most that the loaded van may weigh, its download on the tow ball included.'],
  ['Payload', 'ATM less tare: what you may put into the van, water and gas included. A litre of water is a kilogram.'],
  ['Braked towing capacity', 'The heaviest trailer with brakes that the maker allows behind the car.'],
  ['Tow-ball mass', 'The part of the loaded van that presses on the tow ball, commonly about a tenth.'],
  ['GVM', 'Gross vehicle mass: the most that the loaded car may weigh. The tow-ball mass is part of that load.'],
  ['GCM', 'Gross combination mass: the most that loaded car and loaded van may weigh together.'],
]

function Terms({ isBeside }: { isBeside: boolean }) {
  return (
    <section
      aria-labelledby="tow-terms"
      className={`grid gap-4 pt-6 ${isBeside ? 'lg:col-start-1 lg:row-start-2 lg:pt-4' : 'lg:col-span-2'}`}
    >
      <h2 id="tow-terms" className="section-title">
        What the plates say
      </h2>
      <dl className={`grid gap-x-12 ${isBeside ? 'sm:max-lg:grid-cols-2' : 'sm:grid-cols-2'}`}>
        {terms.map(([term, meaning]) => (
          <div key={term} className="border-t border-line py-2.5">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
