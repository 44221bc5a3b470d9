// npm run dev: the server with pages compiled as they change. Server code needs a restart, pages do not.
import { install } from './prepare.mjs'
import { runServer } from './run-server.mjs'

install()
runServer(['--dev'], { NODE_ENV: 'development' }, { restarts: false })
