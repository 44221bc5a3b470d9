import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { formatMoney } from '#domain/format/format-money.ts'
import { CarThumbnail } from '#features/parts/saved-vehicles/car-thumbnail.tsx'
import type { CarSummary } from '#features/parts/saved-vehicles/car-summary.ts'
import { buildComparePath, parseCompareAddress } from '#features/parts/saved-vehicles/compare-address.ts'
import { loadSavedCars } from '#features/parts/saved-vehicles/load-saved-cars.ts'
import { nameVehicle } from '#features/parts/vehicle-card/name-vehicle.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { focusHeading } from '#ui/page-focus.ts'
import {
  buildChosenPath,
  clearCompared,
  describeFull,
  followComparison,
  keepCompared,
  parseComparedIds,
  toggleCompared,
} from './compare-choice.ts'
import { trayId, useComparedText } from './compared-ids.ts'
import { useRoomBelow } from './use-room-below.ts'

const trayClass =
  'inset-x-0 z-30 border-t border-line bg-surface text-base text-text shadow-[0_-4px_16px_rgb(0_0_0/.12)] on-surface ' +
  'bottom-0 -outline-offset-4 print:hidden [@media(height>=30rem)]:fixed'
const rowClass = 'mx-auto flex max-w-360 flex-col-reverse px-4 lg:flex-row lg:items-center lg:gap-4 lg:px-8 lg:py-3'
const listId = 'compared-vehicles'

/** The vehicles as they are today, in the visitor's order; one that is still loading is null. */
function useComparedCars(ids: readonly string[]): readonly (CarSummary | null)[] {
  const [known, setKnown] = useState<ReadonlyMap<string, CarSummary>>(new Map())
  const missing = ids.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (missing === '') return
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const asked = missing.split(',')
      const cars = await loadSavedCars(asked, leaving.signal)
      // While the server cannot be reached the choice stays as it is.
      if (cars === null || leaving.signal.aborted) return
      const listed = new Map(cars.map((car) => [car.id, car]))
      setKnown((before) => new Map([...before, ...listed]))
      const gone = asked.filter((id) => !listed.has(id))
      if (gone.length > 0) keepCompared(ids.filter((id) => !gone.includes(id)))
    }
    void load()
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the ids change with what is missing of them
  }, [missing])
  return ids.map((id) => known.get(id) ?? null)
}

/**
 * What the visitor does on the compare page counts for the tray too, and the page without vehicles of its own shows
 * those of the tray.
 */
function useComparePage(path: string, limit: number): boolean {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isThere = pathname === path
  const before = useRef<readonly string[] | null>(null)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const after = isThere ? parseCompareAddress(query).ids : null
    if (before.current !== null && after !== null) followComparison(before.current, after, limit)
    before.current = after
    // After a vehicle that the visitor removed has left the choice.
    const chosen = isThere ? buildChosenPath(path, query) : null
    if (chosen !== null) void navigate(chosen, { replace: true, preventScrollReset: true })
  }, [isThere, path, search, limit, navigate])
  return isThere
}

/**
 * The vehicles that the visitor chose to compare, at the foot of every page (FAV-01): a row on a wide screen, and on a
 * phone one line that opens, in the place of the page's own bar. Not on the compare page, which shows them, nor on a
 * form, whose fields nothing covers.
 */
