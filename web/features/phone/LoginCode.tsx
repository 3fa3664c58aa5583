import { spokenNumber } from '@careplus/core/identity'
import type { PhoneAnswer } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { phoneCopy } from '../../copy/phone.th'
import { PhoneCode } from './PhoneCode'
import { saveVisit, type CodeVisit } from './phoneVisit'

const LoginCode = ({ visit }: { readonly visit: CodeVisit }) => {
  const { phoneSignIn, session, clock } = useServices()
  const [, navigate] = useLocation()
  const proved = (answer: PhoneAnswer): void => {
    if (answer._tag === 'member') return
    const { joinToken, expiresIn } = answer
    saveVisit('login', { step: 'join', phone: visit.phone, joinToken, expiresAt: clock.now() + expiresIn * 1000 })
    navigate('/login-with-phone/modal-phone-register', { replace: true })
  }
  return (
    <PhoneCode
      purpose="login"
      visit={visit}
      to={spokenNumber(visit.phone)}
      words={phoneCopy.code}
      ask={phoneSignIn.askCode}
      prove={(given) =>
        pipe(
          () => session.signIn('phone', () => phoneSignIn.signIn(given)),
          // Done here, because the guard leads on as soon as somebody is signed in, before the code is drawn as right.
          TE.map((answer) => {
            if (answer._tag === 'member') saveVisit('login', null)
            return answer
          }),
        )()
      }
      onChange={() => navigate('/login-with-phone')}
      onProved={proved}
    />
  )
}

export default LoginCode
