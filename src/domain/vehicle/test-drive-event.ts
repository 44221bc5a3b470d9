import type { EventName } from '#domain/analytics/event-catalogue.ts'
import type { CarType } from './vehicle-fields.ts'

export type TestDriveEvent = Extract<EventName, 'test_drive_new' | 'test_drive_used'>

/**
 * The event of a booked test drive: 17 for new, 48 for used and demo, and 17 whatever its type for a car that can only
 * be test-driven (LEAD-11, VDP-20).
 */
export function resolveTestDriveEvent(vehicle: {
  readonly car_type: CarType
  readonly tag: string | null
}): TestDriveEvent {
  return vehicle.tag === 'Test Drive Only' || vehicle.car_type === 'new' ? 'test_drive_new' : 'test_drive_used'
}
