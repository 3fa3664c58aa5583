import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { PhoneAnswer, PhoneChange, PhoneSignIn } from '@careplus/core/ports'
import { contractCall, contractData, type Carrier } from './call.js'
import { askPhoneChange, askPhoneCode, loginByPhone, verifyPhone } from './contract/phone.js'
import { grantOf } from './member.js'
import { asked } from './onItsWay.js'

/** Signing in by telephone, on the bare transport: nobody is signed in yet. */
export const httpPhoneSignIn = (transport: Carrier): PhoneSignIn => {
  const call = contractCall(transport)
  return {
    askCode: (phone) => pipe(contractData(transport)(askPhoneCode, { body: { phone } }), TE.map(asked)),
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
  const data = contractData(client)
  return {
    askCode: (phone) => pipe(data(askPhoneChange, { body: { phone } }), TE.map(asked)),
    verify: (given) => data(verifyPhone, { body: given }),
  }
}
