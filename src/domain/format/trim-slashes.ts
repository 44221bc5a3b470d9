const slash = 47

/**
 * The address without the slashes at its end; '/' alone stays. Linear: `/\/+$/` takes quadratic time on a path full of
 * slashes.
 */
export function trimTrailingSlashes(address: string): string {
  let end = address.length
  while (end > 1 && address.charCodeAt(end - 1) === slash) end -= 1
  return address.slice(0, end)
}
