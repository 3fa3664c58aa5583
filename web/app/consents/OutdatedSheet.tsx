import { type ConsentRow, isFreePurpose } from '@careplus/core/consents'
import type { Child } from '@careplus/core/ports'
import { useState } from 'react'
import { Link } from 'wouter'
import { loadChildren } from '../../composition/storedChildren'
import { useServices } from '../../calls/useServices'
import { childrenCopy } from '../../copy/children.th'
import { profileCopy } from '../../copy/profile.th'
import { outdatedCopy as copy } from '../../copy/tracking.th'
import { nameOf } from '../../shared/children/childWords'
import { childsWord, useChildYes } from '../../shared/children/childYes'
import { ConsentTicks } from '../../shared/consents/ConsentBox'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { openConsent } from '../../calls/consents/consentSheet'
import { consentTextHref } from '../../shared/consents/consentText'
import { pendingOutdatedConsents } from '../../calls/consents/outdatedConsents'
import { overrideSignal } from '../../calls/tracking/refusalSignal'
import './consentSheet.css'

const close = (): void => openConsent(null)

/** null: unknown on this device, or the consent is of no child. */
const useChildOf = () => {
  const member = useSession().user?.id ?? ''
  const [children] = useState(() => loadChildren(member))
  return ({ child_id: childId }: ConsentRow): Child | null => children?.find(({ id }) => id === childId) ?? null
}

const nameIn = ({ purpose }: ConsentRow, child: Child | null): string =>
  purpose === 'child_health'
    ? profileCopy.consents.health(child === null ? copy.child : nameOf(child))
    : profileCopy.consents.names[purpose]

interface OneProps {
  readonly row: ConsentRow
  readonly child: Child | null
  readonly onAgreed: () => void
}

const One = ({ row, child, onAgreed }: OneProps) => {
  const { purpose, child_id: childId } = row
  const { random, changeConsent } = useServices()
  const { busy, failure, run } = useSending()
  const yes = useChildYes(child?.birthDate ?? null)
  const name = nameIn(row, child)
  const asksChild = purpose === 'child_health'
  const agree = (): void => {
    const word = child === null ? {} : childsWord(child.birthDate)
    const key = random.uuid()
    run(
      () => changeConsent({ purpose, childId, granted: true, ...word }, key),
      () => {
        if (isFreePurpose(purpose)) overrideSignal(purpose, true)
        onAgreed()
      },
    )
  }
  return (
    <li className="tracking-outdated">
      <strong>{name}</strong>
      <Link href={consentTextHref(purpose)} onClick={close}>
        {copy.read}
      </Link>
      {asksChild && child !== null && (
        <ConsentTicks name={nameOf(child)} yes={yes} without={childrenCopy.consent.anytime} />
      )}
      {asksChild && child === null ? (
        <Link href="/children" onClick={close}>
          {copy.toChildren}
        </Link>
      ) : (
        <Button
          tone="second"
          size="small"
          busy={busy}
          waiting={asksChild && !yes.agreed ? childrenCopy.consent.tickFirst : undefined}
          onClick={agree}
          aria-label={copy.agreeTo(name)}
        >
          {copy.agree}
        </Button>
      )}
      <FailureNote failure={failure} />
    </li>
  )
}

/** An unanswered text stays in force as agreed and is asked about at the next visit. */
const OutdatedSheet = () => {
  const [rows, setRows] = useState(pendingOutdatedConsents)
  const childOf = useChildOf()
  const agreed = (row: ConsentRow): void => {
    const left = rows.filter((each) => each !== row)
    setRows(left)
    if (left.length === 0) close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={copy.title}
      actions={
        <>
          <Button tone="second" wide onClick={close}>
            {copy.later}
          </Button>
          <Link href="/user-profile#consents" onClick={close} className="tracking-policy">
            {copy.change}
          </Link>
        </>
      }
    >
      <p>{copy.lead}</p>
      <ul className="tracking-form">
        {rows.map((row) => (
          <One
            key={`${row.purpose} ${row.child_id ?? ''}`}
            row={row}
            child={childOf(row)}
            onAgreed={() => agreed(row)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

export default OutdatedSheet
