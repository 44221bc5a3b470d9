import { createContext } from 'react'
import type { VehicleEventParameters } from '#domain/analytics/event-catalogue.ts'

/** What a page does besides when the share bar is used. Absent: nothing is reported. */
export interface ShareActions {
  /** The printable page was asked for (event 61). */
  readonly printed?: (vehicle: VehicleEventParameters) => void
}

export const ShareActionsContext = createContext<ShareActions>({})
