/**
 * Settings that nothing reads yet, because the screen or the call that they belong to is still to come; at best there
 * are none. A section, list or entry stands for everything in it. `sites check` says that they have no effect, and the
 * reference page shows it. A test watches which settings are read while all pages are built, and fails for a setting
 * that is missing here or too many.
 */
export const plannedSettings: readonly string[] = []

const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`)

/** Whether a setting, by its path on the reference page, has no effect yet. */
export const isPlanned = (path: string, settings: readonly string[] = plannedSettings): boolean =>
  settings.some((planned) => isBelow(path, planned))
