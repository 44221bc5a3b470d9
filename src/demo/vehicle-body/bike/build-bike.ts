import { createMeshBuilder, type Mesh } from '../mesh.ts'
import type { BikePlan } from './bike-plan.ts'
import { addAdventureBody } from './body-adventure.ts'
import { addDirtBody } from './body-dirt.ts'
import { addNakedBody } from './body-naked.ts'
import { addClassicBody, addCruiserBody } from './body-old.ts'
import { addSportBody } from './body-sport.ts'
import { addEngine } from './build-engine.ts'
import { addExhaust } from './build-exhaust.ts'
import { addFrame } from './build-frame.ts'
import { addFront } from './build-front.ts'
import { addRunningGear } from './build-rear.ts'
import { addWheels } from './build-wheels.ts'
import { bakeOpenness } from './openness.ts'

const bodies = {
  naked: addNakedBody,
  sport: addSportBody,
  classic: addClassicBody,
  cruiser: addCruiserBody,
  adventure: addAdventureBody,
  dirt: addDirtBody,
} as const

/** A whole motorcycle; the first place of each corner on its surface is the share of light that reaches it. */
export function buildBike(plan: BikePlan): Mesh {
  const builder = createMeshBuilder()
  addWheels(builder, plan)
  addFront(builder, plan)
  if (plan.family !== 'dirt') addFrame(builder, plan)
  addRunningGear(builder, plan)
  addEngine(builder, plan)
  addExhaust(builder, plan)
  bodies[plan.family](builder, plan)
  const mesh = builder.finish()
  bakeOpenness(mesh)
  return mesh
}
