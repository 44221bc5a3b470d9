import { request } from 'node:http'
import type { Report } from '../report.ts'
import { reportPaint, reportScores, withLighthouse } from './lighthouse.ts'

const largestShift = 0

/** Lighthouse's simulated phone on a vehicle page of every demo site: the first used one with pictures and a price. */
export async function run(report: Report): Promise<void> {
  await withLighthouse(async (measureSites) => {
    const measured = await measureSites(findVehicle)
    reportPaint(report, 'vehicle page', measured)
    const shift = Math.max(...measured.map((one) => one.shift))
    report({
      what: 'Lighthouse mobile, vehicle page, layout shift, most of five sites',
      bar: '0',
      measured: shift.toFixed(3),
      met: shift <= largestShift,
    })
    reportScores(report, 'vehicle page', measured)
  })
}

/** Path of the first used vehicle; the names below .localhost are known to browsers alone. */
function findVehicle(site: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path: '/search/used-cars', headers: { host: `${site}.localhost:${port}` } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => {
          const card = text
            .split('<article')
            .slice(1)
            .find((one) => one.includes('/vehicle-art/') && one.includes('data-price'))
          const path = /href="(\/cars\/[^"#?]+)"/.exec(card ?? '')?.[1]
          if (path === undefined) reject(new Error(`${site} shows no used vehicle with a picture and a price`))
          else resolve(path)
        })
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}
