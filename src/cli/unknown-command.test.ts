import { expect, test } from 'vitest'
import { describeUnknownCommand } from './unknown-command.ts'

const commands = ['sites check', 'sites apply', 'stock import', 'backup']

test.each([
  [['sites', 'aply', 'x.yaml'], "There is no command 'sites aply'; did you mean 'sites apply'?", 'sites check, sites'],
  [['stock'], "There is no command 'stock'", 'forecourt stock has: stock import'],
  [['bakup'], "There is no command 'bakup'; did you mean 'backup'?", null],
  [['constructor'], "There is no command 'constructor'", null],
] as const)('TEN-08 the words %j are told from the commands there are', (words, told, group) => {
  const text = describeUnknownCommand(words, commands)
  expect(text.split('\n')[0]).toBe(told)
  expect(text.endsWith('\nAll commands: forecourt help')).toBe(true)
  if (group === null) expect(text).not.toContain(' has: ')
  else expect(text).toContain(group)
})
