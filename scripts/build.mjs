// Builds the pages as the sources are, unless that is done: a program of its own, so that npm test can check meanwhile.
import { build } from './prepare.mjs'

build()
