import type { RenderOverlay } from '#pictures/drawing-source.ts'
import { resolveCabinStyle, type CabinStyle } from '../../vehicle-art/cabin-style.ts'
import { ramps } from '../../vehicle-art/colour.ts'
import { sceneLooks } from '../../vehicle-art/scene.ts'
import { createEnvironment } from '../environment.ts'
import type { CabinForm } from './build-cabin.ts'
import type { CabinOrder } from './cabin-order.ts'
import { renderCabin } from './render-cabin.ts'

/** Width, height and lower edge of each kind of screen, in millimetres. */
const screens: Readonly<Record<CabinStyle['screen'], CabinForm['screen']>> = {
  tablet: { across: 290, up: 168, foot: 655 },
  'built-in': { across: 236, up: 128, foot: 664 },
  portrait: { across: 186, up: 262, foot: 582 },
  double: { across: 330, up: 136, foot: 660 },
}

/** Draws the cabin of an order, for the process that makes pictures. */
export const renderOverlay: RenderOverlay<CabinOrder> = ({ scene, ...parts }, width) => {
  const style = resolveCabinStyle(parts)
  const { floor, wall, sky, isOutdoors } = sceneLooks[scene]
  return renderCabin(
    { ...style, screen: screens[style.screen], trim: style.trim[0], paint: ramps[parts.paint].base },
    createEnvironment(floor[0], wall[1], sky, isOutdoors),
    width,
  )
}
