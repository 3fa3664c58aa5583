import * as E from 'fp-ts/Either'
import { useAccountServices, useServices } from '../../calls/useServices'
import { migrationCopy } from '../../copy/migration.th'
import { consentsOf, unticked, type Given, noteAnswers } from '../../shared/account/joinAnswers'
import { JoinForm } from '../../shared/account/JoinForm'
import { NewPassword } from '../../shared/account/NewPassword'
import { joinRefusal, type JoinRefusal } from '../../shared/account/joinRefusal'
import { checkPassword } from '../../shared/account/prepareForm'
import type { Moved } from './MigrationDone'
import type { MigrationVisit } from './migrationVisit'

const copy = migrationCopy.password

interface Props {
  readonly visit: Extract<MigrationVisit, { step: 'password' }>
  readonly onAgain: () => void
  readonly onMoved: (moved: Moved) => void
}

const MovePassword = ({ visit: { email, migrationToken }, onAgain, onMoved }: Props) => {
  const { migrating } = useAccountServices()
  const { session } = useServices()

  const move = async (given: Given): Promise<JoinRefusal | null> => {
    const password = given.text('password')
    noteAnswers(given.answers)
    const member = { migrationToken, password, adult: true, consents: consentsOf(given.answers) } as const
    const moved = await session.signIn('local1', () => migrating.move(member))
    if (E.isLeft(moved)) return joinRefusal(moved.left)
    const { points, isNew } = moved.right
    onMoved({ points, isNew })
    return null
  }
  return (
    <JoinForm words={copy} ticked={unticked} check={checkPassword} send={move} onAgain={onAgain}>
      {(field) => (
        <>
          <div className="session-heading">
            <h2>{copy.title}</h2>
            <p className="second">{copy.lead}</p>
          </div>
          <NewPassword email={email} {...field('password')} />
        </>
      )}
    </JoinForm>
  )
}

export default MovePassword
