/** A drawing in millimetres, y upwards, to be placed on a scene. */
export interface Drawing {
  readonly defs: string
  readonly body: string
  /** From x = 0. */
  readonly length: number
  readonly height: number
  /** Where it touches the ground: x and half width of each contact. */
  readonly contacts: readonly (readonly [x: number, halfWidth: number])[]
  /** Gap under the body; a high one lets light through and softens the shadow. */
  readonly clearance: number
  /** Reach of the shadow along the ground where it is less than the length; the whole length when absent. */
  readonly shadow?: readonly [from: number, to: number]
}
