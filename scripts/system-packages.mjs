// What tests, benches and the cluster need of the system besides Node: Debian's Chromium and Firefox for the browser
// tests, PostgreSQL and Sphinx for the contract tests, HAProxy for the cluster and the test of its configuration,
// WebKitGTK for its journey. Installs what is missing where it may (root on Debian); otherwise says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const headlessShell = 'chromium-headless-shell'
const hasHeadlessShell = () => existsSync(`/usr/bin/${headlessShell}`)
const hasChromium = () =>
  hasHeadlessShell() ||
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].some((path) => existsSync(path)) ||
  Boolean(process.env.CHROMIUM_PATH)
const hasFirefox = () =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].some((path) => existsSync(path)) || Boolean(process.env.FIREFOX_PATH)
const postgresFolder = '/usr/lib/postgresql'
const hasPostgres = () =>
  (existsSync(postgresFolder) &&
    readdirSync(postgresFolder).some((version) => existsSync(`${postgresFolder}/${version}/bin/initdb`))) ||
  spawnSync('initdb', ['--version'], { stdio: 'ignore' }).status === 0
const hasHaproxy = () =>
  ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].some((path) => existsSync(path))

const hasSphinx = () => existsSync('/usr/bin/searchd')

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function apt(...args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0
}

const aptInstall = (packages) => apt('install', '-y', '-qq', '--no-install-recommends', ...packages)

/**
 * Chromium without a screen draws nothing of the browser's own, which shortens the browser tests by 40 %. Where it
 * cannot be had the whole Chromium does: nothing depends on which of them it is.
 */
function installHeadlessShell() {
  if (hasHeadlessShell() || process.env.CHROMIUM_PATH || !mayInstall()) return
  console.log(`Installing ${headlessShell} …`)
  if (!aptInstall([headlessShell])) console.log(`${headlessShell} could not be installed; the tests use chromium`)
}

/** Without it the tests that need it are left out, and their titles say so. */
function installOptional(name, isThere, whichTests) {
  if (isThere()) return
  if (!mayInstall()) {
    console.log(`${whichTests} are left out. On Debian or Ubuntu: sudo apt-get install ${name}`)
    return
  }
  console.log(`Installing ${name} …`)
  if (!aptInstall([name])) console.log(`${name} could not be installed. ${whichTests} are left out`)
}

/** Ends the process where something is missing and may not, or could not, be installed. */
function requirePackages(whose, missing) {
  if (missing.length === 0) return
  if (!mayInstall()) {
    console.error(`${whose} ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}`)
    process.exit(1)
  }
  console.log(`Installing ${missing.join(', ')} …`)
  if (!aptInstall(missing)) {
    console.error(`apt-get could not install ${missing.join(', ')}; install them by hand and run again`)
    process.exit(1)
  }
}

/** What the tests need; see `requirePackages`. */
export function installSystemPackages() {
  if (mayInstall() && !(hasHeadlessShell() && hasFirefox() && hasPostgres() && hasSphinx() && hasHaproxy()))
    apt('update', '-qq')
  installHeadlessShell()
  installOptional('sphinxsearch', hasSphinx, 'The tests of the outside search engine')
  installOptional('haproxy', hasHaproxy, "The tests of HAProxy's configuration")
  requirePackages('The tests need', [
    ...(hasChromium() ? [] : ['chromium']),
    ...(hasFirefox() ? [] : ['firefox-esr']),
    ...(hasPostgres() ? [] : ['postgresql']),
  ])
}

/** What `npm run cluster` needs; see `requirePackages`. */
export function installClusterPackages() {
  if (mayInstall() && !(hasHaproxy() && hasPostgres())) apt('update', '-qq')
  requirePackages('The cluster needs', [...(hasHaproxy() ? [] : ['haproxy']), ...(hasPostgres() ? [] : ['postgresql'])])
}

/** What `npm run webkit` needs; see `requirePackages`. */
export function installWebKitPackages() {
  const missing = [
    ...(existsSync('/usr/bin/WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(existsSync('/usr/bin/Xvfb') ? [] : ['xvfb']),
  ]
  if (missing.length > 0 && mayInstall()) apt('update', '-qq')
  requirePackages('The journey in WebKitGTK needs', missing)
}

// `npm test` runs this file beside npm, which waits for the network most of its time.
if (process.argv[1] === fileURLToPath(import.meta.url)) installSystemPackages()
