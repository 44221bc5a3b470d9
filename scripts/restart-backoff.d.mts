export declare const lastingProblemStatus: number
export interface ServerEnd {
  readonly code: number | null
  readonly signal: string | null
  readonly ranMs: number
}
export declare function createRestartBackoff(): { pauseAfter(end: ServerEnd): number | null }
