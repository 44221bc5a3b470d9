import { z } from 'zod'
import { entry, integer, list, must, optional, section, value } from './field.ts'
import { host, webUrl } from './values.ts'

/** Kinds of outbound feeds, as `feeds.kinds` and the feeds' addresses name them. */
export const feedKinds = ['google', 'meta', 'csv'] as const
export type FeedKind = (typeof feedKinds)[number]

export const isFeedKind = (text: string): text is FeedKind => feedKinds.some((kind) => kind === text)

export const feedsSection = section('Outbound feeds of the stock, fetched at a secret address', 'API-05', {
  kinds: list(
    z.enum(feedKinds),
    "Feeds that the site has. 'google': Google Vehicle Ads; 'meta': Meta automotive inventory; 'csv': the stock as " +
      'plain CSV. `forecourt feeds address SITE` prints their addresses',
    'API-05',
  ),
  key_number: integer(
    1,
    { min: 1, max: 1_000_000 },
    'Part of what the secret addresses are made of: another number makes the addresses of today invalid',
    'API-05',
  ),
})

/** A path with or without '/*' at its end, which stands for everything below. */
const oldPath = z
  .string()
  .max(500)
  .regex(
    /^\/(?!\/)[^\s?#\\*]*$|^\/[^\s?#\\*/][^\s?#\\*]*\/\*$/,
    'expected a path of the old web site, "/stock/used.php", or all below one, "/news/*"',
  )

const newPath = /^\/(?!\/)[^\s\\*]*$|^\/[^\s?#\\*/][^\s?#\\*]*\/\*$/
const target = z
  .string()
  .max(2000)
  .refine(
    (text) => newPath.test(text) || webUrl.safeParse(text).success,
    'expected a path of this site, "/search/used-cars", one with "/*" at its end, or an https address',
  )

const redirectSchema = entry({
  from: must(oldPath, "Path of the earlier web site; '/*' at its end stands for every path below", 'API-05'),
  to: optional(
    target,
    "Where it went: a path of this site ('/*' at its end keeps the rest of the path), or an https address whose host " +
      'is in redirect_hosts; null: it is gone (410)',
    'API-05',
  ),
})

export const redirects = value(
  z.array(redirectSchema).max(5000),
  [],
  'Permanent redirects (301) of addresses of an earlier web site, and addresses that are gone (410). An exact path ' +
    'wins over a pattern, and a longer pattern over a shorter one',
  'API-05',
)

export const redirectHosts = list(host, 'Other hosts to which redirects may lead', 'API-05')
