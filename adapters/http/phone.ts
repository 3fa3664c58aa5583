import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { askByRequest } from '@careplus/core/internal/otp'
import type { PhoneAnswer, PhoneChange, PhoneSignIn, Random } from '@careplus/core/ports'
import { contractCall, contractData, type Carrier } from './call.js'
import { askPhoneChange, askPhoneCode, loginByPhone, verifyPhone } from './contract/phone.js'
import { grantOf } from './member.js'
import { asked } from './codeSent.js'

/** Sign-in by telephone, on the bare transport because the person is signed out. */
export const httpPhoneSignIn = (transport: Carrier, random: Random): PhoneSignIn => {
  const call = contractCall(transport)
  const data = contractData(transport)
  const ask = askByRequest(random)
  return {
    askCode: (phone) =>
      ask(phone, (request) => pipe(() => data(askPhoneCode, { body: { phone, request } }), TE.map(asked))()),
    signIn: (given) =>
      pipe(
        () => call(loginByPhone, { body: given }),
        TE.map((answer): PhoneAnswer =>
          answer.is_new
            ? { _tag: 'newcomer', joinToken: answer.join_token, expiresIn: answer.expires_in }
            : { _tag: 'member', user: answer.user, grant: grantOf(answer) },
        ),
      )(),
  }
}

/** Changes the signed-in member's number. */
export const httpPhoneChange = (client: Carrier, random: Random): PhoneChange => {
  const data = contractData(client)
  const ask = askByRequest(random)
  return {
    askCode: (phone) =>
      ask(phone, (request) => pipe(() => data(askPhoneChange, { body: { phone, request } }), TE.map(asked))()),
    verify: (given) => data(verifyPhone, { body: given }),
  }
}
