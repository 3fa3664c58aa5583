import { grouped } from '@careplus/core/loyalty'
import { outcomeOf, type CallFailure } from '@careplus/core/call'
import type { SessionUser } from '@careplus/core/ports'
import { useState } from 'react'
import { ownUser } from '../../shared/account/ownUser'
import { inAppOf } from '../../shared/account/social/inApp'
import { saveFailedText } from '../../copy/children.th'
import { profileCopy } from '../../copy/profile.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { OpenOutside } from '../../shared/loyalty/OpenOutside'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Download, Trash2 } from '../../ui/icons'
import { failureBesideProof } from '../../shared/proof/withProof'
import { DeleteAccount } from './DeleteAccount'
import { LevelTitle } from './LevelTitle'
import { useDownload, type WithProof } from './useDownload'

const copy = profileCopy.data

const failureWords = (failure: CallFailure): string =>
  outcomeOf(failure) === 'tooMany' ? copy.tooOften : saveFailedText(failure)

const kilobytes = (bytes: number): string => grouped(Math.ceil(bytes / 1024))

interface Props {
  readonly user: SessionUser
  readonly withProof: WithProof
}

const YourData = ({ user, withProof }: Props) => {
  const [inside] = useState(() => inAppOf(navigator.userAgent))
  const [asked, setAsked] = useState(false)
  const { received, failure, download } = useDownload(withProof)
  const [deleting, setDeleting] = useState(false)
  const shownFailure = failureBesideProof(failure)
  const under =
    received === null ? copy.downloadText : received === 0 ? copy.preparing : copy.received(kilobytes(received))
  return (
    <section className="profile__section">
      <LevelTitle title={copy.title} />
      <Rows label={copy.title}>
        <Row
          lead={<Icon of={Download} />}
          title={copy.download}
          second={<span aria-live="polite">{under}</span>}
          onPress={() => (inside === null ? download() : setAsked(true))}
        />
        {ownUser(user).deleteAt === null && (
          <Row
            lead={
              <span className="profile-danger">
                <Icon of={Trash2} />
              </span>
            }
            title={<span className="profile-danger">{copy.remove}</span>}
            second={copy.removeText}
            onPress={() => setDeleting(true)}
          />
        )}
      </Rows>
      {asked && inside !== null && <OpenOutside inside={inside} />}
      <FailureNote failure={shownFailure} textOf={failureWords} />
      <DeleteAccount open={deleting} onClose={() => setDeleting(false)} {...{ user, withProof }} />
    </section>
  )
}

export default YourData
