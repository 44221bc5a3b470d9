import { path, rect } from './place-parts.ts'

/** A car from the side, 190 wide, standing on y 0. */
export function drawCar(
  x: number,
  y: number,
  paint: string,
  kind: 'hatch' | 'suv' | 'ute' = 'hatch',
  scale = 1,
): string {
  const bodies = {
    hatch: 'M4-22C6-38 20-44 44-46C62-64 80-70 112-70C138-70 152-60 164-46C180-44 188-36 188-22V-14H4z',
    suv: 'M4-24C4-44 14-50 38-52C50-74 64-82 110-82C146-82 162-74 170-52C184-50 189-42 189-24V-14H4z',
    ute: 'M4-24C4-44 14-50 40-52C56-76 66-80 96-80C108-80 112-74 114-54H188V-14H4z',
  } as const
  const glass = {
    hatch: 'M54-46C68-60 84-64 104-64V-46zM110-64C134-64 146-58 154-46H110z',
    suv: 'M48-52C58-70 70-76 100-76V-52zM106-76C140-76 154-70 160-52H106z',
    ute: 'M50-52C62-70 70-74 82-74V-52zM87-74H98C104-74 106-68 108-54H87z',
  } as const
  const wheel = (at: number): string =>
    `<circle cx="${at}" cy="-15" r="16" fill="#20242a"/><circle cx="${at}" cy="-15" r="8.500" fill="#b9c0c8"/>`
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    '<ellipse cx="96" cy="1" rx="100" ry="6" fill="#000" opacity=".22"/>' +
    path(bodies[kind], paint) +
    path('M6-26H187', 'none', 'stroke="#000" stroke-opacity=".16" stroke-width="3"') +
    path(glass[kind], '#26323d') +
    wheel(42) +
    wheel(150) +
    '</g>'
  )
}

/** A caravan from the side, 292 wide with its drawbar, standing on y 0. */
export function drawVan(x: number, y: number, stripe: string, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale})`
  return (
    `<g transform="translate(${x} ${y})${size}">` +
    '<ellipse cx="130" cy="2" rx="138" ry="7" fill="#000" opacity=".2"/>' +
    path('M8-18V-96C8-118 20-124 40-124H208C232-124 246-104 252-74L256-18z', '#f6f4ef') +
    path('M8-60H254', 'none', `stroke="${stripe}" stroke-width="10"`) +
    path('M36-104H92V-74H36zM168-104H214L222-74H168z', '#3a4a57') +
    rect(112, -104, 40, 86, '#e4e1d8', 'stroke="#b9b4a6" stroke-width="2"') +
    '<circle cx="118" cy="-14" r="17" fill="#20242a"/><circle cx="118" cy="-14" r="9" fill="#b9c0c8"/>' +
    path('M256-22H292', 'none', 'stroke="#5a5f66" stroke-width="6"') +
    '</g>'
  )
}

export function drawMotorcycle(x: number, y: number, paint: string): string {
  const wheel = (at: number): string =>
    `<circle cx="${at}" cy="-24" r="23" fill="none" stroke="#20242a" stroke-width="9"/>` +
    `<circle cx="${at}" cy="-24" r="5" fill="#8d949c"/>`
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="70" cy="2" rx="78" ry="5" fill="#000" opacity=".2"/>` +
    wheel(24) +
    wheel(118) +
    path('M24-24 52-52H86L118-24M98-78 118-24', 'none', 'stroke="#4a5058" stroke-width="6" stroke-linecap="round"') +
    path('M50-30H92V-54H50z', '#3a3f46') +
    path('M44-58C58-78 78-80 96-68L88-52H46z', paint) +
    path('M12-58H48V-66H16z', '#20242a') +
    path('M90-82 108-90', 'none', 'stroke="#20242a" stroke-width="6" stroke-linecap="round"') +
    '</g>'
  )
}
