import type { OpeningHoursView } from './opening-hours-view.ts'

/** 'Open until 5:30 pm', 'Closed now. Opens 8:30 am tomorrow'; null where no hours are configured. */
export const describeNow = ({ open, state }: Pick<OpeningHoursView, 'open' | 'state'>): string | null =>
  state === null || open || state === 'Closed' ? state : `Closed now. ${state}`
