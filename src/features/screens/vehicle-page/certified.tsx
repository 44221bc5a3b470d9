import { useId } from 'react'
import { CheckList } from '#ui/check-list.tsx'
import { Icon } from '#ui/icon.tsx'
import type { VehiclePageView } from './vehicle-page-view.ts'

const badgeClass =
  'flex min-h-11 w-full items-center gap-3 rounded-site bg-surface-alt px-3 py-2 text-left hover:underline'
const dialogClass =
  'm-auto w-[calc(100%-2rem)] max-w-md rounded-site border border-line bg-surface p-6 text-text ' +
  'shadow-2xl backdrop:bg-black/60'
const benefitsClass =
  'grid gap-x-6 gap-y-3 rounded-site border border-line bg-surface-alt p-4 sm:grid-cols-2 min-[88rem]:grid-cols-4'

/** Badge of the certified programme. Pressing it opens the list of benefits, also without scripts (VDP-10). */
export function CertifiedBadge({
  certified: { name, logo, benefits },
}: {
  certified: NonNullable<VehiclePageView['certified']>
}) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={badgeClass}>
        {logo === null ? (
          <Icon name="shield" size={24} className="shrink-0 text-brand" />
        ) : (
          <img src={logo} alt="" width={96} height={24} className="logo-ground h-6 w-auto" />
        )}
        <span className="grow font-semibold">{name}</span>
        <span className="text-sm text-link underline underline-offset-4">Details</span>
      </button>
      <dialog id={id} popover="auto" aria-label={name} className={dialogClass}>
        <h2 className="pb-4 text-xl">{name}</h2>
        <CheckList items={benefits} look="column" />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="btn btn-outlined mt-6 w-full">
          Close
        </button>
      </dialog>
    </>
  )
}

/** Benefits that every used car of the make includes (VDP-10). */
export function UsedBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul aria-label="Used-car benefits" className={benefitsClass}>
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-center gap-2.5 text-[.9375rem] font-medium">
          <Icon name="shield" size={20} className="shrink-0 text-brand" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
