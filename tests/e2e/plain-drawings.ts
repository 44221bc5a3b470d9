import { registerHooks } from 'node:module'

/**
 * Loaded into the server of the browser tests before its own modules: every vehicle that the demo has a drawing of is
 * drawn as the same grey field, a few pixels wide in every width, because drawing, encoding and decoding hundreds of
 * pictures takes longer than all else of a run. The pictures still take the real way: encoded, stored, cached and sent
 * by the server. Answering them in the browser instead, with a route, would switch off the browser's cache for every
 * request of every page.
 */
const plainDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" width="64" height="48">' +
  '<rect width="64" height="48" fill="#8a9099"/></svg>'

const replacements: Readonly<Record<string, (original: string) => string>> = {
  '/src/demo/vehicle-drawings.ts': (original) => `
    import { vehicleDrawings as drawn } from ${original}
    const plain = { name: 'plain', draw: () => ${JSON.stringify(plainDrawing)} }
    export const vehicleDrawings = {
      find: (path, backdrop) => (drawn.find(path, backdrop) === null ? null : plain),
    }`,
  '/src/pictures/encode-picture.ts': (original) => `
    import { encodePicture as encode } from ${original}
    export const encodePicture = (svg, width, ...others) =>
      encode(svg, svg === ${JSON.stringify(plainDrawing)} ? 16 : width, ...others)`,
}

registerHooks({
  load(url, context, nextLoad) {
    const replacement = Object.entries(replacements).find(([path]) => url.endsWith(path))?.[1]
    if (replacement === undefined) return nextLoad(url, context)
    return { format: 'module', shortCircuit: true, source: replacement(JSON.stringify(`${url}?original`)) }
  },
})
