export interface GuidanceSettings {
  /** Years; older cars are told. */
  readonly guidance_years: number
  /** Kilometres; cars above it are told. */
  readonly guidance_km: number
}

export type GuidanceReason = 'age' | 'distance'

/**
 * Why a car may not get an online estimate: it is older than the years of the site, or has gone farther (BUY-05).
 * Exactly at a limit is not over it. The visitor is told and never refused. `thisYear`: the calendar year at the site.
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
