import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

/** An array of vehicles, one a line, so that two days' feeds can be compared by eye. */
export function writeJson(vehicles: readonly DemoVehicle[]): string {
  return `[\n${vehicles.map((vehicle) => JSON.stringify(vehicle)).join(',\n')}\n]\n`
}
