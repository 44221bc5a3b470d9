import { Icon } from '#ui/icon.tsx'

const listLook =
  'mx-auto flex max-w-360 flex-wrap gap-x-8 gap-y-4 px-4 py-8 max-sm:grid lg:flex-nowrap lg:justify-between lg:px-8'

/** The dealer's promises in a row (CONTENT-07); nothing without promises. */
export function GuaranteeStrip({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section aria-label="Our guarantees" className="on-brand bg-brand text-brand-text">
      <ul className={listLook}>
        {items.map((item) => (
          <li key={item} className="flex items-center gap-3 font-semibold">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent text-accent-text">
              <Icon name="check" size={18} />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
