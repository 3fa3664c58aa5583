import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import type { CallFailure } from '../../domain/call/failure.js'
import { apiError, connectionLost } from '../../testing/memoryAccount.js'
import { seededRandom } from '../../testing/memoryDevice.js'
import { askByRequest } from './askByRequest.js'

const unsettled = [connectionLost, apiError(502, ''), apiError(429, 'rate_limited')].map((by) => E.left(by))
const settled = [E.right('sent'), E.left(apiError(400, 'invalid_input'))]
const call = fc.record({
  about: fc.constantFrom('a', 'b'),
  answer: fc.constantFrom<E.Either<CallFailure, string>>(...unsettled, ...settled),
})

describe('asking for codes', () => {
  test.prop([fc.array(call, { maxLength: 30 })])(
    'the request stays the same about the same thing until there is an answer, and is never used after it',
    async (calls) => {
      const ask = askByRequest(seededRandom())
      const open = new Map<string, string>()
      const ended = new Set<string>()
      for (const { about, answer } of calls) {
        let used = ''
        const given = await ask(about, async (request) => {
          used = request
          return answer
        })
        expect(given).toBe(answer)
        expect(ended.has(used)).toBe(false)
        if (open.has(about)) expect(used).toBe(open.get(about))
        for (const [other, request] of open) if (other !== about) expect(request).not.toBe(used)
        if (unsettled.includes(answer as never)) open.set(about, used)
        else {
          open.delete(about)
          ended.add(used)
        }
      }
    },
  )
})
