export declare const lastingProblemStatus: number
export interface ServerEnd {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly ranMs: number
}
export declare function createRestartBackoff(): { pauseAfter(end: ServerEnd): number | null }
