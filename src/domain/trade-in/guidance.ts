export interface GuidanceSettings {
  /** Years; visitors with older cars get a note. */
  readonly guidance_years: number
  /** Kilometres; visitors with cars above it get a note. */
  readonly guidance_km: number
}

export type GuidanceReason = 'age' | 'distance'

/**
 * Why a car may not get an online estimate: it is older than the years of the site, or has gone farther (BUY-05).
 * Exactly at a limit is not over it. The visitor gets a note and is never refused. `thisYear`: the calendar year at the
 * site.
 */
export function resolveGuidance(
  { year, km }: { readonly year: number | null; readonly km: number | null },
  { guidance_years, guidance_km }: GuidanceSettings,
  thisYear: number,
): readonly GuidanceReason[] {
  return [
    ...(year !== null && thisYear - year > guidance_years ? (['age'] as const) : []),
    ...(km !== null && km > guidance_km ? (['distance'] as const) : []),
  ]
}
