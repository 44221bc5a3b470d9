import type { ReactNode } from 'react'
import type { BannerWords } from './banner-data.ts'

const rightCloudPath =
  'M760 130a60 60 0 0 1 112-30 74 74 0 0 1 138 22 48 48 0 0 1 36 8c40 0 60 24 60 46H700c0-30 26-48 60-46Z'

type Scene = BannerWords['scene']

/**
 * Background and text colours of a scene: theme pairs that are checked for contrast. `dark`: light text, and the button
 * has the accent colour.
 */
export function sceneGround(scene: Scene): { readonly ground: string; readonly dark: boolean } {
  switch (scene) {
    case 'cool_grey':
      return { ground: 'bg-surface-alt text-text', dark: false }
    case 'warm_paper':
      return { ground: 'bg-surface-alt text-text', dark: false }
    case 'landscape':
      return { ground: 'bg-surface-alt text-text', dark: false }
    case 'light_blue':
      return { ground: 'on-brand bg-brand text-brand-text', dark: true }
    case 'concrete':
      return { ground: 'on-header bg-header text-header-text', dark: true }
  }
}

/**
 * Drawing behind the banner in the theme's colours. It is faint behind text, so that the contrast of the text is that
 * of the background.
 */
export function BannerScene({ scene }: { scene: Scene }) {
  return (
    <svg
      viewBox="0 0 1440 600"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 -z-10 size-full"
      aria-hidden="true"
    >
      {drawings[scene]}
    </svg>
  )
}

const drawings: Readonly<Record<Scene, ReactNode>> = {
  // A quay at dawn: shoreline and ripples in thin lines.
  cool_grey: (
    <>
      <path d="M0 430h1440v170H0z" fill="var(--surface)" opacity=".75" />
      <g stroke="var(--line)" fill="none">
        <path d="M0 430.500h1440" />
        <path
          d="M0 456h560m60 0h420m50 0h350M0 486h300m80 0h520m40 0h500M0 522h720m90 0h630M0 562h220m100 0h800m60 0h260"
          opacity=".7"
        />
      </g>
      <path d="M1352 0h88v264z" fill="var(--brand)" />
      <path d="M1320 0h14l106 318v42z" fill="var(--brand)" opacity=".3" />
    </>
  ),
  // A wide sky: a pale sun, clouds as plain shapes, a low horizon. The accent colour over the brand's would turn olive.
  light_blue: (
    <>
      <circle cx="640" cy="470" r="230" fill="var(--brand-text)" opacity=".06" />
      <circle cx="640" cy="470" r="140" fill="var(--brand-text)" opacity=".08" />
      <g fill="var(--brand-text)" opacity=".1">
        <path d={rightCloudPath} />
        <path d="M-60 360a70 70 0 0 1 130-34 90 90 0 0 1 168 26c50 0 74 26 74 54H-120c0-30 30-50 60-46Z" />
        <path d="M1200 250a50 50 0 0 1 94-24 64 64 0 0 1 118 20c40 0 58 22 58 40h-320c0-24 24-38 50-36Z" />
      </g>
      <path d="M0 520c240-40 420-52 720-30s480 10 720-24v134H0z" fill="var(--footer)" opacity=".45" />
      <path d="M0 560c300-24 620-10 860-2s400-14 580-30v72H0z" fill="var(--footer)" opacity=".6" />
    </>
  ),
  // A valley with a river in contour lines, as on a survey map, of which a phone would show a few strokes.
  warm_paper: (
    <>
      <g fill="none" stroke="var(--accent)" strokeWidth="1.500" opacity=".38" className="max-sm:hidden">
        <path d="M-20 470c180-90 300-40 460-90s260-150 460-130 320 90 560 30" />
        <path d="M-20 500c180-80 310-34 470-80s270-130 450-112 330 84 560 30" />
        <path d="M-20 530c190-70 320-30 480-70s270-110 450-94 330 78 550 30" />
        <path d="M700 150c110-80 270-70 330-10s40 130-70 150-340-80-260-140Z" opacity=".8" />
        <path d="M740 162c80-56 200-50 250-6s30 92-50 106-260-62-200-100Z" opacity=".8" />
      </g>
      <path d="M0 560c200-60 360-24 560-50s340-70 520-50 260 20 360 0v140H0z" fill="var(--brand)" opacity=".14" />
      <path d="M0 590c240-40 440-16 700-30s480-40 740-16v56H0z" fill="var(--brand)" opacity=".3" />
    </>
  ),
  // Ridges in layers, the nearest the darkest, and one painted line.
  concrete: (
    <>
      <path
        d="M0 380l150-70 110 50 190-130 130 90 150-60 210 110 170-90 330 120v200H0z"
        fill="var(--brand)"
        opacity=".22"
      />
      <path d="M0 450l210-80 160 70 210-110 190 110 230-80 200 90 240-60v210H0z" fill="var(--brand)" opacity=".3" />
      <path d="M0 530l260-70 240 60 300-80 280 80 360-70v150H0z" fill="var(--header)" />
      <path d="M0 592h1440v8H0z" fill="var(--accent)" />
    </>
  ),
  // Dunes and a low sun over still water.
  landscape: (
    <>
      <circle cx="690" cy="440" r="112" fill="var(--accent)" opacity=".6" />
      <circle cx="690" cy="440" r="180" fill="var(--accent)" opacity=".2" />
      <path d="M0 470c180-50 300-36 470-14s330-44 520-54 300 30 450 10v188H0z" fill="var(--brand)" opacity=".28" />
      <path d="M0 520c220-36 420 14 640 0s400-50 800-10v90H0z" fill="var(--brand)" opacity=".5" />
      <path d="M0 566c260-30 500 10 760-6s440-26 680-4v44H0z" fill="var(--page)" />
    </>
  ),
}
