import { join } from 'node:path'
import type { FeedSource, FetchLimits } from '#integrations/feed-source/feed-source.ts'
import { createDirectoryFeedSource } from '#integrations/feed-source/directory-feed-source.ts'
import { createHttpFeedSource } from '#integrations/feed-source/http-feed-source.ts'
import { createSftpFeedSource } from '#integrations/feed-source/sftp-feed-source.ts'
import type { StockFeed } from '#jobs/fetch-feeds/feed-due.ts'
import { buildSecretPrefix } from '#site/site-secrets.ts'
import type { Site } from '#site/site.ts'
import type { Environment } from './environment.ts'
import { buildFeedRules } from './feed-hosts.ts'
import { resolveSecret } from './resolve-secret.ts'

export interface FeedSourceParts {
  readonly environment: Pick<Environment, 'feedFolder' | 'feedHosts'>
  /** Holds the secrets that sites name. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly now: () => number
}

type Opened =
  | { readonly ok: true; readonly source: FeedSource }
  /** What the feed needs and this server lacks. */
  | { readonly ok: false; readonly error: string }

const fetchLimitMs = 15 * 60_000
const idleLimitMs = 60_000

/** The source of a feed of a site, with the secrets of this process. */
export function openFeedSource(
  site: Pick<Site, 'slug'>,
  { source: { http, sftp, directory }, max_megabytes }: StockFeed,
  { environment, variables, now }: FeedSourceParts,
): Opened {
  const limits: FetchLimits = { maxBytes: max_megabytes * 1_000_000, timeLimitMs: fetchLimitMs, idleLimitMs }
  const secrets = readSecrets(site.slug, [http?.password, sftp?.password, sftp?.private_key], variables)
  if (!secrets.ok) return secrets
  const secretOf = (reference: string | null): string | null => resolveSecret(site.slug, reference, variables)

  if (directory !== null)
    return {
      ok: true,
      source: createDirectoryFeedSource({
        // Each site has a folder of its own, so that no site file can name another's.
        folder: join(environment.feedFolder, site.slug, directory.folder),
        pattern: directory.file,
        settleMs: directory.settle_seconds * 1000,
        limits,
        now,
      }),
    }
  if (sftp !== null)
    return {
      ok: true,
      source: createSftpFeedSource({
        server: {
          host: sftp.host,
          port: sftp.port,
          username: sftp.username,
          password: secretOf(sftp.password),
          privateKey: secretOf(sftp.private_key),
          hostKey: sftp.host_key,
          rules: buildFeedRules(environment.feedHosts, sftp.host, sftp.port),
        },
        path: sftp.path,
        settleMs: sftp.settle_seconds * 1000,
        limits,
        now,
      }),
    }
  if (http !== null)
    return {
      ok: true,
      source: createHttpFeedSource({
        url: http.url,
        authorization: buildAuthorization(http.username, secretOf(http.password)),
        rulesFor: (address) => {
          const url = URL.parse(address)
          return buildFeedRules(environment.feedHosts, url?.hostname ?? '', portOf(url))
        },
        limits,
      }),
    }
  return { ok: false, error: 'the feed has no source; give it one of http, sftp and directory' }
}

function readSecrets(
  slug: string,
  references: readonly (string | null | undefined)[],
  variables: FeedSourceParts['variables'],
): { readonly ok: true } | { readonly ok: false; readonly error: string } {
  for (const reference of references) {
    if (reference === null || reference === undefined || resolveSecret(slug, reference, variables) !== null) continue
    return {
      ok: false,
      error:
        `the environment does not hold ${reference.slice('env:'.length)}, or its name does not begin with ` +
        buildSecretPrefix(slug),
    }
  }
  return { ok: true }
}

/** Basic authentication of a user, else a bearer token. */
function buildAuthorization(username: string | null, secret: string | null): string | null {
  if (secret === null) return null
  return username === null ? `Bearer ${secret}` : `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`
}

function portOf(url: URL | null): number {
  if (url === null) return 0
  return url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port)
}
