import type { ApiError, CallFailure, NetworkError } from '../domain/call/failure.js'
import { outcomeOf, type CallOutcome } from '../domain/call/outcome.js'
import { errorWords, refusalWords, type ErrorCode } from './api.js'

/** Why no answer came, in a few words: what a longer sentence begins with. */
export const noAnswerWords: Readonly<Record<NetworkError['reason'], string>> = {
  offline: 'ตอนนี้ไม่มีเน็ต',
  failed: 'เน็ตหลุดไประหว่างทาง',
  timeout: 'ระบบยังไม่ตอบ',
  aborted: 'หยุดไว้ก่อนจะได้คำตอบ',
  unreadable: 'อ่านคำตอบของระบบไม่ออก',
}

const onward: Readonly<Record<NetworkError['reason'], string>> = {
  offline: 'ต่อเน็ตแล้วกดอีกครั้ง',
  failed: 'กดอีกครั้งได้',
  timeout: 'กดอีกครั้งได้',
  aborted: 'กดอีกครั้งได้',
  unreadable: 'รอสักครู่แล้วกดอีกครั้ง',
}

/** What stands meanwhile, where a form was sent: true only of one that keeps what was typed. */
export const typedIsKept = 'ที่พิมพ์ไว้ยังอยู่ครบ'

/**
 * Parts of what is said, in their order; one that is empty is left out.
 * @example
 * joinedWords('ตอนนี้ไม่มีเน็ต', '', 'ต่อเน็ตแล้วกดอีกครั้ง') // => 'ตอนนี้ไม่มีเน็ต ต่อเน็ตแล้วกดอีกครั้ง'
 */
export const joinedWords = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== '').join(' ')

/**
 * To whoever waits for an answer that did not come: why, what stands meanwhile (`kept`, '' for nothing), and what to do.
 * @example
 * networkWords('offline') // => 'ตอนนี้ไม่มีเน็ต ที่พิมพ์ไว้ยังอยู่ครบ ต่อเน็ตแล้วกดอีกครั้ง'
 * networkWords('timeout', '') // => 'ระบบยังไม่ตอบ กดอีกครั้งได้'
 */
export const networkWords = (reason: NetworkError['reason'], kept: string = typedIsKept): string =>
  joinedWords(noAnswerWords[reason], kept, onward[reason])

/** Of an answer that is none of ours: a proxy's, or a later server's. */
const byOutcome: Readonly<Record<CallOutcome, ErrorCode>> = {
  passing: 'internal',
  tooMany: 'rate_limited',
  signInNeeded: 'token_invalid',
  missing: 'not_found',
  refused: 'invalid_input',
  unknown: 'internal',
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorWords, code)
const isRefusalCode = (code: string): code is keyof typeof refusalWords => Object.hasOwn(refusalWords, code)

/**
 * A failed call in one Thai sentence: the server's own where it has one, else ours by the code, else by what became of the call.
 * `kept`: as in `networkWords`. What is wrong at single fields stands in `fields`: see `fieldWords`.
 * @example
 * failureWords(networkError('timeout')) // => 'ระบบยังไม่ตอบ ที่พิมพ์ไว้ยังอยู่ครบ กดอีกครั้งได้'
 * failureWords(arb.apiError(429, 'rate_limited')) // => 'ขอถี่ไปนิด พักสักครู่แล้วลองใหม่'
 */
export const failureWords = (failure: CallFailure, kept: string = typedIsKept): string => {
  if (failure._tag === 'NetworkError') return networkWords(failure.reason, kept)
  if (failure.message !== '') return failure.message
  return errorWords[isErrorCode(failure.code) ? failure.code : byOutcome[outcomeOf(failure)]]
}

/**
 * What stands at one field that the server refused: one of `ApiError.fields`.
 * @example
 * fieldWords({ field: 'birthDate', code: 'in_future', message: '' }) // => 'วันที่นี้ยังมาไม่ถึงตามเวลาไทย เลือกวันก่อนหน้า หรือดูว่าวันที่ของเครื่องตรงไหม'
 */
export const fieldWords = ({ code, message }: ApiError['fields'][number]): string =>
  message === '' ? refusalWords[isRefusalCode(code) ? code : 'malformed'] : message
