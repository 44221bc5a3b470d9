import type { ArtParts, ArtShape } from '../art-key.ts'
import { familyStyles, pickBySeed } from './family-style.ts'
import type { WheelFinish, WheelLook, WheelStyle } from './wheel.ts'

const workShapes: ReadonlySet<ArtShape> = new Set(['van'])

const offRoadShapes: ReadonlySet<ArtShape> = new Set(['ute', 'offroader'])

export function resolveWheelLook(parts: ArtParts, radius: number, rim: number): WheelLook {
  const { shape, family, seed, paint } = parts
  const offRoad = offRoadShapes.has(shape)
  const style: WheelStyle = workShapes.has(shape)
    ? 'steel'
    : offRoad
      ? pickBySeed<WheelStyle>(['rugged', 'star', 'fiveTwin', 'rugged', 'ten'], seed, 1)
      : pickBySeed(familyStyles[family].wheels, seed, 1)
  const isDark = paint === 'black' || paint === 'graphite'
  const finish: WheelFinish = workShapes.has(shape)
    ? pickBySeed<WheelFinish>(['silver', 'silver', 'dark'], seed, 2)
    : pickBySeed<WheelFinish>(
        [
          'silver',
          'machined',
          'dark',
          isDark ? 'black' : 'machined',
          'black',
          offRoad ? 'black' : 'machined',
          'silver',
        ],
        seed,
        2,
      )
  return {
    radius,
    rim,
    style,
    finish,
    offRoad: offRoad && pickBySeed([true, true, false], seed, 3),
    caliper: pickBySeed(['#3d4246', '#3d4246', '#3d4246', '#9b1b1f'], seed, 4),
  }
}
