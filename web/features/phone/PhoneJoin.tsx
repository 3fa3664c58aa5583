import { spokenNumber } from '@careplus/core/identity'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { phoneCopy } from '../../copy/phone.th'
import { Button } from '../../ui/Button'
import { newMember, unticked, type Given, noteAnswers } from '../../shared/account/joinAnswers'
import { JoinForm } from '../../shared/account/JoinForm'
import { joinRefusal, type JoinRefusal } from '../../shared/account/joinRefusal'
import { NameField } from '../../shared/account/NameField'
import { checkName } from '../../shared/account/nameProblem'
import { noteJoined } from '../../calls/session/returnAfterLogin'
import { saveVisit, type JoinVisit } from './phoneVisit'

const copy = phoneCopy.join

const PhoneJoin = ({ visit: { phone, joinToken } }: { readonly visit: JoinVisit }) => {
  const { joining, session } = useServices()
  const [, navigate] = useLocation()

  const another = (): void => {
    saveVisit('login', null)
    navigate('/login-with-phone', { replace: true })
  }

  const join = async (given: Given): Promise<JoinRefusal | null> => {
    noteAnswers(given.answers)
    const member = newMember(joinToken, given)
    const making = pipe(
      () => joining.join(member),
      TE.chainFirstIOK(() => noteJoined),
    )
    const joined = await session.signIn('phone', making)
    if (E.isLeft(joined)) return joinRefusal(joined.left)
    saveVisit('login', null)
    return null
  }
  return (
    <>
      <JoinForm words={copy} ticked={unticked} check={checkName} send={join} onAgain={another}>
        {(field) => (
          <>
            <p className="second phone-lead">
              <strong className="session-address">{spokenNumber(phone)}</strong> {copy.lead}
            </p>
            <NameField {...field('name')} />
          </>
        )}
      </JoinForm>
      <Button tone="ghost" wide onClick={another}>
        {copy.another}
      </Button>
    </>
  )
}

export default PhoneJoin
