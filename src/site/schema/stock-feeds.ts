import { z } from 'zod'
import { importGuardNames, type ImportGuard } from '#domain/feed/import-guards.ts'
import { entry, integer, list, must, optional, optionalInteger } from './field.ts'
import { secretReference, slug, time } from './values.ts'

const rows = 'STOCK-03'

/** A host name; an IP address would be asked without anybody having looked where it leads. */
const serverName = z
  .string()
  .max(253)
  .regex(
    /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'expected the name of a server in lower case, "sftp.dealer.example"',
  )

const feedUrl = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s<>"\\]+$/, 'expected an https address, "https://feeds.example/stock.csv"')

const userName = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}:]+$/u, 'expected a user name without a colon or control characters')

/** OpenSSH's form of a fingerprint: base64 of 32 bytes without padding. */
const hostKey = z
  .string()
  .regex(
    /^SHA256:[A-Za-z0-9+/]{43}$/,
    'expected a fingerprint as OpenSSH shows it, "SHA256:" and 43 characters: `ssh-keyscan HOST | ssh-keygen -lf -`',
  )

/** The last part may hold '*', which stands for any characters. */
const remotePath = z
  .string()
  .max(1000)
  .regex(
    /^(?:[^\p{Cc}*\\]*\/)?[^\p{Cc}/\\]+$/u,
    'expected the path of a file, "/outgoing/stock.csv"; * stands for any characters of its last part',
  )

/** One part of a path: neither a folder above nor a hidden one. */
const folderName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'expected the name of one folder: letters, digits, dots and hyphens')

const fileName = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}/\\.][^\p{Cc}/\\]*$/u, 'expected the name of a file, "stock.csv", or "stock-*.csv"')

const settle = integer(
  60,
  { min: 1, max: 3600, unit: 'seconds' },
  'A file counts as finished when it has not changed for so long',
  rows,
)

const httpSource = entry({
  url: must(
    feedUrl,
    'Address of the file: https, a host name and no port. Other addresses only where the operator allows the host ' +
      'by FORECOURT_FEED_HOSTS',
    rows,
  ),
  username: optional(userName, 'User of HTTP basic authentication; null sends none', rows),
  password: optional(secretReference, 'Password of that user, or without a user a bearer token', rows),
})

const sftpSource = entry({
  host: must(serverName, 'Name of the server', rows),
  port: integer(22, { min: 1, max: 65_535 }, '22, or 1024 and above', rows),
  username: must(userName, 'User', rows),
  host_key: must(hostKey, 'Fingerprint of the host key; a server with another key gets no password', rows),
  password: optional(secretReference, 'Password of the user; null where private_key is given', rows),
  private_key: optional(secretReference, 'Private key of the user, in the form of OpenSSH or PEM', rows),
  path: must(
    remotePath,
    "Path of the file; '*' in its last part takes the newest finished file of that form, '/outgoing/stock-*.csv'",
    rows,
  ),
  settle_seconds: settle,
})

const directorySource = entry({
  folder: must(
    folderName,
    'Folder on the server of the platform: FORECOURT_FEED_FOLDER/{slug of the site}/{folder}',
    rows,
  ),
  file: must(fileName, "Name of the file; '*' takes the newest finished file of that form, '*.csv'", rows),
  settle_seconds: settle,
})

const stockFeed = entry({
  name: must(slug, 'Name of the feed in commands, reports and metrics', rows),
  mapping: optional(
    slug,
    'Mapping file: FORECOURT_MAPPINGS/{mapping}.yaml. null: the columns are named after the vehicle fields, and the ' +
      'ending of the file tells its format',
    rows,
  ),
  source: must(
    entry({
      http: optional(httpSource, 'A web server', rows),
      sftp: optional(sftpSource, 'A server that speaks SFTP', rows),
      directory: optional(directorySource, 'A folder into which somebody puts files', rows),
    }),
    'Where the file comes from: one of http, sftp and directory',
    rows,
  ),
  schedule: must(
    entry({
      times: list(time, "Times of day in the site's time zone, '06:00'", rows),
      every_minutes: optionalInteger({ min: 5, max: 1440, unit: 'minutes' }, 'In place of times: how often', rows),
    }),
    'When it is fetched: times, or every_minutes. A time that was missed is made up for once',
    rows,
  ),
  allow: list(
    z.enum(importGuardNames as readonly [ImportGuard, ...ImportGuard[]]),
    'Guards of the import that never refuse this feed; see the guide to feeds. For one file use `feeds run --allow`',
    rows,
  ),
  max_megabytes: integer(200, { min: 1, max: 2000, unit: 'MB' }, 'A larger file is not taken', rows),
})

export const stockFeeds = list(
  stockFeed,
  'Feeds of stock that the platform fetches and imports by itself; `forecourt feeds status` shows how they fare',
  rows,
)
