import { afterEach, expect, test, vi } from 'vitest'
import { cleanEnvironment } from '../../scripts/start-server.mjs'
import { Variables } from '../../server/platform/config/variables.js'

afterEach(() => vi.unstubAllEnvs())

test('nothing that a person set for a server of their own reaches the servers of tests', () => {
  const names = [...Object.keys(Variables.props), 'STAFF_URL', 'STAFF_TOKEN', 'TEST_DATABASE_URL']
  for (const name of names) vi.stubEnv(name, 'their own')
  const remaining = Object.keys(cleanEnvironment())
  expect(names.filter((name) => remaining.includes(name))).toStrictEqual([])
  expect(cleanEnvironment({ FILES_DIR: 'of the test' })['FILES_DIR']).toBe('of the test')
})
