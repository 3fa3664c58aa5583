import fc from 'fast-check'
import { fewestOpeningCharacters } from '../domain/requests/message.js'
import { requestTopics, type RequestStanding, type WrittenToday } from '../domain/requests/request.js'
import type { NewCareRequest } from '../ports/requests.js'
import type { Pinned } from './pinnedFields.js'

const sentence = fc.constantFrom(
  'สวัสดีค่ะ',
  'น้ำหนักลูกนิ่งมาสองเดือน',
  'ใบเสร็จวันที่ 3 ยังไม่ผ่าน',
  'ของที่แลกยังไม่ถึงบ้าน',
  'เปลี่ยนเบอร์ไม่ได้ 🙏',
)

export const requestMessage = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(sentence, { minLength: 1, maxLength: 6 }), fc.constantFrom(' ', '\n', '\n\n'))
    .map(([said, between]) => said.join(between).padEnd(fewestOpeningCharacters, 'ค'))

/** A new question to the care team.
 * @example
 * fc.assert(fc.property(arb.newCareRequest(), ({ message }) => openingMessage(message)._tag === 'Right')) */
export const newCareRequest = (fixed: Pinned<NewCareRequest> = {}): fc.Arbitrary<NewCareRequest> =>
  fc.record(
    { topic: fc.constantFrom(...requestTopics), message: requestMessage(), ...fixed },
    { noNullPrototype: true },
  )

export const wroteToday = (): fc.Arbitrary<WrittenToday> =>
  fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 24 })).map(([requests, more]) => ({ requests, messages: requests + more }))

export const requestStanding = (): fc.Arbitrary<RequestStanding> =>
  fc.record(
    { state: fc.constantFrom('waiting', 'answered'), since: fc.integer({ min: 0, max: 4_000_000_000_000 }) },
    { noNullPrototype: true },
  )
