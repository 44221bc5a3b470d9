import { useId } from 'react'
import { CheckList } from '#ui/check-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePopoverLayer } from '#ui/use-layer.ts'
import type { VehiclePageView } from './vehicle-page-view.ts'

/** Badge of the certified programme. Pressing it opens the list of benefits, also without scripts (VDP-10). */
export function CertifiedBadge({
  certified: { name, logo, benefits },
}: {
  certified: NonNullable<VehiclePageView['certified']>
}) {
  const id = useId()
  const layer = usePopoverLayer<HTMLDialogElement>()
  return (
    <>
      <button type="button" popoverTarget={id} className="certified-badge">
        {logo === null ? (
          <Icon name="shield" size={24} className="text-brand" />
        ) : (
          <img src={logo} alt="" width={96} height={24} className="logo-ground h-6 w-auto" />
        )}
        <b>{name}</b>
        <u>Details</u>
      </button>
      <dialog {...layer} id={id} popover="auto" aria-label={name} className="certified-dialog">
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
    <ul aria-label="Used-car benefits" className="used-benefits">
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="shield" size={20} />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
