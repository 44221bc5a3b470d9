import { parseWebhookSecrets } from '#integrations/lead-delivery/webhook/webhook-signature.ts'
import { parseSecretReference } from '#site/site-secrets.ts'
import type { Site } from '#site/site.ts'
import type { Environment } from './environment.ts'
import { resolveSecret } from './resolve-secret.ts'

export interface LeadProblemParts {
  /** null: the environment names no mail server. */
  readonly mail: Environment['mail']
  /** Holds the secrets that sites name. */
  readonly variables: Readonly<Record<string, string | undefined>>
}

/**
 * What keeps the leads of a site waiting on this server: a mail server or a secret that the environment lacks. One
 * sentence each. A site file cannot be checked for it, because it depends on the environment of the server (LEAD-12).
 */
export function listLeadProblems(site: Site, { mail, variables }: LeadProblemParts): readonly string[] {
  const { slug, leads } = site
  const problems: string[] = []
  if (!site.demo && site.integrations.mail === 'smtp' && mail === null)
    problems.push(
      `Site ${slug}: its leads go by e-mail, and this server has no mail server. Set SMTP_URL and MAIL_FROM, then ` +
        'restart; until then the leads wait.',
    )
  const secrets = new Set([leads, ...leads.routes].flatMap(({ webhooks }) => webhooks.map(({ secret }) => secret)))
  for (const reference of secrets) {
    const value = resolveSecret(slug, reference, variables)
    if (value !== null && parseWebhookSecrets(value) !== null) continue
    const name = parseSecretReference(slug, reference) ?? reference
    problems.push(
      `Site ${slug}: ${name} ${value === null ? 'is not set' : 'is not of the form whsec_…'}, so that no webhook can ` +
        'be signed with it. Set it, then restart; until then the leads wait.',
    )
  }
  return problems
}
