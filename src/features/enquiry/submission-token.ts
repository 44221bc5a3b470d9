/** Names one showing of a form: when it was made and a random part. It tells a retry from a second enquiry (LEAD-13). */
export interface SubmissionToken {
  readonly text: string
  /** Epoch milliseconds, by the server's clock. */
  readonly issuedAt: number
}

/** `random`: a UUID. */
export function formatSubmissionToken(issuedAt: number, random: string): string {
  return `${issuedAt}.${random}`
}

/** null: not one of ours, or from the future. */
export function parseSubmissionToken(text: string | undefined, nowMs: number): SubmissionToken | null {
  const match = /^(\d{1,15})\.[0-9a-f-]{36}$/.exec(text ?? '')
  const issuedAt = Number(match?.[1] ?? Number.NaN)
  return text === undefined || Number.isNaN(issuedAt) || issuedAt > nowMs ? null : { text, issuedAt }
}
