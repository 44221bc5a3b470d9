import { createPictureHost, makePhoto, sendPicture } from '#pictures/remote/picture-host.ts'

/**
 * A dealer's picture host in a process of its own, so that its sending takes nothing from the server: `/0.jpg` and on,
 * 4000 by 3000.
 */
export interface HostStarted {
  readonly port: number
  /** Of each picture. */
  readonly bytes: number
}

const photo = await makePhoto(4000, 3000)
const host = await createPictureHost(
  Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/${index}.jpg`, sendPicture(photo)])),
)
process.send?.({ port: host.port, bytes: photo.length } satisfies HostStarted)
process.on('disconnect', () => process.exit(0))
