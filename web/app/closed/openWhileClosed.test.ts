import { expect, test } from 'vitest'
import { routes } from '../../routes'
import { worksMeanwhile } from './openWhileClosed'

test('what is promised while the server is closed is not covered by the page that says so', () => {
  for (const path of ['/children/stool-info', '/children/stool-date', '/growth', '/article/1', '/product/21'])
    expect(worksMeanwhile(path)).toBe(true)
  for (const path of ['/', '/login', '/dashboard', '/rewards', '/rewards/uploadbill'])
    expect(worksMeanwhile(path)).toBe(false)
  expect(routes.filter(({ path, meanwhile }) => meanwhile === 'closed' && !worksMeanwhile(path))).toEqual([])
})
