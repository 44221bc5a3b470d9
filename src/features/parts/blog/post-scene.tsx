import type { ReactNode } from 'react'
import type { SceneName } from '#site/content/scene-names.ts'
import { backdrops, type Backdrop } from './scene-backdrops.tsx'

const mix = (percent: number) => `color-mix(in srgb, var(--brand) ${percent}%, var(--surface))`
const dark = 'color-mix(in srgb, var(--brand) 55%, #10161c)'
const glass = mix(16)
const paper = 'var(--surface)'
const bright = 'var(--accent)'

const wheel = (x: number, y: number, r: number): ReactNode => (
  <>
    <circle cx={x} cy={y} r={r} fill="#20262c" />
    <circle cx={x} cy={y} r={r * 0.5} fill={mix(30)} />
    <circle cx={x} cy={y} r={r * 0.16} fill="#20262c" />
  </>
)

/** What stands in the landscape of each drawing. */
const subjects: Readonly<Record<SceneName, ReactNode>> = {
  road: (
    <>
      <path d="M150 375 196 214h14l56 161z" fill={dark} />
      <path d="m203 222 1 20m2 18 2 28m3 24 4 42" stroke={paper} strokeWidth="5" strokeLinecap="round" />
      <path d="M262 262v-46m0 0 34 10v18l-34 8" fill={bright} stroke={dark} strokeWidth="4" strokeLinejoin="round" />
    </>
  ),
  ute: (
    <>
      <path d="M52 282v-34q0-8 10-10l38-6 30-34q5-6 13-6h48q9 0 9 9v37h118q10 0 10 10v34z" fill="var(--brand)" />
      <path d="M112 231 136 205q3-4 8-4h16v30zm56-30h20v30h-20z" fill={glass} />
      <path d="M200 240h128" stroke={dark} strokeWidth="4" />
      <path d="M222 240v-22h86v22" fill={bright} />
      {wheel(112, 284, 27)}
      {wheel(276, 284, 27)}
    </>
  ),
  plug: (
    <>
      <path d="M68 286v-30q0-9 10-12l34-8 34-26q6-4 14-4h48q9 0 15 6l22 24 20 4q10 2 10 12v34z" fill="var(--brand)" />
      <path d="m124 236 28-22q3-2 8-2h14v24zm60-24h22q4 0 7 3l18 21h-47z" fill={glass} />
      {wheel(116, 288, 25)}
      {wheel(228, 288, 25)}
      <rect x="304" y="190" width="40" height="112" rx="8" fill={dark} />
      <rect x="312" y="200" width="24" height="26" rx="4" fill={glass} />
      <path d="m326 202-8 13h8l-4 10" fill="none" stroke={bright} strokeWidth="3" strokeLinejoin="round" />
      <path d="M304 262c-24 0-18 26-40 20" fill="none" stroke={bright} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  spanner: (
    <>
      <rect x="74" y="112" width="168" height="206" rx="12" fill={paper} stroke={dark} strokeWidth="6" />
      <rect x="122" y="98" width="72" height="30" rx="8" fill={dark} />
      <path
        d="m98 168 10 10 16-20m-26 62 10 10 16-20m-26 62 10 10 16-20"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M142 172h74m-74 52h74m-74 52h52" stroke={mix(30)} strokeWidth="9" strokeLinecap="round" />
      <path
        d="m226 326 62-84a34 34 0 0 1 22-46l-4 28 22 14 22-16a34 34 0 0 1-44 40l-60 84a13 13 0 0 1-20-20z"
        fill={bright}
        stroke={dark}
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </>
  ),
  caravan: (
    <>
      <path d="M144 292v-78q0-22 22-22h140q30 0 30 30v70z" fill={paper} stroke={dark} strokeWidth="5" />
      <path d="M144 256h192" stroke="var(--brand)" strokeWidth="12" />
      <rect x="166" y="210" width="52" height="30" rx="6" fill={glass} stroke={dark} strokeWidth="4" />
      <rect x="270" y="208" width="36" height="82" rx="5" fill={mix(22)} stroke={dark} strokeWidth="4" />
      <path d="M144 286H96" stroke={dark} strokeWidth="7" strokeLinecap="round" />
      <path d="M156 192h108l22-30h-96z" fill={bright} />
      {wheel(238, 294, 23)}
    </>
  ),
  papers: (
    <>
      <path d="M104 92h116l54 54v184H104z" fill={paper} stroke={dark} strokeWidth="6" strokeLinejoin="round" />
      <path d="M220 92v54h54" fill={mix(22)} stroke={dark} strokeWidth="6" strokeLinejoin="round" />
      <path d="M132 180h100m-100 34h100m-100 34h64" stroke={mix(35)} strokeWidth="9" strokeLinecap="round" />
      <circle cx="262" cy="276" r="46" fill={glass} stroke={bright} strokeWidth="11" />
      <path d="m296 312 38 38" stroke={bright} strokeWidth="15" strokeLinecap="round" />
    </>
  ),
  tyre: (
    <>
      <circle cx="176" cy="232" r="104" fill="#20262c" />
      <circle cx="176" cy="232" r="94" fill="none" stroke="#3b444c" strokeWidth="14" strokeDasharray="17 11" />
      <circle cx="176" cy="232" r="60" fill={mix(28)} />
      <path d="M176 176v112m-56-56h112m-96-40 80 80m0-80-80 80" stroke={dark} strokeWidth="8" />
      <circle cx="176" cy="232" r="18" fill={dark} />
      <path d="M268 286q38 22 42-34" fill="none" stroke={dark} strokeWidth="7" strokeLinecap="round" />
      <circle cx="310" cy="214" r="40" fill={paper} stroke={dark} strokeWidth="7" />
      <path d="m310 214 18-18" stroke={bright} strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  scales: (
    <>
      <path d="M36 318h302l-16-26H52z" fill={dark} />
      <path d="M60 288v-64q0-20 20-20h110q26 0 26 26v58z" fill={paper} stroke={dark} strokeWidth="5" />
      <rect x="80" y="222" width="44" height="26" rx="5" fill={glass} stroke={dark} strokeWidth="4" />
      <path d="M60 260h156" stroke="var(--brand)" strokeWidth="10" />
      {wheel(138, 284, 18)}
      <path d="M216 280h38" stroke={dark} strokeWidth="6" />
      <rect x="262" y="176" width="68" height="96" rx="10" fill={dark} />
      <rect x="272" y="188" width="48" height="30" rx="5" fill={bright} />
      <path d="M280 236h32m-32 16h20" stroke={mix(40)} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  keys: (
    <>
      <circle cx="146" cy="190" r="62" fill="none" stroke={bright} strokeWidth="17" />
      <path
        d="m188 236 108 100m-30-28 24-26m-54-2 22-24"
        fill="none"
        stroke={bright}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <rect x="196" y="106" width="86" height="128" rx="30" fill={dark} transform="rotate(18 239 170)" />
      <path d="m232 140 26 8m-32 16 26 8m-32 16 26 8" stroke={mix(45)} strokeWidth="8" strokeLinecap="round" />
    </>
  ),
  disc: (
    <>
      <circle cx="180" cy="226" r="108" fill={paper} stroke={dark} strokeWidth="7" />
      <circle cx="180" cy="226" r="84" fill="none" stroke={mix(40)} strokeWidth="11" strokeDasharray="11 33" />
      <circle cx="180" cy="226" r="50" fill={mix(28)} stroke={dark} strokeWidth="7" />
      <circle cx="180" cy="226" r="28" fill="none" stroke={dark} strokeWidth="9" strokeDasharray="9 26.200" />
      <path
        d="M236 112q86 34 84 128q-1 14-15 14h-34q-12 0-13-12q-4-42-46-62q-12-6-7-18l13-38q5-17 18-12z"
        fill={bright}
        stroke={dark}
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </>
  ),
  home: (
    <>
      <path d="M56 306V204l88-66 88 66v102z" fill={paper} stroke={dark} strokeWidth="6" strokeLinejoin="round" />
      <path d="m36 214 108-82 108 82" fill="none" stroke="var(--brand)" strokeWidth="15" strokeLinejoin="round" />
      <rect x="92" y="226" width="56" height="80" rx="5" fill={mix(28)} stroke={dark} strokeWidth="5" />
      <rect x="172" y="220" width="34" height="48" rx="7" fill={dark} />
      <path d="m190 227-9 15h10l-5 14" fill="none" stroke={bright} strokeWidth="4" strokeLinejoin="round" />
      <path d="M189 268c0 46 44 34 68 6" fill="none" stroke={bright} strokeWidth="6" strokeLinecap="round" />
      <path d="M248 294v-26q0-9 10-11l20-4 22-20q5-4 12-4h42v65z" fill="var(--brand)" />
      <path d="m292 252 18-15q2-2 6-2h20v17z" fill={glass} />
      {wheel(286, 296, 21)}
    </>
  ),
  price: (
    <>
      <path
        d="M78 214 190 102q8-8 19-8h86q15 0 15 15v86q0 11-8 19L190 326q-11 11-22 0L78 236q-11-11 0-22z"
        fill={paper}
        stroke={dark}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle cx="268" cy="136" r="15" fill={bright} stroke={dark} strokeWidth="5" />
      <path d="M268 136c24-50 62-48 66-10" fill="none" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M214 196q-16-19-36-6-20 16 2 33 26 18 8 37-20 16-40-6m10-82 60 98"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="11"
        strokeLinecap="round"
      />
    </>
  ),
  hitch: (
    <>
      <path d="M178 292v-70q0-18 18-18h112q26 0 26 26v62z" fill={paper} stroke={dark} strokeWidth="5" />
      <path d="M178 262h156" stroke="var(--brand)" strokeWidth="9" />
      <rect x="198" y="220" width="44" height="26" rx="5" fill={glass} stroke={dark} strokeWidth="4" />
      <rect x="280" y="218" width="30" height="72" rx="4" fill={mix(22)} stroke={dark} strokeWidth="4" />
      <path d="M178 286h-30" stroke={bright} strokeWidth="8" strokeLinecap="round" />
      <path d="M26 288v-28q0-9 9-11l26-5 26-26q5-4 12-4h36q10 0 10 10v64z" fill="var(--brand)" />
      <path d="m74 242 20-19q2-2 6-2h8v21zm44-21h18v21h-18z" fill={glass} />
      {wheel(62, 290, 20)}
      {wheel(122, 290, 20)}
      {wheel(252, 296, 20)}
    </>
  ),
  camp: (
    <>
      <path d="M60 310 150 150l90 160z" fill="var(--brand)" stroke={dark} strokeWidth="6" strokeLinejoin="round" />
      <path d="m150 206 46 104h-92z" fill={mix(16)} stroke={dark} strokeWidth="5" strokeLinejoin="round" />
      <path d="M150 150v-22m0 0 30 9-30 9" fill={bright} stroke={dark} strokeWidth="4" strokeLinejoin="round" />
      <path d="m262 316 72-16m-72-16 72 32" stroke={dark} strokeWidth="10" strokeLinecap="round" />
      <path d="M298 292q-32-14-14-44 4 14 12 14-6-30 18-46-2 22 12 34 14 26-28 42z" fill={bright} />
    </>
  ),
  wagon: (
    <>
      <path
        d="M40 284v-34q0-10 11-12l40-8 42-36q6-5 14-5h124q11 0 16 10l20 38 14 6q12 4 12 16v25z"
        fill="var(--brand)"
      />
      <path d="m106 230 36-30q3-3 8-3h26v33zm82-33h44v33h-44zm56 0h26q5 0 8 5l13 28h-47z" fill={glass} />
      <path d="M150 184h116" stroke={dark} strokeWidth="6" strokeLinecap="round" />
      {wheel(106, 286, 28)}
      {wheel(272, 286, 28)}
    </>
  ),
}

/** Where each subject stands, so that drawings beside each other differ; things in the hand lie on a bench. */
const places: Readonly<Record<SceneName, Backdrop>> = {
  road: 'hills',
  ute: 'hills',
  plug: 'town',
  spanner: 'bench',
  caravan: 'coast',
  papers: 'bright',
  tyre: 'bench',
  scales: 'bright',
  keys: 'bench',
  wagon: 'hills',
  disc: 'bench',
  home: 'town',
  price: 'bright',
  hitch: 'coast',
  camp: 'coast',
}

/**
 * The drawing of a post or page without a picture, in the colours of the theme, so that each site has its own. The
 * landscape goes on around the drawing, so that it fills a container of any shape without cutting anything off.
 */
export function PostScene({ name }: { name: SceneName }) {
  return (
    <svg viewBox="0 0 375 375" preserveAspectRatio="xMidYMid meet" aria-hidden="true" className="size-full">
      {backdrops[places[name]]}
      {subjects[name]}
    </svg>
  )
}
