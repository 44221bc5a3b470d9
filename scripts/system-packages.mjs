// What the tests need of the system besides Node: Debian's Chromium and Firefox for the browser tests, PostgreSQL for the contract tests.
// Installs what is missing where it may (root on Debian); otherwise says what to install.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const hasChromium = () => ['/usr/bin/chromium', '/usr/bin/chromium-browser'].some((path) => existsSync(path)) || Boolean(process.env.CHROMIUM_PATH)
const hasFirefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].some((path) => existsSync(path)) || Boolean(process.env.FIREFOX_PATH)
const postgresFolder = '/usr/lib/postgresql'
const hasPostgres = () =>
  (existsSync(postgresFolder) && readdirSync(postgresFolder).some((version) => existsSync(`${postgresFolder}/${version}/bin/initdb`))) ||
  spawnSync('initdb', ['--version'], { stdio: 'ignore' }).status === 0

/** Ends the process where something is missing and may not, or could not, be installed. */
export function installSystemPackages() {
  const missing = [...(hasChromium() ? [] : ['chromium']), ...(hasFirefox() ? [] : ['firefox-esr']), ...(hasPostgres() ? [] : ['postgresql'])]
  if (missing.length === 0) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) {
    console.error(`The tests need ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${missing.join(' ')}`)
    process.exit(1)
  }
  console.log(`Installing ${missing.join(', ')} …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  apt(['update', '-qq'])
  if (apt(['install', '-y', '-qq', '--no-install-recommends', ...missing]).status !== 0) {
    console.error(`apt-get could not install ${missing.join(', ')}; install them by hand and run again`)
    process.exit(1)
  }
}
