import { expect, test } from 'vitest'
import { bestAnswers, carFields, createTradeInDesk, person } from './trade-in-desk.testkit.ts'

test('BUY-04 LEAD-06 of one place nothing is asked; a buying centre may be chosen beside the yards', async () => {
  const at = (id: string, location_type: 'sales' | 'service' | 'car-buying') => ({
    id,
    slug: id,
    name: id,
    location_type,
    address: { state: 'QLD' as const },
  })
  const detailsOf = async (locations: readonly ReturnType<typeof at>[]) => {
    const desk = createTradeInDesk({ dealerships: [{ id: 'y', slug: 'y', name: 'Yard', locations: [...locations] }] })
    const { to } = await desk.send((await desk.send('/trade-in', carFields)).to, bestAnswers)
    const { step } = await desk.open(to)
    if (step.kind !== 'details') throw new Error(step.kind)
    const field = step.form.steps[0]?.fields.find(({ name }) => name === 'location_id')
    return { desk, to, ids: field?.kind === 'choice' ? field.options.map(({ value }) => value) : null }
  }
  const { desk, to, ids } = await detailsOf([at('yard', 'sales'), at('shop', 'service')])
  expect(ids).toBeNull()
  await desk.send(to, { ...person, submission: desk.submission() })
  expect(desk.saved[0]).toMatchObject({ locationId: 'yard', form: { location_id: 'yard' } })
  expect((await detailsOf([at('yard', 'sales'), at('shop', 'service'), at('centre', 'car-buying')])).ids).toEqual([
    'yard',
    'centre',
  ])
})
