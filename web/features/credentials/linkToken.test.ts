import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { tokenIn } from './linkToken'

it.each([
  ['#token=abc_DEF-123', 'abc_DEF-123'],
  ['#a=b&token=abc', 'abc'],
  ['', null],
  ['#token=', null],
  ['#token=<script>', null],
  [`#token=${'x'.repeat(513)}`, null],
])('%s', (fragment, token) => expect(tokenIn(fragment)).toBe(token))

test.prop([fc.string()])('never throws, whatever the fragment is', (fragment) => {
  expect(tokenIn(`#${fragment}`) ?? '').toMatch(/^[\w.~+/=-]*$/)
})
