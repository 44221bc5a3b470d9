/** A behaviour that a specification names as configurable, and the setting that implements it (TEN-06). */
export type SpecifiedSwitch = readonly [named: string, path: string]
