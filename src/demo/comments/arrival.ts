import { monthNames } from '#domain/format/month-names.ts'
import { addDays } from '../calendar.ts'
import type { CommentFacts } from './conditions.ts'

/**
 * 'mid December': when a vehicle on its way is expected, two to six weeks after it was listed and never in the past.
 */
export function resolveArrival({ vehicle, today }: CommentFacts): string | null {
  if (vehicle.status !== 'coming_soon') return null
  const digits = Number(/\d+/.exec(vehicle.stocknum)?.[0] ?? 0)
  const listed = vehicle.created_at.slice(0, 10)
  const expected = addDays(listed, 14 + (digits % 28))
  const soonest = addDays(today, 3)
  const [, month = '01', day = '01'] = (expected < soonest ? soonest : expected).split('-')
  const part = Number(day) <= 10 ? 'early' : Number(day) <= 20 ? 'mid' : 'late'
  return `${part} ${monthNames[Number(month) - 1] ?? ''}`
}
