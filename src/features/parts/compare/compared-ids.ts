import { subscribe } from '#features/parts/saved-vehicles/saved-ids.ts'
import { readStored } from '#ui/browser-storage.ts'
import { useBrowserValue } from '#ui/use-hydrated.ts'

/** Key of the vehicles that the visitor chose to compare: their ids with commas between them, in this browser only. */
export const comparedKey = 'forecourt.compare'

/** Id of the tray of the chosen vehicles. */
export const trayId = 'comparison'

/** Ids of the chosen vehicles as one text, 'a,b'; '' on the server, before hydration and where none is chosen. */
export const useComparedText = (): string => useBrowserValue(subscribe, () => readStored(comparedKey) ?? '', '')
