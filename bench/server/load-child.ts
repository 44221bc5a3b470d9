import { Agent, request } from 'node:http'

// Asks one address over a few kept connections for so long and says how many answers came. A process of its own, so
// that the server's core is not shared with the asking.
const [port = '0', host = '', path = '/', connections = '1', ms = '1000'] = process.argv.slice(2)

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
const until = performance.now() + Number(ms)
let answers = 0
let bytes = 0

function askOnce(): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, port: Number(port), host: '127.0.0.1', path, headers: { host, 'accept-encoding': 'br' } },
      (response) => {
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
        )
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}

async function askOn(): Promise<void> {
  while (performance.now() < until) {
    await askOnce()
    answers += 1
  }
}

const began = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, askOn))
agent.destroy()
process.stdout.write(JSON.stringify({ answers, bytes, seconds: (performance.now() - began) / 1000 }))
