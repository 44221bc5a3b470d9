import { Icon } from './icon.tsx'

const looks = {
  /** One below the other: a dialog, a narrow column. */
  column: 'grid gap-3',
  /** Side by side where the place of the list has room. */
  fitted: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-x-10 gap-y-3',
  /** Long lists, whose lines stand close; another list below joins them. */
  dense: 'grid gap-x-10 sm:grid-cols-2 *:py-1',
} as const

/** Lines of plain text with a tick before each, in their order. The same line may occur twice. */
export function CheckList({ items, look }: { items: readonly string[]; look: keyof typeof looks }) {
  return (
    <ul className={looks[look]}>
      {items.map((item, index) => (
        <li key={`${item}-${index}`} className="flex items-start gap-3">
          <Icon name="check" size={20} className="mt-0.5 shrink-0 text-success" />
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  )
}
