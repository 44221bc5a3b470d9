import { memo } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { filterSwitchId } from './filter-switch.ts'

/** Opens the filters of a narrow page before scripts run; from then on a button of the toolbar does. */
export const FilterSwitch = memo(function FilterSwitch({
  open,
  setOpen,
}: {
  open: boolean
  setOpen: (open: boolean) => void
}) {
  const hydrated = useHydrated()
  return (
    <input
      type="checkbox"
      id={filterSwitchId}
      checked={open}
      aria-label="Filters"
      aria-expanded={open}
      onChange={(event) => setOpen(event.currentTarget.checked)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        setOpen(true)
      }}
      className={`peer/filters ${hydrated ? 'hidden' : 'sr-only lg:hidden'}`}
    />
  )
})
