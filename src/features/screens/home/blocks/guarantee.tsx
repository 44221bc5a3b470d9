import { Icon } from '#ui/icon.tsx'
import { column } from './column.ts'

export interface GuaranteeData {
  readonly block: 'guarantee'
  readonly kind: 'band' | 'list'
  readonly title: string | null
  readonly items: readonly string[]
}

/** The dealer's promises (CONTENT-07), on a band in the brand colour or as a list on the page. */
export function Guarantee({ data: { kind, title, items } }: { data: GuaranteeData }) {
  const onBand = kind === 'band'
  return (
    <section
      aria-label="What we promise"
      className={onBand ? 'band on-brand bg-brand text-brand-text' : `${column} border-y border-line`}
    >
      <div className={onBand ? `${column} grid gap-8 py-12` : 'grid gap-5 py-8'}>
        {title !== null && <h2 className="section-title max-w-220">{title}</h2>}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {items.map((item) => (
            <li key={item} className="flex items-start gap-3 font-semibold lg:grid lg:content-start">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent text-accent-text">
                <Icon name="done" size={16} />
              </span>
              <span className="pt-1 lg:pt-0">{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
