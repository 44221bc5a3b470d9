import type { ArtPaint } from '../art-key.ts'

/** Mixes two '#rrggbb' colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(first, at) + (channel(second, at) - channel(first, at)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Perceived brightness of '#rrggbb', 0 black to 1 white. */
export function luminance(colour: string): number {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5)
}

export interface Ramp {
  /** The paint where light falls on it squarely. */
  readonly base: string
  /** Where it mirrors the sky. */
  readonly light: string
  /** Where it turns away. */
  readonly shade: string
  /** Where it mirrors the ground. */
  readonly deep: string
}

export const ramps: Readonly<Record<ArtPaint, Ramp>> = {
  white: { base: '#e4e7e9', light: '#ffffff', shade: '#b4bbc2', deep: '#7d868f' },
  pearl: { base: '#efece6', light: '#fffefb', shade: '#c8c3b8', deep: '#928b7f' },
  silver: { base: '#adb4ba', light: '#f0f3f5', shade: '#767f88', deep: '#444c55' },
  grey: { base: '#767d84', light: '#c9d0d6', shade: '#484f56', deep: '#262b30' },
  graphite: { base: '#454b52', light: '#a3acb5', shade: '#282d32', deep: '#121518' },
  black: { base: '#1f2226', light: '#8d97a1', shade: '#0e1013', deep: '#040506' },
  red: { base: '#b0151d', light: '#f5897c', shade: '#680a10', deep: '#330306' },
  burgundy: { base: '#601423', light: '#bb6472', shade: '#380a12', deep: '#1a0307' },
  blue: { base: '#1d56a6', light: '#8fbdf2', shade: '#0f3162', deep: '#071834' },
  navy: { base: '#1d2c4d', light: '#7b91ba', shade: '#0e172b', deep: '#060a14' },
  teal: { base: '#13666c', light: '#7cc5c7', shade: '#083a3f', deep: '#031d20' },
  green: { base: '#45573c', light: '#a4b798', shade: '#273222', deep: '#12190f' },
  sand: { base: '#b49d79', light: '#f0e4cd', shade: '#7c694d', deep: '#463a28' },
  orange: { base: '#cb561a', light: '#fdb67c', shade: '#7d2f0b', deep: '#401604' },
}
