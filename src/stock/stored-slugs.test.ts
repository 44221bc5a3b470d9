import { expect, test } from 'vitest'
import { openTestStore, testSettings } from './open-test-store.testkit.ts'

test('STOCK-04 the address of a stored vehicle stays when its badge is read in another way', async () => {
  const store = await openTestStore()
  try {
    const settings = { ...testSettings, dealerships: testSettings.dealerships.slice(0, 1) }
    const feed = (badge: string): string =>
      'stocknum,make,model,car_type,year,badge,carsales_title\n' +
      `A1,Toyota,Hilux,used,2019,${badge},2019 Toyota Hilux SR5 Auto 4x4 Double Cab\n`
    // The badge that earlier versions took from the title, and no badge, so that the title is read.
    await store.import(feed('SR5 Auto 4x4 Double Cab'), { settings })
    const [before] = await store.listVehicles()
    expect(before?.slug).toBe('2019-toyota-hilux-sr5-auto-4x4-double-cab-a1')
    expect(await store.import(feed(''), { settings })).toMatchObject({ outcome: 'completed', changed: 1 })
    const [after] = await store.listVehicles()
    expect(after).toMatchObject({ id: before?.id, slug: before?.slug, badge: 'SR5', trans: 'Auto', body: 'Double Cab' })
  } finally {
    await store.close()
  }
})
