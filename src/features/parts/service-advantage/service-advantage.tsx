import { buttonClass } from '#ui/button-class.ts'
import type { ServiceAdvantageView, ServicePrice } from './service-advantage-view.ts'

const cell = 'border-b border-line px-3 py-3 text-left align-top lg:px-4'

const summaryClass = `${buttonClass('outlined')} list-none [&::-webkit-details-marker]:hidden`

interface ServiceAdvantageProps {
  readonly promotion: ServiceAdvantageView
  /**
   * Prices of a few models, on a page that is about more than servicing: the table waits until it is asked for. null
   * shows the table.
   */
  readonly examples?: readonly ServicePrice[] | null
}

/** The capped price of a service for each model, with what the price covers (CONTENT-04). */
export function ServiceAdvantage({ promotion, examples = null }: ServiceAdvantageProps) {
  return (
    <section aria-labelledby="service-advantage" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="service-advantage" className="section-title">
          {promotion.title}
        </h2>
        <p className="max-w-[65ch] text-lg text-muted">
          While the program covers your vehicle, no scheduled service costs more than the price for your model. Cover
          ends at the limit of time or distance, whichever comes first. Ask us what applies to yours.
        </p>
      </div>
      {examples !== null && examples.length > 0 && <Examples prices={examples} />}
      {examples !== null ? (
        <details>
          <summary className={summaryClass}>See the Price for Each Model</summary>
          <div className="pt-4">
            <Prices promotion={promotion} />
          </div>
        </details>
      ) : (
        <Prices promotion={promotion} />
      )}
    </section>
  )
}

function Examples({ prices }: { prices: readonly ServicePrice[] }) {
  return (
    <ul aria-label="Prices by model" className="service-prices">
      {prices.map(({ model, price }) => (
        <li key={model}>
          <span>{model}</span>
          <span>{price}</span>
          <span>a service at most</span>
        </li>
      ))}
    </ul>
  )
}

function Prices({ promotion }: { promotion: ServiceAdvantageView }) {
  return (
    <div className="overflow-x-auto rounded-site border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">Capped price of a scheduled service by model</caption>
        <thead className="bg-surface-alt text-sm">
          <tr>
            <th scope="col" className={cell}>
              Model
            </th>
            <th scope="col" className={`${cell} sm:whitespace-nowrap`}>
              Per service
            </th>
            <th scope="col" className={`${cell} max-sm:hidden`}>
              What it covers
            </th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {promotion.rows.map(({ models, price, facts }) => (
            <tr key={models}>
              <th scope="row" className={`${cell} font-semibold wrap-anywhere`}>
                {models}
                {/* A phone has no room for a third column. */}
                <span className="block text-sm font-normal text-muted sm:hidden">{facts.join(', ')}</span>
              </th>
              <td className={`${cell} text-lg font-semibold tabular-nums`}>{price ?? 'Ask us'}</td>
              <td className={`${cell} text-muted max-sm:hidden`}>{facts.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
