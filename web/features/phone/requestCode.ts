import type { MobileNumber } from '@careplus/core/identity'
import { waitOf, type CallFailure } from '@careplus/core/call'
import type { Clock, PhoneCodeSent } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { failureText } from '../../copy/session.th'
import { sentAt } from '../../shared/account/sentCode'
import { saveVisit, loadVisit, type CodeVisit, type VisitPurpose } from './phoneVisit'

export type NotRequested =
  | { readonly _tag: 'wait'; readonly seconds: number }
  | { readonly _tag: 'field'; readonly text: string }
  | { readonly _tag: 'said'; readonly text: string }

const notRequested = (failure: CallFailure): NotRequested => {
  if (failure._tag !== 'ApiError') return { _tag: 'said', text: failureText(failure) }
  if (failure.code === 'rate_limited') return { _tag: 'wait', seconds: waitOf(failure) }
  const field = failure.fields.find((each) => each.field === 'phone')
  if (field !== undefined) return { _tag: 'field', text: field.message }
  // The server's sentence for `messages_spent` names another way to sign in; our own says that the system is down.
  return { _tag: 'said', text: failure.code === 'messages_spent' ? failure.message : failureText(failure) }
}

export const codeVisit = (phone: MobileNumber, sent: PhoneCodeSent, clock: Clock): CodeVisit => ({
  step: 'code',
  phone,
  request: sent.request,
  sent: sentAt(sent, clock.now()),
})

/** A code that this tab requested and that is still valid is not requested again. */
export const requestCode = async (
  purpose: VisitPurpose,
  phone: MobileNumber,
  askCode: (phone: MobileNumber) => Promise<Either<CallFailure, PhoneCodeSent>>,
  clock: Clock,
): Promise<NotRequested | null> => {
  const before = loadVisit(purpose)
  if (before?.step === 'code' && before.phone === phone && before.sent.expiresAt > clock.now()) return null
  const asked = await askCode(phone)
  if (E.isLeft(asked)) return notRequested(asked.left)
  saveVisit(purpose, codeVisit(phone, asked.right, clock))
  return null
}
