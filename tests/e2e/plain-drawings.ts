import { registerHooks } from 'node:module'

/**
 * Loaded into the server of the browser tests before its own modules: every vehicle that the demo has a drawing of is
 * drawn as the same grey field, because drawing hundreds of vehicles takes longer than all else of a run. The pictures
 * still take the real way: encoded, stored, cached and sent by the server. Answering them in the browser instead, with
 * a route, would switch off the browser's cache for every request of every page.
 */
const replaced = '/src/demo/vehicle-drawings.ts'
const plainDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480">' +
  '<rect width="640" height="480" fill="#8a9099"/></svg>'

registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith(replaced)
      ? {
          format: 'module',
          shortCircuit: true,
          source: `
            import { vehicleDrawings as drawn } from ${JSON.stringify(`${url}?drawn`)}
            const plain = { name: 'plain', draw: () => ${JSON.stringify(plainDrawing)} }
            export const vehicleDrawings = {
              find: (path, backdrop) => (drawn.find(path, backdrop) === null ? null : plain),
            }`,
        }
      : nextLoad(url, context),
})
