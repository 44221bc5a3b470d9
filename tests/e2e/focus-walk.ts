import type { Page } from '@playwright/test'
import { countRingPixels, type Photograph } from './focus-ring.ts'

/** Focus state at one Tab stop. */
interface Stop {
  readonly name: string
  /** Identifies the element, so that a walk detects when it has come full circle. */
  readonly key: number
  /** Whether it is within the walked part of the page. */
  readonly isInside: boolean
  /** Reasons why the focus is not visible. */
  readonly problems: readonly string[]
  /** Area to capture, when the ring is over a picture or drawn by the browser. */
  readonly photograph: Photograph | null
}

/** Runs in the page: returns the focused element, its visibility, and the contrast of its ring. */
function inspectFocus(within: string): Stop | null {
  type Colour = readonly [number, number, number, number]
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null

  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  const parsed = new Map<string, Colour>()
  const parse = (text: string): Colour => {
    const known = parsed.get(text)
    if (known !== undefined) return known
    if (brush === null) return [0, 0, 0, 0]
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = text
    brush.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data
    const colour: Colour = [r, g, b, a / 255]
    parsed.set(text, colour)
    return colour
  }
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (index: 0 | 1 | 2): number => top[index] * top[3] + below[index] * (1 - top[3])
    return [mix(0), mix(1), mix(2), 1]
  }
  const luminance = ([r, g, b]: Colour): number => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Colour, other: Colour): number => {
    const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
  }

  /** A field that its label represents shows its ring on the label. */
  const labels = 'labels' in focused ? [...((focused.labels as NodeListOf<HTMLLabelElement> | null) ?? [])] : []
  const candidates = [focused, ...labels]
  const size = focused.getBoundingClientRect()
  const drawn =
    size.width > 2 && size.height > 2 ? focused : (labels.find((label) => label.checkVisibility()) ?? focused)
  const hasRing = (element: HTMLElement): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const ringed = candidates.find((element) => hasRing(element) && element.getBoundingClientRect().width > 2)

  const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
  const view = {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(innerWidth, box.right),
    bottom: Math.min(innerHeight, box.bottom),
  }
  const ownText = (focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)
  const otherName = labels[0]?.textContent ?? focused.getAttribute('name') ?? focused.className
  const name = `${focused.tagName.toLowerCase()} “${ownText || otherName}”`
  const registry = ((window as { focusKeys?: WeakMap<Element, number> }).focusKeys ??= new WeakMap<Element, number>())
  const counter = window as { focusCount?: number }
  const key = registry.get(focused) ?? (counter.focusCount = (counter.focusCount ?? 0) + 1)
  registry.set(focused, key)
  const problems: string[] = []
  const stop = (photograph: Stop['photograph'] = null): Stop => ({
    name,
    key,
    isInside: focused.closest(within) !== null,
    problems,
    photograph,
  })

  if (view.right - view.left < 8 || view.bottom - view.top < 8) {
    problems.push(
      `lies outside the screen (${Math.round(box.left)}, ${Math.round(box.top)}, ` +
        `${Math.round(box.width)} × ${Math.round(box.height)})`,
    )
    return stop()
  }

  const middle = { x: (view.left + view.right) / 2, y: (view.top + view.bottom) / 2 }
  const reach = { x: (view.right - view.left) / 4, y: (view.bottom - view.top) / 4 }
  // Tests points well inside, because the corners of a round button do not belong to it.
  const spots = [
    [0, 0],
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([x = 0, y = 0]) => [middle.x + x * reach.x, middle.y + y * reach.y] as const)
  const isOwn = (hit: Element | null): boolean =>
    hit !== null &&
    candidates.some(
      (element) => element === hit || element.contains(hit) || hit.contains(element) || drawn.contains(hit),
    )
  const isRange = focused instanceof HTMLInputElement && focused.type === 'range'
  // Only the thumb of a range receives pointer events, so its box is no hit target.
  const covered = isRange ? [] : spots.filter(([x, y]) => !isOwn(document.elementFromPoint(x, y)))
  // A round button in the corner of a picture leaves most of its link to see; a bar covers a whole side.
  const isHidden = covered.length > 1 || covered[0] === spots[0]
  if (covered.length > 0 && isHidden) {
    const [x, y] = covered[0] ?? [0, 0]
    const cover = document.elementFromPoint(x, y)
    problems.push(`is covered by ${cover?.tagName.toLowerCase() ?? 'nothing'}.${String(cover?.className).slice(0, 60)}`)
  }

  const frame = 10
  const left = Math.max(0, view.left - frame)
  const top = Math.max(0, view.top - frame)
  const photographOf = (leastPixels: number): Stop['photograph'] => ({
    x: left,
    y: top,
    width: Math.min(innerWidth, view.right + frame) - left,
    height: Math.min(innerHeight, view.bottom + frame) - top,
    leastPixels,
  })
  const perimeter = 2 * (view.right - view.left + (view.bottom - view.top))
  if (isRange) return stop(photographOf(60))
  if (ringed === undefined) return stop(photographOf(perimeter))

  const style = getComputedStyle(ringed)
  const colour = parse(style.outlineColor)
  const width = Number.parseFloat(style.outlineWidth)
  const distance = Number.parseFloat(style.outlineOffset) + width / 2
  const edge = ringed.getClientRects()[0] ?? ringed.getBoundingClientRect()
  const ring = {
    left: edge.left - distance,
    top: edge.top - distance,
    right: edge.right + distance,
    bottom: edge.bottom + distance,
  }
  const along = [0.1, 0.3, 0.5, 0.7, 0.9]
  const points = along.flatMap((share) => {
    const x = ring.left + (ring.right - ring.left) * share
    const y = ring.top + (ring.bottom - ring.top) * share
    return [
      [x, ring.top],
      [x, ring.bottom],
      [ring.left, y],
      [ring.right, y],
    ] as const
  })
  /** Ancestors that clip overflowing content. */
  const clips: DOMRect[] = []
  for (let around = ringed.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position, contain } = getComputedStyle(around)
    if (overflowX !== 'visible' || overflowY !== 'visible' || contain.includes('paint'))
      clips.push(around.getBoundingClientRect())
    if (position === 'fixed') break
  }
  const behind = (x: number, y: number): Colour | 'picture' => {
    let shade: Colour = [0, 0, 0, 0]
    const layers: Colour[] = []
    for (const element of document.elementsFromPoint(x, y)) {
      if (['IMG', 'VIDEO', 'CANVAS', 'PICTURE', 'image'].includes(element.tagName)) return 'picture'
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      if (backgroundImage !== 'none' && !(element instanceof HTMLSelectElement)) return 'picture'
      const layer = parse(backgroundColor)
      layers.push(layer)
      if (layer[3] === 1) break
    }
    shade = [255, 255, 255, 1]
    for (const layer of layers.toReversed()) shade = over(layer, shade)
    return shade
  }
  let pictures = 0
  let clipped = 0
  let worst = 99
  let seen = 0
  let clear = 0
  const isNear = (element: Element): boolean => {
    const { left: from, right: to, top: above, bottom: below } = element.getBoundingClientRect()
    return to >= ring.left && from <= ring.right && below >= ring.top && above <= ring.bottom
  }
  // What lets the pointer through has a colour too. Only such elements near the ring change, because a rule for every
  // element would have the browser style the whole page anew at each stop.
  const through = [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].filter(
    (element) => isNear(element) && getComputedStyle(element).pointerEvents === 'none',
  )
  for (const element of through) element.toggleAttribute('data-probe', true)
  for (const [x, y] of points) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
      clipped += 1
      continue
    }
    if (clips.some((clip) => x < clip.left || x > clip.right || y < clip.top || y > clip.bottom)) {
      clipped += 1
      continue
    }
    const ground = behind(x, y)
    if (ground === 'picture') {
      pictures += 1
      continue
    }
    seen += 1
    const ratio = contrast(over(colour, ground), ground)
    worst = Math.min(worst, ratio)
    if (ratio >= 3) clear += 1
  }
  for (const element of through) element.toggleAttribute('data-probe', false)
  if (pictures > points.length / 4) return stop(photographOf(perimeter))
  if (clear >= points.length * 0.6) return stop()
  // A ring of two colours is visible by either of them.
  if (style.boxShadow !== 'none') return stop(photographOf(perimeter))
  problems.push(
    `has a ring of ${worst.toFixed(2)} : 1 at worst, clear on ${clear} of ${points.length} points ` +
      `(${clipped} cut off, ${seen} seen)`,
  )
  return stop()
}

