import { formatNumber } from '#domain/format/format-number.ts'

/** '1 vehicle', '1,234 vehicles'. */
export const describeTotal = (total: number): string => (total === 1 ? '1 vehicle' : `${formatNumber(total)} vehicles`)
