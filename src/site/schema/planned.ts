/**
 * Settings that nothing reads yet, because the screen or the call that they belong to is still to come. A section, list
 * or entry stands for everything in it. `sites check` says that they have no effect, and the reference page shows it. A
 * test watches which settings are read while all pages are built, and fails for a setting that is missing here or too
 * many.
 */
export const plannedSettings: readonly string[] = [
  // Home page and content pages
  'content.default_banners.fleet',
  'content.default_banners.parts',
  'content.default_banners.blog',
  'content.pages',
  'content.hidden_pages',
  'content.blog',
  'content.models',
  'content.review_feedback',
  'content.privacy_date',
  'dealership_websites',
  'complaints_contact',
  'images.presets',
  // Locations and opening hours
  'manufacturer.slug',
  'dealerships[].navigation',
  // Sign-in, checkout and what is paid for
  'finance.equifax',
  // Outside parties
  'search.index',
  'search.host',
  'search.key',
  'analytics.tag_manager_id',
  'analytics.consent',
  'integrations.quotes',
]

const isBelow = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`)

/** Whether a setting, by its path on the reference page, has no effect yet. */
export const isPlanned = (path: string): boolean => plannedSettings.some((planned) => isBelow(path, planned))
