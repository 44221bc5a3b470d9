import { describe, expect, test } from 'vitest'
import { listMakes, listModels } from '#site/directory/directory.ts'
import { resolveModel, respellModel } from './models.ts'
import { findNearestMake, makes, nameKey, resolveMake } from './makes.ts'
import { resolveMakeModel } from './make-model.ts'
import { readTitle } from './title/read-title.ts'

describe('resolveMakeModel', () => {
  test.each([
    // make, model, title → make, model, badge told by the rest of the title
    ['Land', 'Rover', '2018 Land Rover Range Rover Sport SDV6 HSE', 'Land Rover', 'Range Rover Sport', 'SDV6 HSE'],
    ['Land', 'Rover', '2014 Land Rover Discovery 4 3.0 TDV6', 'Land Rover', 'Discovery 4', '3.0 TDV6'],
    ['Land', 'Rover', '2017 Land Rover Discovery TD6 HSE (awd)', 'Land Rover', 'Discovery', 'TD6 HSE'],
    ['Land', 'Rover Defender 110', null, 'Land Rover', 'Defender 110', null],
    [
      'Land Rover',
      'Range Rover',
      '2020 Land Rover Range Rover Evoque P200',
      'Land Rover',
      'Range Rover Evoque',
      'P200',
    ],
    ['Range Rover', 'Sport', null, 'Land Rover', 'Range Rover Sport', null],
    ['Great', 'Wall', '2018 Great Wall Steed (4X4)', 'Great Wall', 'Steed', null],
    ['Alfa', 'Romeo', '2017 Alfa Romeo Giulietta Veloce TCT', 'Alfa Romeo', 'Giulietta', 'Veloce'],
    ['Aston', 'Martin', '2010 Aston Martin DB9 Volante', 'Aston Martin', 'DB9', 'Volante'],
    ['Aston', 'Martin', '2021 Aston Martin Valkyrie', 'Aston Martin', 'Valkyrie', null],
    ['Mercedes', 'Benz C200', null, 'Mercedes-Benz', 'C200', null],
    ['MERCEDES BENZ', 'C200', '2019 Mercedes-Benz C200', 'Mercedes-Benz', 'C200', null],
    ['Rolls', 'Royce Ghost', null, 'Rolls-Royce', 'Ghost', null],
    ['Toyota', 'Landcruiser', '2019 Toyota Landcruiser Prado GXL (4X4)', 'Toyota', 'LandCruiser Prado', 'GXL'],
    ['Toyota', 'Hilux', '2022 Toyota Hilux SR5 (4X4)', 'Toyota', 'HiLux', 'SR5'],
    ['TOYOTA', 'TOYOTA COROLLA', null, 'Toyota', 'Corolla', null],
    ['Ford', 'Ranger', '2020 Ford Ranger Raptor 2.0', 'Ford', 'Ranger', 'Raptor 2.0'],
    ['Mini', 'Cooper', null, 'MINI', 'Cooper', null],
    ['ssangyong', 'Musso', null, 'SsangYong', 'Musso', null],
    ['vw', 'Golf', '2015 VW Golf 103TSI', 'Volkswagen', 'Golf', '103TSI'],
    ['BMW', '430I', null, 'BMW', '430i', null],
    ['bmw', 'm340i', null, 'BMW', 'M340i', null],
    ['BMW', 'X5', null, 'BMW', 'X5', null],
    ['LDV', 'G10+', null, 'LDV', 'G10+', null],
    ['Rover', 'Mini', '1995 Rover Mini', 'Rover', 'Mini', null],
    ['Isuzu Ute', 'D-Max', null, 'Isuzu', 'D-MAX', null],
    ['Isuzu', '', '2018 Isuzu Ute D-Max SX', 'Isuzu', 'D-MAX', 'SX'],
    ['Mazda', '', '2019 Mazda3 G20 Pure', 'Mazda', 'Mazda3', 'G20 Pure'],
    ['BMW', '320i', '2018 BMW 3 Series 320i M Sport', 'BMW', '320i', 'M Sport'],
    ['Nobody', 'Thing One', '2020 Nobody Thing One X', 'Nobody', 'Thing One', 'X'],
    ['Ford', 'Fiesta', '2010 Ford Fiesta 2010 FORD FIESTA ZETEC', 'Ford', 'Fiesta', 'Zetec'],
    [' Land ', ' Rover  Defender ', null, 'Land Rover', 'Defender', null],
    ['Range Rover', '', null, 'Land Rover', 'Range Rover', null],
    ['Ford', '', '2020 Ford Focus ST', 'Ford', 'Focus', 'ST'],
    ['Ford', '', '  2020   Ford   Focus   ST  ', 'Ford', 'Focus', 'ST'],
    ['Volkswagen', '', 'VW  Golf  GTI', 'Volkswagen', 'Golf', 'GTI'],
    ['Volkswagen', 'Golf', 'Audi Golf GTI', 'Volkswagen', 'Golf', null],
    ['Ford', 'Focus', 'Sold 2020 Ford Focus ST', 'Ford', 'Focus', null],
    ['Ford', 'Focus', '2020 Ford Focus ST 2020 Series', 'Ford', 'Focus', 'ST'],
    ['Ford', 'Focus', '2020 Ford Focus (5 Seat) ST', 'Ford', 'Focus', 'ST'],
    ['Ford', 'Focus', '2020 Ford Focus ST (awd) (5 Seat)', 'Ford', 'Focus', 'ST'],
    ['Toyota', 'Land Cruiser', '2019 Toyota Hilux SR5', 'Toyota', 'LandCruiser', null],
    ['Polestar', 'Polestar 2', null, 'Polestar', 'Polestar 2', null],
    ['Ford', 'Ford', null, 'Ford', 'Ford', null],
    ['Kia', '320d', null, 'Kia', '320d', null],
    ['BMW', '320D xDrive', null, 'BMW', '320D xDrive', null],
    ['BMW', 'Z320D', null, 'BMW', 'Z320D', null],
    ['BMW', '320XDR', null, 'BMW', '320xdr', null],
    ['Ford', 'Fiesta', 'Cheap runabout, one owner', 'Ford', 'Fiesta', null],
    ['Mazda', '', '2022 MY22 Mazda CX-5 Touring', 'Mazda', 'CX-5', 'Touring'],
    ['Mazda', '', '2022  MY22.5  Mazda CX-5 Touring', 'Mazda', 'CX-5', 'Touring'],
    ['Mazda', '', '1998 Mazda MX-5', 'Mazda', 'MX-5', null],
    ['Ford', '', '2020 Ford', 'Ford', null, null],
  ])('STOCK-04 %s | %s | %s', (make, model, title, expectedMake, expectedModel, badge) => {
    const resolved = resolveMakeModel(make, model, title)
    expect(resolved).toMatchObject({ make: expectedMake, model: expectedModel })
    if (resolved.model === null) return
    expect(readTitle(resolved.titleRest ?? '', resolved.make, resolved.model).badge).toBe(badge)
  })

  test('STOCK-04 says when no model can be told', () => {
    expect(resolveMakeModel('Land', 'Rover', null)).toEqual({ make: 'Land Rover', model: null })
    expect(resolveMakeModel('Ford', '', 'Runabout')).toEqual({ make: 'Ford', model: null })
  })
})

