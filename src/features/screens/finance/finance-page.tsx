import { Fragment, type ReactNode } from 'react'
import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import type { LeadReply } from '#features/parts/lead-form/form-route.ts'
import { LeadForm } from '#features/parts/lead-form/lead-form.tsx'
import { FinanceHead } from './finance-head.tsx'
import type { FinancedCarView, FinancePageView } from './finance-page-view.ts'
import { FinancePanel } from '#features/parts/finance/finance-panel.tsx'
import { PriceRangeFinder } from './price-range-finder.tsx'
import { RepaymentCalculator } from './repayment-calculator.tsx'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
/** The calculator overlaps the coloured band of the header. */
const overlapLook = 'over-band'
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

/** The page of every finance URL: the car if there is one, then the parts in the order that the site gives them. */
export function FinancePage({ page, submission, refused, price, offers, onCalculatorTouched }: FinancePageProps) {
  const { calculator, priceRange, layout, look, steps, text } = page
  // The calculator overlaps the coloured band where it comes right below it.
  const isOverlapping = layout.head !== 'plain' && layout.parts[0] === 'calculator' && calculator !== null
  const areStepsApart = layout.parts.includes('steps')
  const parts = {
    calculator: calculator !== null && (
      <div className={column}>
        <RepaymentCalculator
          key={JSON.stringify(calculator.start)}
          calculator={calculator}
          onFirstTouch={onCalculatorTouched}
        />
      </div>
    ),
    steps: (
      <section aria-labelledby="finance-steps" data-steps={look.steps} className={`${column} grid gap-6`}>
        <h2 id="finance-steps" className="section-title font-bold">
          How it works
        </h2>
        <Steps steps={steps} apart />
      </section>
    ),
    text: text !== '' && (
      <div className={column} data-sections={look.sections} data-lists={look.lists} data-steps={look.steps}>
        <div className="article" dangerouslySetInnerHTML={{ __html: text }} />
      </div>
    ),
    price_range: priceRange !== null && (
      <div className={column}>
        <PriceRangeFinder rules={priceRange.rules} searchPath={priceRange.searchPath} />
      </div>
    ),
    offers: offers !== null && (
      <section aria-labelledby="finance-offers" className={`${column} grid gap-6`}>
        <h2 id="finance-offers" className="section-title">
          Finance offers
        </h2>
        {offers}
      </section>
    ),
    apply: (
      <section
        id="finance-form"
        aria-labelledby="finance-form-title"
        className={`${column} grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-12`}
      >
        {/* Beside the form there is no room for steps side by side. */}
        <div
          className="grid content-start gap-6 lg:py-8"
          data-steps={look.steps === 'numerals' ? 'numerals' : 'circles'}
        >
          <div className="grid gap-2">
            <h2 id="finance-form-title" className="section-title font-bold">
              Apply for finance
            </h2>
            <p className="text-lg text-muted">
              {/* Without scripts the form is whole, as its steps are. */}
              <span className="noscript:hidden">Three short steps. </span>
              Nothing is lodged with a lender until you have spoken with us.
            </p>
          </div>
          {!areStepsApart && <Steps steps={steps} />}
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
    ),
  }
  return (
    <div className="grid grid-cols-1 gap-(--section-gap) pb-(--section-gap)">
      <FinanceHead page={page} isOverlapped={isOverlapping} />
      <div className={`relative z-10 grid grid-cols-1 gap-(--section-gap) ${isOverlapping ? overlapLook : ''}`}>
        {page.missing && (
          <div className={column}>
            <p className="rounded-site bg-warning p-4 text-warning-text">
              That vehicle is no longer listed. Tell us what you are looking for and we will help.
            </p>
          </div>
        )}
        {page.car !== null && (
          <div className={column}>
            <FinancedCar
              car={page.car}
              price={price}
              panel={page.panel === null ? null : <FinancePanel panel={page.panel} />}
            />
          </div>
        )}
        {layout.parts.map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </div>
    </div>
  )
}

/** A numbered list in the manner of the site's texts; `apart` it has the width of the page for itself. */
function Steps({ steps, apart = false }: Pick<FinancePageView, 'steps'> & { readonly apart?: boolean }) {
  return (
    <div className={apart ? 'article steps-apart' : 'article'}>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title} className="term">
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

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
          className="picture-place aspect-4/3 size-full object-cover sm:aspect-video lg:aspect-21/9 xl:aspect-4/3"
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
