import { expect, it } from 'vitest'
import { typedWinners } from './typedWinners'

it.each([
  ['', []],
  [' A1B2-C3D4 \n\n', [{ code: 'A1B2-C3D4' }]],
  ['น้ำฝน ใจดี, 081-234-4521', [{ name: 'น้ำฝน ใจดี', number: '0812344521' }]],
  ['น้ำฝน ใจดี', [{ name: 'น้ำฝน ใจดี', number: null }]],
  ['ใจดี, ฝน, 12', [{ name: 'ใจดี, ฝน', number: '12' }]],
])('%j: %j', (text, winners) => {
  expect(typedWinners(text)).toStrictEqual(winners)
})