test('STOCK-04 every make is its own usual spelling, in capitals and without punctuation too', () => {
  const collapsed = new Set(['Isuzu Ute'])
  for (const make of makes.filter((name) => !collapsed.has(name))) {
    expect(resolveMake(make)).toBe(make)
    expect(resolveMake(make.toUpperCase().replaceAll('-', ' '))).toBe(make)
  }
  expect(new Set(makes.map(nameKey)).size).toBe(makes.length)
  expect(resolveMake('Citroën')).toBe('Citroen')
  expect(resolveMake('Unheard')).toBeNull()
})

test.each([
  ['Toyta', 'Toyota'],
  ['  Toyta  ', 'Toyota'],
  ['Frod', 'Ford'],
  ['Kai', null],
  [' Kai ', null],
  ['Nothing like it', null],
  [`Toyota ${'x'.repeat(10_000)}`, null],
])('STOCK-03 the make %j was probably meant as %s', (text, make) => {
  expect(findNearestMake(text)).toBe(make)
})

test('STOCK-04 every model of the directory is spelled as the import spells it, however a feed writes it', () => {
  for (const { name: make } of listMakes())
    for (const { name, stock_name } of listModels(make)) {
      if (name !== stock_name) continue
      const stockMake = resolveMake(make) ?? make
      for (const written of [name, name.toUpperCase(), name.toLowerCase()])
        expect([make, resolveModel(stockMake, written)]).toEqual([make, name])
    }
  for (const written of ['D-MAX', 'D-Max', 'd-max', 'Dmax', 'D MAX'])
    expect(resolveModel('Isuzu', written)).toBe('D-MAX')
})

test('STOCK-04 a title has the usual spelling of its model, and nothing else of it changes', () => {
  expect(respellModel('Isuzu', 'D-MAX', '2018 ISUZU D-Max SX d-max')).toBe('2018 ISUZU D-MAX SX d-max')
  expect(respellModel('Hyundai', 'i30', 'HYUNDAI I30 N')).toBe('HYUNDAI i30 N')
  expect(respellModel('Hyundai', 'i30', 'HYUNDAI XI300 N')).toBe('HYUNDAI XI300 N')
  expect(respellModel('LDV', 'G10+', 'LDV g10+ Van')).toBe('LDV G10+ Van')
  expect(respellModel('Nobody', 'Thing One', 'Nobody THING ONE')).toBe('Nobody THING ONE')
})
