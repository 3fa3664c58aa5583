import { expect, it } from 'vitest'
import { networkOf } from '../limits/network.js'
import { uploadPlaces } from './uploads.js'

const network = '10.0.0.1'

it('has two places for a member, and sixteen for a network, however many accounts are on it', () => {
  const places = uploadPlaces()
  const first = places.reserve({ member: 'a', network })
  const second = places.reserve({ member: 'a', network })
  expect([first === null, second === null, places.reserve({ member: 'a', network })]).toEqual([false, false, null])
  const neighbours = Array.from({ length: 14 }, (_, at) => places.reserve({ member: `b${at}`, network }))
  expect(neighbours).not.toContain(null)
  expect(places.reserve({ member: 'c', network })).toBe(null)
  expect(places.reserve({ member: 'c', network: '10.0.0.2' })).not.toBe(null)
  first?.()
  expect(places.reserve({ member: 'c', network })).not.toBe(null)
})

it('has no more than sixty-four, and gives each back once it is left', () => {
  const places = uploadPlaces()
  const reserved = Array.from({ length: 64 }, (_, at) => places.reserve({ member: `m${at}`, network: `n${at}` }))
  expect(reserved).not.toContain(null)
  expect(places.reserve({ member: 'late', network: 'late' })).toBe(null)
  for (const leave of reserved) leave?.()
  expect(Array.from({ length: 64 }, (_, at) => places.reserve({ member: `m${at}`, network: `n${at}` }))).not.toContain(
    null,
  )
})

it('has sixteen for all networks of one IPv6 subscriber, and places left for everybody else', () => {
  const places = uploadPlaces()
  const of = (subscriber: string, at: number) => networkOf(`2001:db8:${subscriber}:${at.toString(16)}::1`)
  const many = Array.from({ length: 64 }, (_, at) => places.reserve({ member: `m${at}`, network: of('a', at) }))
  expect(many.filter((leave) => leave !== null)).toHaveLength(16)
  expect(places.reserve({ member: 'parent', network: of('b', 1) })).not.toBe(null)
  many[0]?.()
  expect(places.reserve({ member: 'other', network: of('a', 99) })).not.toBe(null)
})
