import { describe, expect, test } from 'vitest'
import { lockFaults } from '../../scripts/checks/check-lock.mjs'

describe('the lock file', () => {
  test('a platform package that is asked for and not locked is a fault', () => {
    const packages = {
      'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } },
      'node_modules/tool-linux': { version: '1.0.0' },
    }
    expect(lockFaults(packages)).toStrictEqual([
      'node_modules/tool asks for tool-mac, which is not in package-lock.json',
    ])
  })

  test('it may be locked beside the package that asks, or anywhere above', () => {
    const packages = {
      'server/node_modules/tool': { optionalDependencies: { near: '1.0.0', above: '1.0.0', top: '1.0.0' } },
      'server/node_modules/tool/node_modules/near': {},
      'server/node_modules/above': {},
      'node_modules/top': {},
    }
    expect(lockFaults(packages)).toStrictEqual([])
  })

  test('a dependency asked for by a tag is a fault until an override pins it', () => {
    const packages = { 'node_modules/tool': { dependencies: { words: 'latest', 'other-words': '^1.0.0' } } }
    expect(lockFaults(packages)).toHaveLength(1)
    expect(lockFaults(packages, { tool: { words: '2.0.0' } })).toStrictEqual([])
  })
})
