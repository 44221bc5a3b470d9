import type { Layer, Visible } from './rasterise.ts'

/** What is seen where one layer fills the picture: without panes of its own, openings and slopes. */
export const buildVisible = (width: number, height: number, layer: Layer): Visible => ({
  width,
  height,
  solid: layer,
  panes: layer,
  isInside: new Uint8Array(0),
  slopes: new Float32Array(0),
  aim: { x: 0.5, y: 0.5 },
  left: 0,
  right: width - 1,
  top: 0,
  bottom: height - 1,
})