const probeStyles = `
  * { animation-play-state: paused !important; transition: none !important; caret-color: transparent !important }
  [data-probe] { pointer-events: auto !important }
  [data-no-ring],
  [data-no-ring]::-webkit-slider-thumb {
    outline-color: transparent !important;
    box-shadow: none !important;
  }
  [data-no-ring]::after { content: none !important }
`

interface WalkOptions {
  readonly most?: number
  /** The walk ends when the focus leaves this part of the page. */
  readonly within?: string
}

/**
 * Presses Tab until the focus has come round, and answers what was wrong at each stop: nothing focused, off the screen,
 * covered, or a focus ring below 3 : 1 against what it lies on (WCAG 2.4.7, 2.4.11, 1.4.11).
 */
export async function walkFocus(
  page: Page,
  { most = 400, within = 'body' }: WalkOptions = {},
): Promise<{ readonly stops: number; readonly problems: readonly string[] }> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, probeStyles)
  const tools = await page.context().newCDPSession(page)
  const problems: string[] = []
  const seen = new Set<number>()
  let left = false
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(inspectFocus, within)
    // Between the last and the first stop the focus is in the browser's own controls.
    if (stop === null && !left) {
      left = true
      continue
    }
    if (stop === null || seen.has(stop.key) || !stop.isInside) return { stops: seen.size, problems }
    seen.add(stop.key)
    problems.push(...stop.problems.map((problem) => `${stop.name} ${problem}`))
    if (stop.photograph === null) continue
    const pixels = await countRingPixels(page, tools, stop.photograph)
    if (pixels < stop.photograph.leastPixels)
      problems.push(
        `${stop.name} has a ring of ${pixels} pixels at 3 : 1, ${Math.round(stop.photograph.leastPixels)} are needed`,
      )
  }
  problems.push(`the focus did not come round within ${most} stops`)
  return { stops: most, problems }
}
