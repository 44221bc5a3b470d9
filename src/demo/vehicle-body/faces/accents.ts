import { readOutline, type Outline } from '../outline.ts'
import type { AccentKind } from './face.ts'

/** A line across the right-hand half of a front; its other half mirrors it. Across and up as of lamps (lamps.ts). */
export interface Strip {
  readonly line: Outline
  /** Half its width, as a share of the width of the car's half. */
  readonly half: number
  /** `trim` is as bright as the frame of the grille. */
  readonly of: 'trim' | 'paint' | 'satin' | 'light'
}

const strip = (of: Strip['of'], half: number, line: string): Strip => ({ line: readOutline(line), half, of })

export const accents: Readonly<Record<AccentKind, readonly Strip[]>> = {
  none: [],
  crossbar: [strip('satin', 0.036, '0 0.77, 0.62 0.77')],
  twinbars: [strip('trim', 0.016, '0 0.82, 0.6 0.82'), strip('trim', 0.016, '0 0.7, 0.6 0.7')],
  wings: [
    strip('satin', 0.024, '0 0.755, 0.16 0.755, 0.34 0.8, 0.6 0.855'),
    strip('satin', 0.02, '0 0.65, 0.18 0.65, 0.36 0.67, 0.58 0.7'),
  ],
  ports: [strip('paint', 0.042, '0 0.73, 0.7 0.73')],
  fangs: [strip('trim', 0.026, '0.62 0.85, 0.52 0.66, 0.54 0.5, 0.72 0.36, 0.8 0.34')],
  vee: [strip('trim', 0.026, '0.5 0.9, 0.44 0.64, 0.26 0.44, 0 0.44')],
  smile: [strip('trim', 0.018, '0 0.42, 0.3 0.42, 0.48 0.52, 0.58 0.74, 0.7 0.8')],
  brow: [strip('trim', 0.014, '0 0.885, 0.3 0.88, 0.52 0.85, 0.62 0.86')],
  lightbar: [strip('light', 0.009, '0 0.865, 0.4 0.865, 0.62 0.88')],
}
