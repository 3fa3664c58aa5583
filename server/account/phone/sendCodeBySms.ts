import * as E from 'fp-ts/Either'
import { internationalNumber } from '@careplus/core/internal/identity'
import type { MobileNumber } from '@careplus/core/identity'
import type { PendingCode } from '../codes/sendCode.js'
import { refuseUntil, type Refused } from '../../platform/refusal/refused.js'
import type { TextMessages } from '../../platform/outbox/textMessages.js'
import type { Tx } from '../../platform/store/store.js'

interface Message {
  readonly known: boolean
  readonly phone: MobileNumber
  readonly textMessages: TextMessages
  readonly words: (code: string) => Promise<string> | string
}

export const sendCodeBySms =
  (tx: Tx, { phone, textMessages, known, words }: Message, now: Date) =>
  async ({ code, hits, expiresAt }: PendingCode): Promise<E.Either<Refused, unknown>> => {
    const message = {
      to: internationalNumber(phone),
      text: await words(code),
      expiresAt,
      known,
      hits,
    }
    const sent = await textMessages.send(tx, message, now)
    return E.isLeft(sent) ? refuseUntil('messages_spent', sent.left.retryAfter) : sent
  }
