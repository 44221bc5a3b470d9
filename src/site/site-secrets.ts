/** A value that names an environment variable; the schema of a secret accepts nothing else. */
const reference = /^env:([A-Z][A-Z0-9_]{1,120})$/

/**
 * Prefix of the environment variables that a site may name: 'FORECOURT_SITE_HARBOURSIDE_TOYOTA__'. The two underscores
 * end the slug, so that the site 'bay' cannot name a variable of the site 'bay-motors'. Without the prefix a site file
 * could send any secret of the platform to an address of its author's choice.
 */
export function buildSecretPrefix(slug: string): string {
  return `FORECOURT_SITE_${slug.toUpperCase().replaceAll('-', '_')}__`
}

/** The environment variable that a site's setting names; null when it is not one of this site. */
export function parseSecretReference(slug: string, text: string): string | null {
  const name = reference.exec(text)?.[1]
  return name?.startsWith(buildSecretPrefix(slug)) === true && name.length > buildSecretPrefix(slug).length
    ? name
    : null
}

/** Whether a text has the form of a reference to a secret, of any site. */
export function isSecretReference(text: string): boolean {
  return reference.test(text)
}
