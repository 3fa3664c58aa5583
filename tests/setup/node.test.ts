import { describe, expect, test } from 'vitest'
import { nodeTooOld } from '../../scripts/setup-node.mjs'
import { asVersion, script } from './commands.js'

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.0.0'])('%s is enough', (version) => {
    expect(nodeTooOld(version)).toBeNull()
  })

  test.each(['20.18.9', '19.20.0', '18.20.4', '8.0.0', '2.20.0'])('%s is too old, and told so', (version) => {
    expect(nodeTooOld(version)).toBe(`CarePlus needs Node 20.19 or newer, and this is Node ${version}.`)
  })

  test.each([
    'start',
    'test',
    'check',
    'bench',
    'size',
    'routes',
    'mutation',
    'drill',
    'lighthouse',
    'chromium',
    'postgres',
  ])('%s says it in one sentence and ends with 1', async (name) => {
    const { code, output } = await script(name, [], {}, asVersion('18.20.4'))
    expect({ code, output }).toStrictEqual({
      code: 1,
      output: 'CarePlus needs Node 20.19 or newer, and this is Node 18.20.4.\n',
    })
  })
})
