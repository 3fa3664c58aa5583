import { expect, it } from 'vitest'
import { talk, type Answer } from './engine.js'

const later = (turns: number, failure: string): Promise<Answer> =>
  turns === 0 ? Promise.reject(new Error(failure)) : Promise.resolve().then(() => later(turns - 1, failure))

it.each([
  [0, 0, 0],
  [9, 0, 0],
  [0, 9, 0],
  [9, 9, 0],
])('of statements that failed the first is told, whenever they fail: %i %i %i', async (...turns) => {
  const { query, send } = talk((sql) =>
    sql === 'begin' ? Promise.resolve({ rows: [], affected: 0 }) : later(turns[Number(sql)] ?? 0, sql),
  )
  send('begin', [])
  send('0', [])
  send('1', [])
  await expect(query('2', [])).rejects.toThrow('0')
  await expect(query('begin', [])).resolves.toBeDefined()
})
