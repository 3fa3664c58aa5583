import type { ConsentRow } from '@careplus/core/consent'
import { useState } from 'react'
import { Link } from 'wouter'
import { keptChildren } from '../composition/childrenHere'
import { useServices } from '../composition/useServices'
import { profileCopy } from '../copy/profile.th'
import { outdatedCopy as copy } from '../copy/tracking.th'
import { nameOf } from '../family/childWords'
import { FailureNote } from '../family/FailureNote'
import { useSending } from '../forms/useSending'
import { useSession } from '../session/useSession'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { openConsent } from './asking'
import { consentTextHref } from './consentText'
import { outdatedHere } from './outdated'
import { noteSaid } from './signal'
import './consentSheet.css'

const close = (): void => openConsent(null)

const useNames = () => {
  const member = useSession().user?.id ?? ''
  return ({ purpose, child_id: childId }: ConsentRow): string => {
    if (purpose !== 'child_health') return profileCopy.consents.names[purpose]
    const child = keptChildren(member)?.find(({ id }) => id === childId)
    return profileCopy.consents.health(child === undefined ? copy.child : nameOf(child))
  }
}

interface OneProps {
  readonly row: ConsentRow
  readonly name: string
  readonly onAgreed: () => void
}

const One = ({ row: { purpose, child_id: childId }, name, onAgreed }: OneProps) => {
  const { changeConsent } = useServices()
  const { busy, failure, run } = useSending()
  const agree = (): void =>
    run(changeConsent({ purpose, childId, granted: true }), () => {
      if (purpose === 'analytics' || purpose === 'advertising') noteSaid(purpose, true)
      onAgreed()
    })
  return (
    <li className="tracking-outdated">
      <strong>{name}</strong>
      <Link href={consentTextHref(purpose)} onClick={close}>
        {copy.read}
      </Link>
      <Button tone="second" size="small" busy={busy} onClick={agree} aria-label={copy.agreeTo(name)}>
        {copy.agree}
      </Button>
      <FailureNote failure={failure} />
    </li>
  )
}

/**
 * Texts that have changed since a member agreed to them, each with its own yes. Whatever is not answered holds for what it
 * said, and is asked again at the next visit; what is free is taken back in the profile.
 */
const OutdatedSheet = () => {
  const [rows, setRows] = useState(outdatedHere)
  const nameIn = useNames()
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
          <Link href="/user-profile" onClick={close} className="tracking-policy">
            {copy.change}
          </Link>
        </>
      }
    >
      <p>{copy.lead}</p>
      <ul className="tracking-form">
        {rows.map((row) => (
          <One key={`${row.purpose} ${row.child_id ?? ''}`} row={row} name={nameIn(row)} onAgreed={() => agreed(row)} />
        ))}
      </ul>
    </Dialog>
  )
}

export default OutdatedSheet
