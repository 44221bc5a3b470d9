import type { MessageVehicle } from '#domain/enquiry/build-message.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { describePurchase } from '#domain/price/describe-price.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { FormCar } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildFormCar } from '#features/parts/lead-form/lead-form-view.ts'

/** One title of those parts that the vehicle has. */
const joinNames = (parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')

/** The vehicle as a prefilled message names it. */
export function describeVehicle({
  year,
  make,
  model,
  badge,
  stocknum,
  status,
  reserved,
}: ListedVehicle): MessageVehicle {
  return { title: joinNames([year, make, model, badge]), stocknum, status, reserved }
}

/**
 * The vehicle at the top of a form, named as buyers do, without the maker's code of its series: '2012 Toyota Corolla'
 * and below it the badge with `details`, those of which are null left out. `price`: what its listing tells of it; words
 * in place of an amount are left out, because they ask for what the form is.
 */
export function describeFormCar(
  vehicle: ListedVehicle,
  details: readonly (string | null)[],
  price: PriceDisplay | null = null,
): FormCar | null {
  const { year, make, model, badge } = vehicle
  const detail = [badge, ...details].filter((part) => part !== null).join(' · ')
  return buildFormCar(vehicle, {
    title: joinNames([year, make, model]),
    detail: detail === '' ? null : detail,
    price: price === null ? null : splitPrice(price),
  })
}

/** The amount that leads, and the words that belong to it; null where there is no amount. */
function splitPrice(price: PriceDisplay): NonNullable<FormCar['price']> | null {
  switch (price.kind) {
    case 'amount':
      return { amount: formatMoney(price.amount), words: price.typeWords }
    case 'subscription':
      return {
        amount: `${formatMoney(price.amount)} ${price.suffix}`,
        words: price.purchase === null ? null : `or ${describePurchase(price.purchase)} to buy`,
      }
    case 'preorder':
    case 'none':
      return null
  }
}
