import { holdingConsent, neededToJoin } from '@careplus/core/consents'
import type { Child, Consent, ConsentPart } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useMemo } from 'react'
import { newestConsents } from '../../calls/consents/newestConsents'
import { useSession } from '../../calls/session/useSession'
import { useServices } from '../../calls/useServices'
import { profileCopy } from '../../copy/profile.th'
import { FamilyFailed } from '../../shared/children/FamilyGate'
import { useParts } from '../../calls/parts'
import { Rows, Row } from '../../ui/Card'
import { fullDateText } from '../../shared/growth/dateText'
import { Skeleton } from '../../ui/Skeleton'
import { dayText } from '../../shared/account/instants'
import { consentTextHref } from '../../shared/consents/consentText'
import { ConsentHistory } from './ConsentHistory'
import { ConsentSwitch } from './ConsentSwitch'
import { consentKey, sharedLinesOf, switchesOf } from './consentLines'
import { LevelTitle } from './LevelTitle'

const copy = profileCopy.consents

interface Known extends ConsentPart {
  readonly children: ReadonlyArray<Child>
}

export const useConsents = () => {
  const { consents, children } = useServices()
  const memberId = useSession().user?.id ?? ''
  const read = useMemo(
    () => (from: string | null) =>
      pipe(
        () => (from === null ? newestConsents(memberId, consents.list) : consents.list(null, from)),
        TE.chain((part) =>
          pipe(
            children.list,
            TE.map((list): Known => ({ ...part, children: list })),
          ),
        ),
      )(),
    [consents, children, memberId],
  )
  return useParts<Consent, Known>('account.consents', read, consentKey)
}

const Needed = ({ holding }: Pick<Known, 'holding'>) =>
  neededToJoin.map((purpose) => {
    const held = holdingConsent(holding, purpose)
    if (held === null) return null
    return (
      <Row
        key={purpose}
        href={consentTextHref(purpose)}
        title={copy.names[purpose]}
        second={copy.accepted(dayText(held.recorded_at), fullDateText(held.version))}
      />
    )
  })

export const Consents = () => {
  const { list, first, reload, older } = useConsents()
  return (
    <section className="profile__section" id="consents">
      <LevelTitle title={copy.title} />
      {list._tag === 'failed' ? (
        <FamilyFailed failure={list.failure} onRetry={reload} headingLevel={2} />
      ) : list._tag === 'loading' || first === null ? (
        <Skeleton shapes={['card']} />
      ) : (
        <>
          <Rows label={copy.title}>
            {switchesOf(first.holding, first.children).map((each) => (
              <ConsentSwitch key={each.childId ?? each.purpose} switched={each} onChanged={reload} />
            ))}
            {sharedLinesOf(first.children).map(({ id, name, whose }) => (
              <Row key={id} title={name} second={whose} />
            ))}
            <Needed holding={first.holding} />
          </Rows>
          <p className="profile__note">{copy.note}</p>
          <ConsentHistory history={list.value} older={older} family={first.children} />
        </>
      )}
    </section>
  )
}
