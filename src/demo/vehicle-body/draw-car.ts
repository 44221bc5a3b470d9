import type { BodyPlan } from './body-plan.ts'
import type { BodyLines } from './build-lower.ts'
import { createBonnet } from './draw-bonnet.ts'
import { createPanes } from './draw-cab.ts'
import { createFront } from './draw-face.ts'
import { createFlank } from './draw-flank.ts'
import { createRear } from './draw-tail.ts'
import { drawBrake, drawRim, drawTyre } from './draw-wheel.ts'
import { smooth } from './numbers.ts'
import { part } from './parts.ts'
import { placeMirror } from './place-mirror.ts'
import type { DrawPart, Spot } from './shading.ts'
import {
  allClear,
  cover,
  inside,
  materials,
  setMaterial,
  type Material,
  type PaintLook,
  type Surface,
} from './surface.ts'

/** Width of the black edge of a windscreen, millimetres. */
const frit = 40

/** What lies on the parts of a car: paint, lamps, grille, seams, frames of panes, wheels, the tray. */
export function createCarDrawing(plan: BodyPlan, lines: BodyLines, paint: PaintLook): DrawPart {
  const paintMaterial: Material = {
    colour: paint.colour,
    coat: 1,
    metal: paint.metal,
    blur: 0.55,
    glow: paint.glow ?? 0,
  }
  const seats: Material = plan.seats === null ? materials.seat : { colour: plan.seats, coat: 0.3, metal: 0, blur: 0.9 }
  const front = createFront(plan, lines.deck(150), paintMaterial)
  const rear = createRear(plan, lines.deck(lines.bodyEnd - 60), lines.bodyEnd)
  const flank = createFlank(plan, lines, paintMaterial)
  const bonnet = createBonnet(plan)
  const panes = createPanes(plan, lines)
  const mirror = placeMirror(plan, lines)
  // A cab chassis has its lamps under the tray.
  const hasTail = lines.bodyEnd === plan.length
  const panelsFrom = plan.cowl[0] + (plan.cabEnd - plan.cowl[0]) * plan.windows.panelsFrom

  function drawBody(surface: Surface, which: number, spot: Spot, edge: number): void {
    setMaterial(surface, paintMaterial)
    surface.clear = allClear
    const x = spot.px
    if (which === part.bodySide || which === part.bodyBottom) flank(surface, spot, edge)
    if (which === part.bodyBottom) cover(surface, materials.hollow, 1)
    if (x < plan.frontOverhang) front(surface, spot, edge)
    else if (hasTail && x > lines.bodyEnd - plan.length * 0.16) rear(surface, spot, edge)
    if (which === part.bodyTop && x < plan.cowl[0]) bonnet(surface, spot, edge)
  }

  function drawCab(surface: Surface, which: number, spot: Spot, edge: number): void {
    const { px: x, py: y, pz: z } = spot
    setMaterial(surface, plan.isTwoTone && which === part.cabTop ? materials.glossBlack : paintMaterial)
    surface.clear = allClear
    if (which === part.cabSide) {
      const far = panes.side(x, z)
      surface.clear = x > panelsFrom ? 0 : Math.min(surface.clear, far)
      if (x > panelsFrom) {
        // A panel in place of a window shows its outline only.
        cover(surface, materials.seam, 0.5 * inside(Math.abs(far) - 3, edge))
        return
      }
      cover(surface, plan.hasBrightTrim ? materials.chrome : materials.glossBlack, inside(far - 17, edge))
      const wrap = panes.wrap(x, z)
      surface.clear = Math.min(surface.clear, Math.abs(wrap))
      cover(surface, materials.glossBlack, inside(wrap, edge))
      // The pillars between the panes are matt, so that they are darker than what the panes mirror.
      cover(surface, materials.seam, inside(far + 6, edge))
    }
    if (which === part.cabFront) {
      const far = panes.front(y, z)
      surface.clear = Math.min(surface.clear, far - frit)
      // Printed black around the glass, and the black cover at its foot under the wipers.
      cover(surface, materials.glossBlack, inside(far - frit, edge))
    }
    if (which === part.cabRear) {
      const far = panes.rear(y, z)
      surface.clear = plan.windows.panelsFrom < 1 ? 0 : Math.min(surface.clear, far - 24)
      if (plan.windows.panelsFrom >= 1) {
        cover(surface, materials.glossBlack, inside(Math.min(far - 24, panes.wrap(Number.MAX_VALUE, z)), edge))
        // The third brake lamp, in the edge above the glass.
        if (z > plan.height * 0.75) {
          const lamp = Math.max(Math.abs(y) - 150, Math.abs(far - 11) - 8)
          cover(surface, materials.lampRedLit, 0.8 * inside(lamp, edge))
        }
      } else {
        // A van for goods has two doors of sheet metal.
        const seam = far < 30 ? Math.min(Math.abs(far - 24), Math.abs(y)) : Math.abs(far - 24)
        cover(surface, materials.seam, 0.8 * inside(seam - 4, edge))
      }
    }
  }

  /** A painted cap above a black foot, with the glass in its rear face. */
  function drawMirror(surface: Surface, { px, py, pz }: Spot, edge: number): void {
    setMaterial(surface, paintMaterial)
    cover(surface, materials.plastic, inside(pz - mirror.foot - mirror.tall * 0.3, edge))
    const outwards = (Math.abs(py) - mirror.inner) / mirror.wide
    cover(surface, materials.glossBlack, inside(mirror.front + 26 + 28 * outwards - px, edge))
  }

  /** Aluminium drop sides with a frame, posts and latches. */
  function drawTray(surface: Surface, which: number, spot: Spot, edge: number): void {
    const { load } = plan
    setMaterial(surface, materials.alloy)
    if (load === null || which === part.boxTop) return
    const along = which === part.boxSide ? spot.px - load.from : spot.py + plan.width / 2
    const span = (which === part.boxSide ? plan.length - load.from : plan.width) / (which === part.boxSide ? 2 : 1)
    const post = Math.min(along % span, span - (along % span))
    cover(surface, materials.darkChrome, inside(post - 26, edge))
    cover(surface, materials.seam, 0.8 * inside(Math.abs(post - 30) - 3, edge))
    const down = load.top - spot.pz
    for (let rib = 70; rib < load.sides - 40; rib += 70)
      cover(surface, materials.seam, 0.45 * inside(Math.abs(down - rib) - 3.5, edge))
    if (which === part.boxRear)
      cover(surface, materials.lampRed, inside(Math.max(post - 130, Math.abs(down - load.sides + 34) - 24), edge))
  }

  return (surface, which, spot, edge) => {
    switch (which) {
      case part.bodySide:
      case part.bodyFront:
      case part.bodyRear:
      case part.bodyTop:
      case part.bodyBottom:
        return drawBody(surface, which, spot, edge)
      case part.cabSide:
      case part.cabFront:
      case part.cabRear:
      case part.cabTop:
        return drawCab(surface, which, spot, edge)
      case part.tyre:
        return drawTyre(surface, spot.t, spot.s, spot.pz / plan.tyre.diameter, plan.tyre.isOffRoad)
      case part.rim:
        return drawRim(surface, plan.rim.pattern, spot.s, spot.t, edge)
      case part.brake:
        return drawBrake(surface, spot.s, spot.t, edge)
      case part.mirror:
        return drawMirror(surface, spot, edge)
      case part.boxSide:
      case part.boxRear:
      case part.boxFront:
      case part.boxTop:
        return drawTray(surface, which, spot, edge)
      case part.seat:
        setMaterial(surface, seats)
        surface.clear = allClear
        return
      case part.rack:
        setMaterial(surface, plan.face.frame === 'chrome' ? materials.darkChrome : materials.gunmetal)
        return
      case part.tubSide:
        // Less light reaches the floor of the tub than its edge.
        setMaterial(surface, materials.liner)
        surface.open *= 0.35 + 0.65 * smooth(-420, -20, spot.pz - (plan.load?.top ?? 0))
        return
      case part.metal:
        setMaterial(surface, materials.darkChrome)
        return
      case part.glossBlack:
        setMaterial(surface, materials.glossBlack)
        return
      case part.hollow:
        setMaterial(surface, materials.hollow)
        surface.clear = allClear
        return
      default:
        setMaterial(surface, materials.plastic)
    }
  }
}
