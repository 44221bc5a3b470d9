// npm start: a fresh clone becomes a running platform with the demo sites, and stays one: a crashed server is
// restarted. Extra words go to the server.
import { build, install } from './prepare.mjs'
import { runServer } from './run-server.mjs'

install()
build()
runServer([], { NODE_ENV: 'production' })
