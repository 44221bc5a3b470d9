import { lookOfMake } from '#site/directory/model-picture.ts'
import type { ArtFamily } from '../art-key.ts'

/** Which family of drawn faces a make belongs to; one that the directory does not know is drawn as the plainest. */
export const resolveFamily = (make: string): ArtFamily => lookOfMake(make)
