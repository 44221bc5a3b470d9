/** The header that says when to ask again, in whole seconds; none where the time is not known. */
export const buildRetryAfter = (seconds: number | null | undefined): Readonly<Record<string, string>> =>
  seconds === null || seconds === undefined ? {} : { 'Retry-After': String(Math.ceil(seconds)) }
