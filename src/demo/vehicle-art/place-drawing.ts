import type { Drawing } from './drawing.ts'
import { canvas, drawDocument, drawScene, sceneLooks, type Scene } from './scene.ts'
import { group, linear, softEllipse, softFill, tag } from './svg.ts'

/** Pixels for a millimetre: small cars stay smaller than large ones, and nothing leaves the frame. */
function resolveScale(length: number, height: number): number {
  const width = Math.min(1170, 870 + (length - 2000) * 0.083)
  return Math.min(width / length, 640 / height)
}

export interface Camera {
  readonly mirrored?: boolean
  /** A close view: its middle and its width, in millimetres of the drawing. The whole vehicle when absent. */
  readonly close?: { readonly x: number; readonly y: number; readonly width: number }
}

/** Puts a drawing on the floor of a scene, with the shadow it throws and, on a polished floor, its mirror image. */
export function placeDrawing(
  drawing: Drawing,
  scene: Scene,
  seed: number,
  { mirrored = false, close }: Camera,
): string {
  const look = sceneLooks[scene]
  const { length, height, contacts, clearance } = drawing
  const scale = close === undefined ? resolveScale(length, height) : canvas.width / close.width
  const groundY = close === undefined ? Math.min(800, 528 + (height * scale) / 2) : canvas.height / 2 + close.y * scale
  const left = close === undefined ? (canvas.width - length * scale) / 2 : canvas.width / 2 - close.x * scale
  const backdrop = drawScene(scene, Math.min(canvas.height - 40, groundY - 74), groundY, seed)
  const toX = (x: number): number => (mirrored ? canvas.width - left - x * scale : left + x * scale)
  const placed = mirrored
    ? `translate(${canvas.width - left} ${groundY}) scale(${-scale} ${-scale})`
    : `translate(${left} ${groundY}) scale(${scale} ${-scale})`
  const flipped = mirrored
    ? `translate(${canvas.width - left} ${groundY - 2}) scale(${-scale} ${scale})`
    : `translate(${left} ${groundY - 2}) scale(${scale} ${scale})`
  const [from, to] = drawing.shadow ?? [0, length]
  const centre = toX((from + to) / 2)
  const span = ((to - from) * scale) / 2
  const lightness = Math.max(0.35, 1 - clearance / 900)
  const shadow = [
    softEllipse(centre, groundY + 8, span * 1.2, 66, 'shade', 0.4 * lightness),
    softEllipse(centre, groundY - 10, span * 1.1, 44, 'shade', 0.92 * lightness),
    softEllipse(centre, groundY - 14, span * 0.86, 30, 'shade', 0.9 * lightness),
    ...contacts.map(([x, half]) => softEllipse(toX(x), groundY, half * scale * 2.3, 15, 'contact', 0.95)),
  ].join('')
  const depth = 190
  const reflection =
    look.mirror === 0 || groundY > canvas.height
      ? ''
      : group(
          { 'clip-path': 'url(#fadeCut)', mask: 'url(#fade)', opacity: look.mirror },
          tag('use', { href: '#vehicle', transform: flipped }),
        )
  const defs = [
    backdrop.defs,
    softFill('shade', look.shadow),
    softFill('contact', '#000000'),
    linear(
      'fadeOut',
      [0, groundY],
      [0, groundY + depth],
      [
        [0, '#ffffff', 1],
        [0.35, '#ffffff', 0.35],
        [1, '#ffffff', 0],
      ],
    ),
    tag(
      'mask',
      { id: 'fade', maskUnits: 'userSpaceOnUse', x: 0, y: groundY, width: canvas.width, height: depth },
      tag('rect', { y: groundY, width: canvas.width, height: depth, fill: 'url(#fadeOut)' }),
    ),
    // The mask alone hides the rest too, but the renderer would paint all of it first, for nearly half of a picture's
    // time.
    tag('clipPath', { id: 'fadeCut' }, tag('rect', { y: groundY, width: canvas.width, height: depth })),
    drawing.defs,
    tag('g', { id: 'vehicle' }, drawing.body),
  ].join('')
  const body = [backdrop.body, reflection, shadow, tag('use', { href: '#vehicle', transform: placed })].join('')
  return drawDocument(defs, body)
}
