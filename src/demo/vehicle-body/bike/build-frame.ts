import type { MeshBuilder } from '../mesh.ts'
import { addLoft, addPanel, addTube } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { sides } from './body-parts.ts'

/** Beams or tubes from the steering head to the pivot of the swingarm, and the rear frame. */
export function addFrame(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, at, pattern } = plan
  const [hx, hz] = pattern.clamp
  const [px, pz] = pattern.pivot
  for (const side of sides) {
    switch (look.frame) {
      case 'beam':
        addPanel(
          mesh,
          bikePart.frame,
          [
            at(hx + 20, 52, hz - 40),
            at(hx + 240, 178, hz - 130),
            at(px - 130, 172, pz + 260),
            at(px - 10, 140, pz + 150),
          ],
          [
            at(hx + 5, 48, hz - 160),
            at(hx + 200, 172, hz - 260),
            at(px - 190, 168, pz + 130),
            at(px - 60, 136, pz - 60),
          ],
          22,
          side,
        )
        addPanel(
          mesh,
          bikePart.frame,
          [at(px - 120, 150, pz + 240), at(px + 30, 140, pz + 190)],
          [at(px - 90, 138, pz - 120), at(px + 40, 132, pz - 110)],
          20,
          side,
        )
        break
      case 'trellis':
        for (const path of [
          [
            at(hx + 15, side * 46, hz - 60),
            at(hx + 230, side * 150, hz - 120),
            at(px - 120, side * 150, pz + 250),
            at(px, side * 130, pz + 40),
          ],
          [at(hx, side * 46, hz - 170), at(hx + 210, side * 160, hz - 300), at(px - 180, side * 150, pz + 90)],
          [at(hx + 130, side * 108, hz - 96), at(hx + 100, side * 106, hz - 232)],
          [at(hx + 130, side * 108, hz - 96), at(hx + 250, side * 160, hz - 318)],
          [at(hx + 290, side * 152, hz - 150), at(hx + 250, side * 160, hz - 318)],
          [at(hx + 290, side * 152, hz - 150), at(px - 180, side * 150, pz + 90)],
        ])
          addTube(mesh, bikePart.frame, path, 14, { sides: 10 })
        break
      case 'steel':
      case 'cradle':
        addTube(
          mesh,
          bikePart.frame,
          [
            at(hx + 15, side * 30, hz - 60),
            at(hx + 260, side * 110, hz - 150),
            at(px - 130, side * 130, pz + 300),
            at(px, side * 125, pz + 60),
            at(px - 30, side * 120, pz - 120),
          ],
          17,
          { sides: 10 },
        )
        if (look.frame === 'cradle')
          addTube(
            mesh,
            bikePart.frame,
            [
              at(hx + 5, side * 24, hz - 160),
              at(hx + 70, side * 90, hz - 380),
              at(hx + 120, side * 118, 250),
              at(hx + 240, side * 122, 205),
              at(px - 60, side * 122, 220),
              at(px, side * 120, pz),
            ],
            16,
            { sides: 10, between: 5 },
          )
        break
    }
    // The rear frame under the seat.
    const rise = look.tail
    if (plan.family !== 'cruiser') {
      addTube(
        mesh,
        bikePart.frame,
        [
          at(px - 130, side * 118, pz + 300),
          at(px + 130, side * 106, pattern.seat - 60),
          at(px + 430, side * 80, pattern.seat + rise * 0.7 - 10),
        ],
        12,
        { sides: 8 },
      )
      addTube(
        mesh,
        bikePart.frame,
        [
          at(px, side * 118, pz + 120),
          at(px + 180, side * 108, pattern.seat - 130),
          at(px + 400, side * 80, pattern.seat + rise * 0.6 - 40),
        ],
        11,
        { sides: 8 },
      )
    }
  }
  addLoft(
    mesh,
    bikePart.frame,
    at(hx + 12, 0, hz - 20),
    at(hx - 62, 0, hz - 175),
    [
      [0, 38],
      [1, 42],
    ],
    { sides: 18 },
  )
}
