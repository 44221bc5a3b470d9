import type { ReactNode } from 'react'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import type { FinancedCarView, FinancePageView } from './finance-page-view.ts'
import { FinancePanel } from '#features/parts/finance/finance-panel.tsx'
import { PriceRangeFinder } from './price-range-finder.tsx'
import { RepaymentCalculator } from './repayment-calculator.tsx'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
const bodyLook = 'relative z-10 grid grid-cols-1 gap-(--section-gap)'
/** The calculator overlaps the coloured band of the header. */
const overlapLook = '-mt-[calc(var(--section-gap)+3.5rem)] lg:-mt-[calc(var(--section-gap)+4.5rem)]'
const phoneLook =
  'inline-flex min-h-11 items-center font-semibold whitespace-nowrap tabular-nums ' +
  'text-link underline underline-offset-4'

interface FinancePageProps {
  readonly page: FinancePageView
  readonly submission: string
  readonly refused: LeadReply | undefined
  /** The price of the car, rendered as on every page. */
  readonly price: ReactNode
  /** Offers on finance, below the calculator; null without any. */
  readonly offers: ReactNode
  readonly onCalculatorTouched: () => void
}

/** The page of every finance URL: the car if there is one, the calculator, the price range search, the form. */
export function FinancePage({ page, submission, refused, price, offers, onCalculatorTouched }: FinancePageProps) {
  const { calculator, priceRange } = page
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <header className="page-band on-brand relative isolate overflow-hidden bg-brand text-brand-text">
        <Curves />
        <div className={`${column} grid gap-5 pt-10 ${calculator === null ? 'pb-10' : 'pb-24 lg:pt-14 lg:pb-32'}`}>
          <h1 className="display">{page.heading}</h1>
          <p className="max-w-160 text-lg leading-relaxed lg:text-xl">{page.intro}</p>
          <div className="flex flex-wrap gap-3">
            <a href="#finance-form" className={`${buttonClass('accent')} min-h-12 px-6`}>
              Apply for finance
            </a>
            {calculator !== null && (
              <a href="#finance-calculator" className={`${buttonClass('inverse')} min-h-12 px-6`}>
                Work out repayments
              </a>
            )}
          </div>
        </div>
      </header>
      <div className={`${column} ${bodyLook} ${calculator === null ? '' : overlapLook}`}>
        {page.missing && (
          <p className="rounded-site bg-warning p-4 text-warning-text">
            That vehicle is no longer listed. Tell us what you are looking for and we will help.
          </p>
        )}
        {page.car !== null && (
          <FinancedCar
            car={page.car}
            price={price}
            panel={page.panel === null ? null : <FinancePanel panel={page.panel} />}
          />
        )}
        {calculator !== null && (
          <RepaymentCalculator
            key={JSON.stringify(calculator.start)}
            calculator={calculator}
            onFirstTouch={onCalculatorTouched}
          />
        )}
      </div>
      {priceRange !== null && (
        <div className={column}>
          <PriceRangeFinder rules={priceRange.rules} searchPath={priceRange.searchPath} />
        </div>
      )}
      {offers !== null && (
        <section aria-labelledby="finance-offers" className={`${column} grid gap-6`}>
          <h2 id="finance-offers" className="section-title">
            Finance offers
          </h2>
          {offers}
        </section>
      )}
      <section
        id="finance-form"
        aria-labelledby="finance-form-title"
        className={`${column} grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-12`}
      >
        <div className="grid content-start gap-6 lg:py-8">
          <div className="grid gap-2">
            <h2 id="finance-form-title" className="section-title font-bold">
              Apply for finance
            </h2>
            <p className="text-lg text-muted">
              Three short steps. Nothing is lodged with a lender until you have spoken with us.
            </p>
          </div>
          <ol className="grid gap-5">
            {nextSteps.map(([title, text], index) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
                <span
                  aria-hidden
                  className="grid size-9 place-items-center rounded-full bg-brand font-semibold text-brand-text"
                >
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          {page.phone !== null && (
            <p>
              {'Rather talk? Call '}
              <a href={buildPhoneHref(page.phone)} className={phoneLook}>
                {page.phone}
              </a>
            </p>
          )}
        </div>
        <div className="self-start rounded-site border border-line bg-surface p-5 shadow-site lg:p-8">
          <LeadForm
            key={page.form.action}
            id="finance-lead"
            view={page.form}
            submission={submission}
            refused={refused}
            anchor="finance-form"
          />
        </div>
      </section>
    </div>
  )
}

/** Decorative background: curves of a falling loan balance. */
function Curves() {
  return (
    <svg
      viewBox="0 0 720 320"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
      className="absolute inset-y-0 right-0 -z-10 hidden h-full w-2/5 opacity-15 lg:block"
    >
      <g fill="currentColor">
        {Array.from({ length: 12 }, (_, year) => {
          const height = 300 * (1 - (year / 12) ** 1.6)
          return (
            <rect key={year} x={24 + year * 58} y={320 - height} width={40} height={height} opacity={1 - year * 0.06} />
          )
        })}
      </g>
    </svg>
  )
}

const nextSteps = [
  ['Tell us what you have in mind', 'A vehicle of ours, or just a budget.'],
  ['Talk it through', 'Our finance team goes over terms, deposit and repayments with you.'],
  ['Choose with all figures in front of you', 'Rate, comparison rate, fees and the total, before you sign anything.'],
] as const

function FinancedCar({ car, price, panel }: { car: FinancedCarView; price: ReactNode; panel: ReactNode }) {
  return (
    <section
      aria-label="Your vehicle"
      className="grid overflow-hidden rounded-site border border-line bg-surface shadow-site xl:grid-cols-2"
    >
      {car.image !== null && (
        <img
          src={car.image}
          alt=""
          width={640}
          height={480}
          className="aspect-4/3 size-full bg-surface-alt object-cover sm:aspect-video lg:aspect-21/9 xl:aspect-4/3"
        />
      )}
      <div className={`grid content-center gap-5 p-5 lg:p-8 ${car.image === null ? 'xl:col-span-2' : ''}`}>
        <div className="grid gap-1">
          <h2 className="section-title font-bold">
            <a data-nav="" href={car.href} className="hover:underline">
              {car.title}
            </a>
          </h2>
          <p className="text-muted">{car.detail}</p>
        </div>
        {price}
        {panel}
      </div>
    </section>
  )
}