export function CompareTray({ path, limit }: { path: string; limit: number }) {
  const tray = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const ids = parseComparedIds(useComparedText())
  const cars = useComparedCars(ids)
  const isOnComparePage = useComparePage(path, limit)
  const isForm = useMatches().some(
    ({ handle }) => (handle as { readonly contactBar?: string } | undefined)?.contactBar === 'none',
  )
  const isShown = ids.length > 0 && !isOnComparePage && !isForm
  useRoomBelow(tray, pathname, isShown)
  const [open, setOpen] = useState(false)
  const [isFull, setFull] = useState(false)
  const count = ids.length
  if (isFull && count < limit) setFull(false)
  useEffect(() => {
    const showFull = (): void => setFull(true)
    window.addEventListener('comparefull', showFull)
    return () => window.removeEventListener('comparefull', showFull)
  }, [])
  if (!isShown) return null

  const remove = (car: CarSummary) => {
    toggleCompared({ id: car.id, name: nameVehicle(car) }, limit)
    // The button that had the focus is gone.
    if (count === 1) return focusHeading()
    const next = [...(tray.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [])].find(
      ({ dataset }) => dataset.remove !== car.id,
    )
    ;(next ?? toggle.current)?.focus({ preventScroll: true })
  }
  const clear = () => {
    clearCompared()
    focusHeading()
  }
  const describeChosen = `${count} of ${limit} to compare`
  return (
    // The handler closes the list, whose buttons have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={tray}
      id={trayId}
      tabIndex={-1}
      aria-label="Compare vehicles"
      style={{ paddingBottom: 'env(safe-area-inset-bottom)' }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        toggle.current?.focus()
      }}
      className={trayClass}
    >
      <div className={rowClass}>
        <p className="order-last shrink-0 font-semibold tabular-nums max-lg:hidden lg:order-first">{describeChosen}</p>
        <div className="flex min-h-14 shrink-0 items-center gap-3 lg:order-last lg:ml-auto">
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 min-w-0 grow items-center gap-2 text-left font-semibold tabular-nums lg:hidden"
          >
            {describeChosen}
            <Icon name="forward" size={16} className={open ? 'rotate-90' : '-rotate-90'} />
          </button>
          <button
            type="button"
            onClick={clear}
            className="hidden min-h-11 px-2 text-link underline underline-offset-4 lg:block"
          >
            Clear all
          </button>
          {count > 1 ? (
            <a data-nav="" href={buildComparePath(path, { ids })} className={`${buttonClass('filled')} shrink-0`}>
              Compare
            </a>
          ) : (
            <p className="text-sm text-muted">Add another to compare</p>
          )}
        </div>
        {isFull && <p className="pt-2 font-semibold lg:order-first lg:max-w-60 lg:pt-0">{describeFull(limit)}</p>}
        <div
          id={listId}
          className={`min-w-0 pt-2 lg:block lg:pt-0 ${open ? 'max-h-[50dvh] overflow-y-auto' : 'max-lg:hidden'}`}
        >
          <ul aria-label="Chosen vehicles" className="flex gap-x-4 max-lg:flex-col max-lg:divide-y max-lg:divide-line">
            {cars.map((car, index) => (
              <li key={ids[index]} className="flex min-h-14 min-w-0 items-center gap-2">
                {car === null ? (
                  <span className="text-muted">Loading…</span>
                ) : (
                  <Chosen car={car} remove={() => remove(car)} />
                )}
              </li>
            ))}
          </ul>
          <button type="button" onClick={clear} className="min-h-11 text-link underline underline-offset-4 lg:hidden">
            Clear all
          </button>
        </div>
      </div>
    </section>
  )
}

/** '$32,990 Drive Away'; words where no price is shown. */
function describePrice({ price, status }: CarSummary): string {
  if (price === null) return status
  switch (price.kind) {
    case 'amount':
      return [formatMoney(price.amount), price.typeWords].filter((part) => part !== null).join(' ')
    case 'subscription':
      return `${formatMoney(price.amount)} ${price.suffix}`
    case 'preorder':
    case 'none':
      return price.text
  }
}

function Chosen({ car, remove }: { car: CarSummary; remove: () => void }) {
  return (
    <>
      <div className="w-12 shrink-0">
        <CarThumbnail image={car.image} sizes="3rem" />
      </div>
      <p className="min-w-0 grow leading-tight">
        <a data-nav="" href={car.href} className="line-clamp-2 font-semibold wrap-anywhere hover:underline">
          {car.title}
        </a>
        <span className="text-sm tabular-nums text-muted">{describePrice(car)}</span>
      </p>
      <button
        type="button"
        data-remove={car.id}
        aria-label={`Remove ${nameVehicle(car)} from the comparison`}
        onClick={remove}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-site text-muted hover:bg-surface-alt"
      >
        <Icon name="close" size={18} />
      </button>
    </>
  )
}
