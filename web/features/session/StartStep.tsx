import { outcomeOf, waitOf } from '@careplus/core/call'
import { loadServices } from '../../calls/useServices'
import { failureText, sessionCopy } from '../../copy/session.th'
import { EmailField } from '../../ui/EmailField'
import type { Answers, Given } from '../../shared/account/joinAnswers'
import { JoinForm } from '../../shared/account/JoinForm'
import type { JoinRefusal } from '../../shared/account/joinRefusal'
import { loadRules, prepareForm } from '../../shared/account/prepareForm'
import { useCountdown } from '../../shared/account/useCountdown'
import type { CodeStage } from './registration'

const copy = sessionCopy.start

export interface StartStepProps {
  readonly email: string
  readonly answers: Answers
  readonly onSent: (stage: CodeStage) => void
}

const emailOf = async (given: Given) => {
  const { readEmail } = await loadRules()
  return readEmail(given.text('email'))
}

const check = async (given: Given) => {
  const read = await emailOf(given)
  return { email: read._tag === 'Left' ? read.left : undefined }
}

/** The first step: the address, the two needed consents and the free ones. Nothing is ticked beforehand. */
export const StartStep = ({ email, answers, onSent }: StartStepProps) => {
  const [secondsLeft, waitFor] = useCountdown()

  const ask = async (given: Given): Promise<JoinRefusal | null> => {
    const read = await emailOf(given)
    if (read._tag === 'Left') return { _tag: 'field', field: 'email', text: read.left }
    const { joining, clock } = await loadServices()
    const asked = await joining.askCode(read.right)
    if (asked._tag === 'Left') {
      const failure = asked.left
      if (outcomeOf(failure) !== 'tooMany') return { _tag: 'text', text: failureText(failure) }
      waitFor(waitOf(failure))
      return null
    }
    const now = clock.now()
    const { expiresIn, resendAfter, digits, request } = asked.right
    const sent = { expiresAt: now + expiresIn * 1000, resendAt: now + resendAfter * 1000, digits }
    onSent({ step: 'code', email: read.right, answers: given.answers, sent, request })
    return null
  }
  return (
    <JoinForm
      words={copy}
      ticked={answers}
      waiting={secondsLeft === 0 ? undefined : sessionCopy.failure.limited(secondsLeft)}
      check={check}
      send={ask}
    >
      {(field, onLeave) => (
        <>
          <div className="session-heading">
            <h2>{copy.title}</h2>
            <p className="second">{copy.lead}</p>
          </div>
          <EmailField
            label={sessionCopy.email.label}
            placeholder={sessionCopy.email.placeholder}
            defaultValue={email === '' ? undefined : email}
            onFocus={prepareForm}
            onBlur={onLeave}
            {...field('email')}
          />
        </>
      )}
    </JoinForm>
  )
}
