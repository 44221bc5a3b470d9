import { bodyTypes } from '#domain/vehicle/body-types.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'

/** Symbol of /icons/bodies.svg that stands for a vehicle without photos: that of its body, else that of its type. */
export function outlineOf({ item_type, simple_body }: Pick<Vehicle, 'item_type' | 'simple_body'>): string {
  const body = bodyTypes.find(({ bodies }) => bodies.some((word) => word === simple_body))
  return body?.slug ?? item_type
}
