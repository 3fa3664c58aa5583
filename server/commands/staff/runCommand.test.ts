import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { parseCommandLine } from './runCommand.js'

const errorOf = (argv: ReadonlyArray<string>): string => {
  const line = parseCommandLine(argv)
  return E.isLeft(line) ? line.left.err : ''
}

it('takes every option that its own help names', () => {
  const named = new Set([...errorOf([]).matchAll(/--([a-z]+)/g)].map(([, name = '']) => name))
  expect([...named]).toEqual(expect.arrayContaining(['reason', 'points', 'digits']))
  for (const name of named)
    expect([name, errorOf(['bills', `--${name}`, ...(name === 'json' ? [] : ['x'])])]).toStrictEqual([name, ''])
})
