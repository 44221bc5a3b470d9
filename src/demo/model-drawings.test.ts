import { expect, test } from 'vitest'
import { listMakes, listModels } from '#site/directory/directory.ts'
import { lookOfMake } from '#site/directory/model-picture.ts'
import { artFamilies } from './art-key.ts'
import { vehicleDrawings } from './vehicle-drawings.ts'

const models = listMakes().flatMap(({ name }) => listModels(name))

test('TEN-10 the studio draws both pictures of every model of the directory', () => {
  expect(models.length).toBeGreaterThan(500)
  for (const { name, image, cloudfront_new_image_url: second } of models) {
    expect(vehicleDrawings.find(image.url, 'cool_grey'), `${name} ${image.url}`).not.toBeNull()
    expect(vehicleDrawings.find(second, 'cool_grey'), `${name} ${second}`).not.toBeNull()
  }
})

test('TEN-10 every make is drawn as a family that the studio knows', () => {
  for (const { name } of listMakes()) expect(artFamilies, name).toContain(lookOfMake(name))
})
