/** A prize on the wheel, with its sector in degrees clockwise from the top. */
export interface WheelSector {
  readonly prize: string
  readonly from: number
  readonly to: number
}

/** Most prizes that a wheel shows legibly. */
export const mostSectors = 12

/** Divides the wheel into equal sectors, the first one from the top clockwise. Further prizes than fit are left out. */
export function buildSectors(prizes: readonly string[]): readonly WheelSector[] {
  const shown = prizes.slice(0, mostSectors)
  const width = 360 / shown.length
  return shown.map((prize, index) => ({ prize, from: index * width, to: (index + 1) * width }))
}

/** Degrees by which the wheel is turned clockwise so that the middle of a sector is below the pointer at the top. */
export function resolveRestAngle({ from, to }: Pick<WheelSector, 'from' | 'to'>): number {
  return (360 - (from + to) / 2) % 360
}

/** The prize of a draw. `random` is uniform in [0, 1), so every sector is as likely as any other. */
export function drawPrize(sectors: readonly WheelSector[], random: number): string | null {
  return sectors[Math.min(sectors.length - 1, Math.floor(random * sectors.length))]?.prize ?? null
}
