import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { PhoneAnswer, PhoneChange, PhoneCodeSent, PhoneSignIn } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import type { AnswerOf } from './contract/endpoint.js'
import { askPhoneChange, askPhoneCode, loginByPhone, verifyPhone } from './contract/phone.js'
import { grantOf } from './member.js'

const sentOf = ({ data }: AnswerOf<typeof askPhoneCode>): PhoneCodeSent => ({
  request: data.request,
  expiresIn: data.expires_in,
  resendAfter: data.resend_after,
  digits: data.digits,
})

/** Signing in by telephone, on the bare transport: nobody is signed in yet. */
export const httpPhoneSignIn = (transport: Carrier): PhoneSignIn => {
  const call = contractCall(transport)
  return {
    askCode: (phone) => pipe(call(askPhoneCode, { body: { phone } }), TE.map(sentOf)),
    signIn: (given) =>
      pipe(
        call(loginByPhone, { body: given }),
        TE.map((answer): PhoneAnswer =>
          answer.is_new
            ? { _tag: 'newcomer', joinToken: answer.join_token, expiresIn: answer.expires_in }
            : { _tag: 'member', user: answer.user, grant: grantOf(answer) },
        ),
      ),
  }
}

/** Another number, as the member who is signed in. */
export const httpPhoneChange = (client: Carrier): PhoneChange => {
  const call = contractCall(client)
  return {
    askCode: (phone) => pipe(call(askPhoneChange, { body: { phone } }), TE.map(sentOf)),
    verify: (given) =>
      pipe(
        call(verifyPhone, { body: given }),
        TE.map(({ data }) => data),
      ),
  }
}
