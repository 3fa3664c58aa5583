import * as E from 'fp-ts/Either'
import { useLocation } from 'wouter'
import { loadServices } from '../../../calls/useServices'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { goBackOr } from '../../../calls/session/returnAfterLogin'
import { usePageTitle } from '../../../page/pageTitle'
import { Button } from '../../../ui/Button'
import { newMember, unticked, type Given, noteAnswers } from '../../../shared/account/joinAnswers'
import { JoinForm } from '../../../shared/account/JoinForm'
import { joinRefusal, type JoinRefusal } from '../../../shared/account/joinRefusal'
import { NameField } from '../../../shared/account/NameField'
import { checkName } from '../../../shared/account/nameProblem'
import { saveNewcomer, type StoredNewcomer } from './newcomer'

const copy = socialReturnCopy.join
const notProved: Readonly<Record<string, 'taken' | 'unproved'>> = { email_taken: 'taken', email_unproved: 'unproved' }

export interface SocialJoinProps {
  readonly newcomer: StoredNewcomer
  readonly onChange: (next: StoredNewcomer | null) => void
}

export const SocialJoin = ({ newcomer, onChange }: SocialJoinProps) => {
  const [, navigate] = useLocation()
  const title = copy.title(newcomer.name)
  usePageTitle(title)

  const leave = (): void => {
    saveNewcomer(null)
    navigate('/login', { replace: true })
  }

  const join = async (given: Given): Promise<JoinRefusal | null> => {
    const { joining, session } = await loadServices()
    const { provider, joinToken } = newcomer
    noteAnswers(given.answers)
    const joined = await session.signIn(provider, () => joining.join(newMember(joinToken, given)))
    if (E.isRight(joined)) {
      saveNewcomer(null)
      await goBackOr('/welcome', navigate)
      return null
    }
    const failure = joined.left
    const emailStatus = failure._tag === 'ApiError' ? notProved[failure.code] : undefined
    if (emailStatus === undefined) return joinRefusal(failure)
    onChange({ ...newcomer, emailStatus })
    return null
  }
  return (
    <div className="session-page">
      <JoinForm words={copy} ticked={unticked} check={checkName} send={join} onAgain={leave}>
        {(field) => (
          <>
            <div className="session-heading">
              <h1>{title}</h1>
              <p className="second">{copy.lead(newcomer.provider)}</p>
            </div>
            <p className="social-email">
              <span className="second">{copy.email}</span> <strong className="session-address">{newcomer.email}</strong>
            </p>
            <NameField {...field('name')} defaultValue={newcomer.name ?? undefined} />
          </>
        )}
      </JoinForm>
      <Button tone="ghost" wide onClick={leave}>
        {copy.other}
      </Button>
    </div>
  )
}
