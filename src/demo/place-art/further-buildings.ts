import { base, drawGlass, path, rect, words, type PlaceLook } from './place-parts.ts'

/** A front of glass over two floors, with a tower of the brand's colour at one end. */
export function drawGlassHouse({ brand, brandText, accent, sign }: PlaceLook): string {
  return (
    rect(250, 150, 600, base - 150, '#e7ecef') +
    drawGlass(262, 166, 576, 92, 8) +
    drawGlass(262, 312, 576, base - 312, 6) +
    rect(236, 258, 628, 54, brand) +
    rect(236, 306, 628, 6, accent) +
    words(552, 296, 32, brandText, sign, 560) +
    rect(150, 104, 100, base - 104, brand) +
    rect(150, 104, 100, 12, accent) +
    path('M176 300V176L200 152 224 176V300z', brandText, 'opacity=".18"') +
    rect(168, 336, 64, base - 336, '#26323d') +
    rect(560, 330, 76, base - 330, '#1f2a33') +
    rect(597, 330, 3, base - 330, '#6b7780')
  )
}

/** A brick house with a canopy on posts, under which a car is looked over. */
export function drawDriveIn({ brand, brandText, accent, sign }: PlaceLook): string {
  const courses = Array.from({ length: 8 }, (_, index) => rect(560, 232 + index * 25, 300, 2, '#fff', 'opacity=".22"'))
  return (
    rect(560, 212, 300, base - 212, '#b6765c') +
    courses.join('') +
    path('M544 214 600 172H820L876 214z', '#59636b') +
    drawGlass(592, 262, 110, 92, 2) +
    rect(742, 268, 82, base - 268, '#2f3d49') +
    rect(780, 268, 4, base - 268, '#6b7780') +
    rect(110, 186, 470, 70, brand) +
    rect(110, 250, 470, 8, accent) +
    words(345, 232, 32, brandText, sign, 430) +
    rect(132, 258, 14, base - 258, '#7d868d') +
    rect(528, 258, 14, base - 258, '#7d868d') +
    path(`M146 258H528V${base}H146z`, '#000', 'opacity=".07"') +
    rect(120, base - 6, 460, 10, '#d7d3c8')
  )
}

function drawPalm(x: number, height: number): string {
  const leaf = (dx: number, dy: number): string =>
    path(`M${x} ${base - height}q${dx / 2} ${dy - 26} ${dx} ${dy}`, 'none', 'stroke="#5f8a58" stroke-width="9"')
  const leaves = [
    [-62, 20],
    [-48, -14],
    [48, -14],
    [62, 20],
    [16, 44],
    [-18, 44],
  ] as const
  return (
    path(`M${x} ${base}q8 ${-height / 2} 0 ${-height}`, 'none', 'stroke="#8a7a66" stroke-width="9"') +
    leaves.map(([dx, dy]) => leaf(dx, dy)).join('')
  )
}

/** A weatherboard office with a veranda near the sea. */
export function drawBeachOffice({ brand, brandText, accent, sign }: PlaceLook): string {
  const boards = Array.from({ length: 7 }, (_, index) => rect(210, 262 + index * 24, 480, 2, '#7f98a6', 'opacity=".5"'))
  const posts = [202, 356, 526, 690].map((x) => rect(x, 288, 9, base - 288, '#fdfbf5'))
  return (
    path(`M0 ${base}V402Q240 392 480 400T960 398V${base}z`, '#6fb3c8') +
    rect(210, 246, 480, base - 246, '#dbe8ea') +
    boards.join('') +
    path('M180 292 262 186H640L722 292z', '#c9d2d4') +
    path('M180 292 262 186H640L722 292z', brand, 'opacity=".22"') +
    rect(290, 204, 330, 54, brand) +
    rect(290, 254, 330, 6, accent) +
    words(455, 241, 27, brandText, sign, 300) +
    drawGlass(240, 318, 150, 76, 3) +
    rect(424, 314, 64, base - 314, brand) +
    drawGlass(522, 318, 140, 76, 2) +
    posts.join('') +
    rect(186, base - 12, 536, 14, '#c6a77c') +
    drawPalm(808, 210) +
    drawPalm(872, 150)
  )
}

/** A corner shop of brick with tall windows, where motorcycles stand inside. */
export function drawBikeShop({ brand, brandText, accent, sign }: PlaceLook): string {
  const windows = [170, 372, 574].map(
    (x) => drawGlass(x, 286, 166, base - 306, 2) + rect(x - 6, 274, 178, 12, '#e8dcc6'),
  )
  const bricks = Array.from({ length: 9 }, (_, row) => rect(140, 196 + row * 26, 680, 2, '#fff', 'opacity=".14"'))
  return (
    rect(140, 176, 680, base - 176, '#9c5a48') +
    bricks.join('') +
    path('M128 178V150H420L470 118H640L690 150H832V178z', '#6d3d31') +
    windows.join('') +
    rect(758, 286, 50, base - 286, '#20242a') +
    rect(170, 198, 570, 56, brand) +
    rect(170, 250, 570, 6, accent) +
    words(455, 236, 30, brandText, sign, 520) +
    `<circle cx="790" cy="226" r="26" fill="${accent}"/><circle cx="790" cy="226" r="14" fill="#20242a"/>` +
    rect(140, base - 10, 680, 12, '#c3b49b')
  )
}

/** A country depot: a hall with a curved roof beside a water tank, and bales in front. */
export function drawCountryDepot({ brand, accent, sign }: PlaceLook): string {
  const ribs = Array.from({ length: 22 }, (_, index) =>
    rect(236 + index * 27, 232, 3, base - 232, '#fff', 'opacity=".06"'),
  )
  return (
    path(`M220 ${base}V236Q520 96 840 236V${base}z`, '#2b3a33') +
    ribs.join('') +
    path('M206 240Q520 82 854 240V224Q520 64 206 224z', '#a7adb0') +
    rect(316, 204, 430, 58, brand) +
    rect(316, 258, 430, 7, accent) +
    words(531, 244, 32, '#ffffff', sign, 396) +
    rect(262, 292, 220, base - 292, '#c9ced1') +
    rect(262, 292, 220, 24, '#2b343d') +
    drawGlass(516, 300, 280, base - 300, 4) +
    rect(84, 268, 104, base - 268, '#b9c0c3') +
    path('M78 270 136 234 194 270z', '#8d959a') +
    rect(84, 310, 104, 4, '#8d959a') +
    rect(84, 360, 104, 4, '#8d959a')
  )
}
