import type { ReactNode } from 'react'

const mix = (percent: number) => `color-mix(in srgb, var(--brand) ${percent}%, var(--surface))`
const accent = (percent: number) => `color-mix(in srgb, var(--accent) ${percent}%, var(--surface))`

/** Far beyond the drawing, which a wide container does not fill. */
const everywhere = 'M-1600-800h3575v1975h-3575z'
const ground = (top: number) => `M-1600 ${top}h3575v900h-3575z`

const sun = (x: number, y: number): ReactNode => <circle cx={x} cy={y} r="44" fill="var(--accent)" opacity=".55" />

/** What lies behind the subject of a drawing; each goes on around the drawing. */
export const backdrops = {
  hills: (
    <>
      <path d={everywhere} fill={mix(10)} />
      {sun(286, 96)}
      <path
        d="M-1600 226q300-70 600-10t600 16q150-60 330-22t250 4 260 2 335 6q300 40 600-6t600 0v159h-3575z"
        fill={mix(22)}
      />
      <path
        d="M-1600 280q300-50 600-12t600 18q190-38 420-16t340 4 415-6q300-40 600 4t600-8v911h-3575z"
        fill={mix(34)}
      />
    </>
  ),
  coast: (
    <>
      <path d={everywhere} fill={accent(16)} />
      {sun(92, 168)}
      <path d={ground(182)} fill={mix(30)} />
      <path
        d="M40 204h104m-70 18h54m118-22h64m-18 20h58"
        stroke={mix(14)}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M-1600 268q900-44 1790-8t1785 4v911h-3575z" fill={accent(34)} />
    </>
  ),
  town: (
    <>
      <path d={everywhere} fill={mix(7)} />
      {[-876, -200, 476].map((left) => (
        <path
          key={left}
          d={
            `M${left} 300v-96h60v-40h64v62h50v-88h58v52l34-26 34 26v-20h50v-46h66v74h44v-34h62v52` +
            'l40-30 40 30v-58h74v142z'
          }
          fill={mix(18)}
        />
      ))}
      <path d={ground(296)} fill={mix(42)} />
    </>
  ),
  bench: (
    <>
      <path d={everywhere} fill={mix(20)} />
      <circle cx="187" cy="204" r="168" fill={mix(11)} />
      <path d={ground(318)} fill={mix(46)} />
    </>
  ),
  bright: (
    <>
      <path d={everywhere} fill={accent(24)} />
      <circle cx="187" cy="204" r="168" fill={accent(11)} />
      <path d={ground(318)} fill={mix(34)} />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

export type Backdrop = keyof typeof backdrops
