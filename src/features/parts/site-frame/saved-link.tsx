import { useSavedIds } from '#features/parts/saved-vehicles/saved-ids.ts'
import { Icon } from '#ui/icon.tsx'

const linkClass = 'relative grid size-[44px] shrink-0 place-items-center rounded-site hover:bg-current/10'
const countClass =
  'absolute right-0 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold ' +
  'text-accent-text tabular-nums'

/** The heart of the header: the way to the saved vehicles, with their number once scripts have read it. */
export function SavedLink({ href }: { href: string }) {
  const count = useSavedIds()?.length ?? 0
  return (
    <a data-nav="" href={href} className={linkClass}>
      <Icon name="heart" size={26} />
      <span className="sr-only">Saved vehicles</span>
      {count > 0 && <span className={countClass}>{count}</span>}
    </a>
  )
}
