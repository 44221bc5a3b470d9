import { base, drawGlass, path, rect, words, type PlaceLook } from './place-parts.ts'

/** A long shed of dark steel with a glazed corner and a roller door, for work vehicles. */
export function drawDepot({ brand, accent, sign }: PlaceLook): string {
  const ribs = Array.from({ length: 34 }, (_, index) =>
    rect(84 + index * 23, 176, 3, base - 176, '#fff', 'opacity=".05"'),
  )
  const slats = Array.from({ length: 5 }, (_, index) => rect(598, 284 + index * 16, 220, 2, '#000', 'opacity=".35"'))
  return (
    path(`M70 176 300 132H890V${base}H70z`, '#1d2733') +
    path('M58 180 296 120H902V134H300L58 192z', '#8b959e') +
    ribs.join('') +
    rect(104, 216, 440, 54, brand) +
    rect(104, 270, 440, 7, accent) +
    words(324, 254, 32, '#ffffff', sign, 410) +
    drawGlass(104, 300, 440, base - 300, 5) +
    rect(586, 216, 244, base - 216, '#aeb6bd') +
    rect(598, 228, 220, base - 228, '#2b343d') +
    rect(598, 228, 220, 56, '#c5ccd2') +
    slats.join('') +
    rect(640, 372, 8, base - 372, accent) +
    rect(768, 372, 8, base - 372, accent) +
    rect(846, 300, 16, base - 300, accent)
  )
}

/** A low pavilion under a swung roof, with a deck and shade sails, open to the yard. */
export function drawPavilion({ brand, brandText, accent, sign }: PlaceLook): string {
  const posts = [190, 330, 470, 610].map((x) => rect(x, 296, 9, base - 296, '#8a6a48')).join('')
  return (
    rect(180, 268, 450, base - 268, '#f3e6cf') +
    drawGlass(206, 306, 398, base - 318, 4) +
    path(`M120 288C260 190 470 186 690 262L684 286C470 218 290 232 150 300z`, brand) +
    path('M150 300C290 232 470 218 684 286L682 294C470 230 300 244 160 306z', accent) +
    posts +
    rect(150, base - 14, 520, 16, '#a98358') +
    path('M660 250 860 296 700 372z', accent, 'opacity=".85"') +
    path('M760 262 926 330 800 386z', '#fff8ea', 'opacity=".9"') +
    rect(858, 292, 6, base - 292, '#6b5a48') +
    rect(922, 326, 6, base - 326, '#6b5a48') +
    rect(250, 196, 320, 50, brand) +
    words(410, 231, 28, brandText, sign, 296)
  )
}
