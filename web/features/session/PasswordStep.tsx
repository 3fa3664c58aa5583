import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useServices } from '../../calls/useServices'
import { sessionCopy } from '../../copy/session.th'
import { newMember, type Given, noteAnswers } from '../../shared/account/joinAnswers'
import { JoinForm } from '../../shared/account/JoinForm'
import { joinRefusal, type JoinRefusal } from '../../shared/account/joinRefusal'
import { NewPassword } from '../../shared/account/NewPassword'
import { NameField } from '../../shared/account/NameField'
import { checkName } from '../../shared/account/nameProblem'
import { checkPassword } from '../../shared/account/prepareForm'
import { noteJoined } from '../../calls/session/returnAfterLogin'
import type { PasswordStage } from './registration'

const copy = sessionCopy.finish

export interface PasswordStepProps {
  readonly stage: PasswordStage
  readonly onAgain: () => void
  readonly onJoined: () => void
}

const check = async (given: Given) => ({ ...(await checkPassword(given)), ...checkName(given) })

const PasswordStep = ({ stage: { email, joinToken, answers }, onAgain, onJoined }: PasswordStepProps) => {
  const { joining, session } = useServices()

  const join = async (given: Given): Promise<JoinRefusal | null> => {
    noteAnswers(answers)
    const member = { ...newMember(joinToken, given, answers), password: given.text('password') }
    const making = pipe(
      () => joining.join(member),
      TE.chainFirstIOK(() => noteJoined),
    )
    const joined = await session.signIn('local1', making)
    if (E.isLeft(joined)) return joinRefusal(joined.left)
    onJoined()
    return null
  }
  return (
    <JoinForm words={copy} check={check} send={join} onAgain={onAgain}>
      {(field, onLeave) => (
        <>
          <div className="session-heading">
            <h2>{copy.title}</h2>
            <p className="second">
              {copy.forEmail} <strong className="session-address">{email}</strong>
            </p>
          </div>
          <NewPassword email={email} onBlur={onLeave} {...field('password')} />
          <NameField {...field('name')} />
        </>
      )}
    </JoinForm>
  )
}

export default PasswordStep
