/** What of an error belongs in a log line. */
export function describeError(error: unknown): {
  readonly name: string
  readonly message: string
  readonly stack?: string
} {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: String(error) }
  return { name: error.name, message: error.message, ...(error.stack === undefined ? {} : { stack: error.stack }) }
}
