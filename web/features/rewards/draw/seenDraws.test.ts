import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const figures = { state: 'open', commitment: 'a'.repeat(64), list_hash: null } as const
const others = { ...figures, commitment: 'b'.repeat(64) }

it('keeps what was seen first, and when', async () => {
  const { saveSeenDraw, seenDraw } = await import('./seenDraws')
  saveSeenDraw('1', figures, 10)
  saveSeenDraw('1', { state: 'closed', commitment: 'b'.repeat(64), list_hash: 'c'.repeat(64) }, 20)
  expect(seenDraw('1')).toStrictEqual({
    commitment: { value: 'a'.repeat(64), at: 10 },
    list_hash: { value: 'c'.repeat(64), at: 20 },
  })
})

it('takes nothing from a draw that is over: that would prove nothing', async () => {
  const { saveSeenDraw, seenDraw } = await import('./seenDraws')
  saveSeenDraw('2', { ...figures, state: 'drawn' }, 10)
  expect(seenDraw('2')).toStrictEqual({})
})

it('tells nobody what a member saw but themselves', async () => {
  const { saveSeenDraw, seenDraw } = await import('./seenDraws')
  saveSeenDraw('3', figures, 10, 'mali')
  expect(seenDraw('3', 'mali')).toStrictEqual({ commitment: { value: 'a'.repeat(64), at: 10 } })
  expect([seenDraw('3'), seenDraw('3', 'mana')]).toStrictEqual([{}, {}])
})

it('takes what was seen before signing in for what the member saw, where it was first', async () => {
  const { saveSeenDraw, seenDraw } = await import('./seenDraws')
  saveSeenDraw('4', figures, 10)
  saveSeenDraw('4', others, 20, 'mali')
  saveSeenDraw('5', others, 20)
  saveSeenDraw('5', figures, 10, 'mali')
  for (const draw of ['4', '5'])
    expect(seenDraw(draw, 'mali')).toStrictEqual({ commitment: { value: 'a'.repeat(64), at: 10 } })
})

it('loses what another member saw as soon as one signs in, and no more than that', async () => {
  const { saveSeenDraw, seenDraw } = await import('./seenDraws')
  const { removeSeenOfOthers } = await import('../../../composition/seenDrawsStore')
  saveSeenDraw('6', figures, 10, 'mali')
  saveSeenDraw('6', others, 20, 'mana')
  saveSeenDraw('7', figures, 10)
  removeSeenOfOthers('mana')
  expect([seenDraw('6', 'mali'), seenDraw('6', 'mana'), seenDraw('7')]).toStrictEqual([
    {},
    { commitment: { value: 'b'.repeat(64), at: 20 } },
    { commitment: { value: 'a'.repeat(64), at: 10 } },
  ])
})
