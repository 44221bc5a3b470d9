import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEmail } from '#domain/enquiry/parse-contact.ts'
import { readSphinxAddresses, type SphinxAddress } from '#search/sphinx/sphinx-address.ts'
import { parseSmtpUrl, type SmtpSettings } from '#integrations/lead-delivery/mail/smtp-settings.ts'
import { parseFeedHosts, type FeedHost } from './feed-hosts.ts'

/** The process's settings, read once at start. Sites are not here: they are configuration documents. */
export interface Environment {
  /** TCP port, 1 to 65535; PORT, default 3000. 0 takes any free port (tests). */
  readonly port: number
  /** Address to listen on; HOST, default 127.0.0.1 in development and 0.0.0.0 where NODE_ENV is production. */
  readonly host: string
  /** postgres:// URL, or null for SQLite in `dataDirectory`; DATABASE_URL. */
  readonly databaseUrl: string | null
  /** Everything the platform writes besides PostgreSQL; FORECOURT_DATA, default ./data. */
  readonly dataDirectory: string
  /** Folder of the site files that `--demo` checks and loads; FORECOURT_SITES, default `sites` beside the sources. */
  readonly siteFolder: string
  /**
   * Proxies between the internet and this server, 0 to 9; TRUST_PROXY, default 0. With n of them the visitor's address
   * is the n-th from the right of X-Forwarded-For, host and scheme are the last of X-Forwarded-Host and
   * X-Forwarded-Proto.
   */
  readonly trustedProxies: number
  /** pino level; LOG_LEVEL, default info. */
  readonly logLevel: string
  /** Bytes of finished pages kept in memory; PAGE_CACHE_MB, 0 (keep none) to 65536, default 128. */
  readonly pageCacheBytes: number
  /**
   * Bytes that the search index may take (`ColumnarEngine.bytes`); INDEX_MEMORY, 1 to 9999999 megabytes. null, the
   * default: no limit.
   */
  readonly indexBytes: number | null
  /**
   * Daemons of Sphinx or Manticore that search, SEARCH_URL: 'mysql://127.0.0.1:9306,127.0.0.1:9307', the same and in
   * the same order on every node. null, the default: this process searches.
   */
  readonly searchDaemons: readonly SphinxAddress[] | null
  /**
   * Which sites those daemons search for, SEARCH_SITES: 'all', the default, but those that chose the built-in engine;
   * 'chosen' those alone that chose the daemons (`search.engine` of a site).
   */
  readonly searchSites: 'all' | 'chosen'
  /**
   * Bytes of fetched and resized pictures of feeds kept in the data folder; PHOTO_CACHE_MB, 1 to 9999999, default 2048.
   */
  readonly photoCacheBytes: number
  /**
   * Signs the tokens of forms, 32 characters or more; FORECOURT_SECRET. null: one is made and kept in the data folder.
   */
  readonly secret: string | null
  /**
   * Gateway for text messages that speaks Twilio's form: SMS_ACCOUNT, SMS_TOKEN and SMS_SENDER (a number in E.164 or a
   * name of up to 11 characters), and SMS_URL, default https://api.twilio.com. null: none is set.
   */
  readonly smsGateway: {
    readonly url: string
    readonly account: string
    readonly token: string
    readonly sender: string
  } | null
  /**
   * Mail server of the platform, SMTP_URL, and address of its sender, MAIL_FROM. null: none is set, and e-mail to
   * dealers waits.
   */
  readonly mail: { readonly smtp: SmtpSettings; readonly from: string } | null
  /** Folder of the mappings that `stock_feeds` name; FORECOURT_MAPPINGS, default `mappings` beside the sources. */
  readonly mappingFolder: string
  /**
   * Folder below which each site has one for files that are put there, `{site}/{folder}`; FORECOURT_FEED_FOLDER,
   * default `feed-files` in the data folder.
   */
  readonly feedFolder: string
  /**
   * Servers on private networks, or without encryption, that feeds may be fetched from; FORECOURT_FEED_HOSTS, names
   * with ports separated by commas. Default: none.
   */
  readonly feedHosts: readonly FeedHost[]
  /**
   * The node's name among those of its database, the same after a restart: FORECOURT_NODE, default the machine's name
   * with the port. 1 to 60 letters, digits, dots and hyphens.
   */
  readonly nodeName: string
  /**
   * Milliseconds between SIGTERM and the end of new connections, in which /readyz says that the node is stopping and
   * requests are answered as always: a balancer needs them to leave the node out. DRAIN_SECONDS, 0 to 60, default 0.
   */
  readonly drainMs: number
  /**
   * Whether a start also starts the processes for pictures and PDFs and draws the first pictures, so that no visitor
   * waits for that; WARM_UP, 1 or 0, default 1. With 0 the first request for each starts it.
   */
  readonly warmsUp: boolean
  /** Bearer token that opens /metrics to others than loopback; METRICS_TOKEN. */
  readonly metricsToken: string | null
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/** Reads and checks the settings; an error names the variable and what is expected. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  cwd: string,
): { ok: true; environment: Environment } | { ok: false; error: string } {
  const portText = variables.PORT?.trim() || '3000'
  const port = Number(portText)
  if (!/^\d+$/.test(portText) || port > 65_535)
    return { ok: false, error: `PORT is '${portText}'; expected a number from 0 to 65535` }
  const proxiesText = variables.TRUST_PROXY?.trim() || '0'
  if (!/^\d$/.test(proxiesText))
    return {
      ok: false,
      error: `TRUST_PROXY is '${proxiesText}'; expected the number of proxies in front of the server, 0 to 9`,
    }
  const databaseUrl = variables.DATABASE_URL?.trim() || null
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    return { ok: false, error: 'DATABASE_URL is set but is not a postgres:// address; unset it to use SQLite' }
  const logLevel = variables.LOG_LEVEL?.trim() || 'info'
  if (!logLevels.includes(logLevel))
    return { ok: false, error: `LOG_LEVEL is '${logLevel}'; expected one of ${logLevels.join(', ')}` }
  const pageCacheText = variables.PAGE_CACHE_MB?.trim() || '128'
  if (!/^\d{1,5}$/.test(pageCacheText) || Number(pageCacheText) > 65_536)
    return {
      ok: false,
      error: `PAGE_CACHE_MB is '${pageCacheText}'; expected a number of megabytes from 0 (keep no pages) to 65536`,
    }
  const searchText = variables.SEARCH_URL?.trim() ?? ''
  const searchDaemons = searchText === '' ? null : readSphinxAddresses(searchText)
  if (searchText !== '' && searchDaemons === null)
    return {
      ok: false,
      error: "SEARCH_URL is not understood; expected the daemons as 'mysql://127.0.0.1:9306,127.0.0.1:9307'",
    }
  const searchSites = variables.SEARCH_SITES?.trim() || 'all'
  if (searchSites !== 'all' && searchSites !== 'chosen')
    return { ok: false, error: `SEARCH_SITES is '${searchSites}'; expected 'all' or 'chosen'` }
  const indexText = variables.INDEX_MEMORY?.trim() ?? ''
  if (!/^(?:[1-9]\d{0,6})?$/.test(indexText))
    return {
      ok: false,
      error:
        `INDEX_MEMORY is '${indexText}'; expected a number of megabytes from 1 to 9999999, ` +
        'or nothing to keep the stock of all sites in memory',
    }
  const photoCacheText = variables.PHOTO_CACHE_MB?.trim() || '2048'
  if (!/^[1-9]\d{0,6}$/.test(photoCacheText))
    return {
      ok: false,
      error: `PHOTO_CACHE_MB is '${photoCacheText}'; expected a number of megabytes from 1 to 9999999`,
    }
  const secret = variables.FORECOURT_SECRET?.trim() || null
  if (secret !== null && secret.length < 32)
    return {
      ok: false,
      error: 'FORECOURT_SECRET is too short; expected 32 characters or more, as from `openssl rand -base64 32`',
    }
  const sms = readSmsGateway(variables)
  if (typeof sms === 'string') return { ok: false, error: sms }
  const feedHostsText = variables.FORECOURT_FEED_HOSTS?.trim() ?? ''
  const feedHosts = parseFeedHosts(feedHostsText)
  if (feedHosts === null)
    return {
      ok: false,
      error: `FORECOURT_FEED_HOSTS is '${feedHostsText}'; expected names with ports, 'sftp.lan:22, dms.internal:8080'`,
    }
  const mail = readMail(variables)
  if (typeof mail === 'string') return { ok: false, error: mail }
  const nodeName = variables.FORECOURT_NODE?.trim() || `${hostname()}-${port}`.slice(-60)
  if (!/^[\w.-]{1,60}$/.test(nodeName))
    return {
      ok: false,
      error: `FORECOURT_NODE is '${nodeName}'; expected a name of up to 60 letters, digits, dots and hyphens`,
    }
  const drainText = variables.DRAIN_SECONDS?.trim() || '0'
  if (!/^\d{1,2}$/.test(drainText) || Number(drainText) > 60)
    return { ok: false, error: `DRAIN_SECONDS is '${drainText}'; expected a number of seconds from 0 to 60` }
  const warmUpText = variables.WARM_UP?.trim() || '1'
  if (warmUpText !== '0' && warmUpText !== '1')
    return { ok: false, error: `WARM_UP is '${warmUpText}'; expected 1 or 0` }
  const dataDirectory = resolve(cwd, variables.FORECOURT_DATA?.trim() || 'data')
  return {
    ok: true,
    environment: {
      port,
      host: variables.HOST?.trim() || (variables.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
      databaseUrl,
      dataDirectory,
      siteFolder: resolve(cwd, variables.FORECOURT_SITES?.trim() || join(import.meta.dirname, '../../sites')),
      trustedProxies: Number(proxiesText),
      logLevel,
      pageCacheBytes: Number(pageCacheText) * 1024 * 1024,
      searchDaemons,
      searchSites,
      indexBytes: indexText === '' ? null : Number(indexText) * 1024 * 1024,
      photoCacheBytes: Number(photoCacheText) * 1024 * 1024,
      secret,
      smsGateway: sms,
      mail,
      mappingFolder: resolve(cwd, variables.FORECOURT_MAPPINGS?.trim() || join(import.meta.dirname, '../../mappings')),
      feedFolder: resolve(cwd, variables.FORECOURT_FEED_FOLDER?.trim() || join(dataDirectory, 'feed-files')),
      feedHosts,
      nodeName,
      drainMs: Number(drainText) * 1000,
      warmsUp: warmUpText === '1',
      metricsToken: variables.METRICS_TOKEN?.trim() || null,
    },
  }
}

/** The gateway for text messages, null where none is set, or a sentence that says which variable is wrong. */
function readSmsGateway(variables: Readonly<Record<string, string | undefined>>): Environment['smsGateway'] | string {
  const read = (name: string): string => variables[name]?.trim() ?? ''
  const [account, token, sender] = [read('SMS_ACCOUNT'), read('SMS_TOKEN'), read('SMS_SENDER')]
  const url = read('SMS_URL') || 'https://api.twilio.com'
  if (account === '' && token === '' && sender === '') return null
  if (account === '' || token === '' || sender === '')
    return 'SMS_ACCOUNT, SMS_TOKEN and SMS_SENDER belong together; set all three or none'
  if (URL.parse(url)?.protocol !== 'https:') return `SMS_URL is '${url}'; expected an https:// address`
  return { url, account, token, sender }
}

/** The mail server, null where none is set, or a sentence that says which variable is wrong, never a password. */
function readMail(variables: Readonly<Record<string, string | undefined>>): Environment['mail'] | string {
  const url = variables.SMTP_URL?.trim() ?? ''
  const from = variables.MAIL_FROM?.trim() ?? ''
  if (url === '' && from === '') return null
  if (url === '' || from === '') return 'SMTP_URL and MAIL_FROM belong together; set both or none'
  const smtp = parseSmtpUrl(url)
  if (smtp === null)
    return 'SMTP_URL is not understood; expected smtps://user:password@host:465, with the password percent-encoded'
  if (parseEmail(from) === null) return `MAIL_FROM is '${from}'; expected an e-mail address, leads@platform.example`
  return { smtp, from }
}
