import { openDatabase } from '#data/open-database.ts'
import { fillOddDealers } from '#tests/fixtures/odd-dealers.ts'
const db = await openDatabase({ url: null, directory: '/tmp/odd-data' })
await fillOddDealers(db)
await db.close()
