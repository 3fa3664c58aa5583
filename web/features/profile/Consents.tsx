import { holdingConsent, neededToJoin } from '@careplus/core/consent'
import type { Child, Consent } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useMemo } from 'react'
import { useServices } from '../../composition/useServices'
import { profileCopy } from '../../copy/profile.th'
import { FamilyFailed } from '../../family/FamilyGate'
import { useRemote } from '../../family/remote'
import { Rows, Row } from '../../ui/Card'
import { dateText } from '../../ui/growth/days'
import { SectionTitle } from '../../ui/InnerHeader'
import { Skeleton } from '../../ui/Skeleton'
import { dayText } from '../../account/instants'
import { ConsentHistory } from './ConsentHistory'
import { ConsentSwitch } from './ConsentSwitch'
import { switchesOf } from './consentLines'

const copy = profileCopy.consents

interface Known {
  readonly history: ReadonlyArray<Consent>
  readonly children: ReadonlyArray<Child>
}

const useConsents = () => {
  const { consents, children } = useServices()
  const read = useMemo(
    () =>
      pipe(
        consents.list,
        TE.chain((history) =>
          pipe(
            children.list,
            TE.map((list): Known => ({ history, children: list })),
          ),
        ),
      ),
    [consents, children],
  )
  return useRemote<Known>('account.consents', read)
}

const Needed = ({ history }: Pick<Known, 'history'>) =>
  neededToJoin.map((purpose) => {
    const held = holdingConsent(history, purpose)
    if (held === null || (purpose !== 'terms' && purpose !== 'privacy')) return null
    return (
      <Row
        key={purpose}
        href={purpose === 'terms' ? '/terms-and-conditions' : '/privacy-policy-new'}
        title={copy.names[purpose]}
        second={copy.accepted(dayText(held.recorded_at), dateText(held.version))}
      />
    )
  })

/** What was agreed to: switches for what can be changed here, what joining needed, and the whole history. */
export const Consents = () => {
  const [known, reload] = useConsents()
  return (
    <section className="profile__section">
      <SectionTitle title={copy.title} />
      {known._tag === 'loading' ? (
        <Skeleton shapes={['card']} />
      ) : known._tag === 'failed' ? (
        <FamilyFailed failure={known.failure} onRetry={reload} headingLevel={2} />
      ) : (
        <>
          <Rows label={copy.title}>
            {switchesOf(known.value.history, known.value.children).map((each) => (
              <ConsentSwitch key={each.childId ?? each.purpose} switched={each} onChanged={reload} />
            ))}
            <Needed history={known.value.history} />
          </Rows>
          <p className="profile__note">{copy.note}</p>
          <ConsentHistory {...known.value} />
        </>
      )}
    </section>
  )
}
