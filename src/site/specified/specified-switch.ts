/** A thing that a text names as configurable, and the setting that it became (TEN-06). */
export type SpecifiedSwitch = readonly [named: string, path: string]
