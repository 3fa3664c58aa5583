import { isFreePurpose } from '@careplus/core/consents'
import { isLeft } from 'fp-ts/Either'
import { useState } from 'react'
import { useServices } from '../../calls/useServices'
import { profileCopy } from '../../copy/profile.th'
import { childsWord } from '../../shared/children/childYes'
import { FailureNote } from '../../shared/failure/FailureNote'
import { clearMemberCache } from '../../calls/remote'
import { useSending } from '../../calls/useSending'
import { overrideSignal } from '../../calls/tracking/refusalSignal'
import { noteRequested, noteWithdrawn } from '../../calls/tracking/withdrawnConsent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Switch } from '../../ui/Switch'
import { useToast } from '../../ui/Toast'
import { GiveChildConsent } from './GiveChildConsent'
import { deletesWhenOff, type Switched } from './consentLines'

const copy = profileCopy.consents

interface Props {
  readonly switched: Switched
  readonly onChanged: () => void
}

/** A withdrawal that deletes data is confirmed first. */
export const ConsentSwitch = ({ switched, onChanged }: Props) => {
  const { random, changeConsent, profile, session } = useServices()
  const { purpose, childId, birthDate, name, granted, help } = switched
  const [asks, setAsks] = useState(false)
  const [gives, setGives] = useState(false)
  const { busy, failure, run } = useSending()
  const toast = useToast()
  // An allowance takes effect with the reload of the member; a withdrawal takes effect before it.
  const takeEffect = async (next: boolean): Promise<void> => {
    if (!isFreePurpose(purpose)) return
    if (!next) noteWithdrawn(purpose)
    overrideSignal(purpose, next)
    const asked = Date.now()
    const read = await profile.read()
    if (isLeft(read)) return
    noteRequested(read.right, asked)
    session.memberChanged(read.right)
  }
  const child = name.replace(copy.health(''), '')
  const record = (next: boolean): void => {
    const word = next && birthDate !== null ? childsWord(birthDate) : {}
    const key = random.uuid()
    run(
      () => changeConsent({ purpose, childId, granted: next, ...word }, key),
      () => {
        void takeEffect(next)
        setAsks(false)
        setGives(false)
        clearMemberCache()
        toast({ text: copy.changed })
        onChanged()
      },
    )
  }
  const change = (next: boolean): void => {
    if (busy) return
    if (deletesWhenOff(switched) && !next) setAsks(true)
    else if (birthDate !== null && next) setGives(true)
    else record(next)
  }
  return (
    <li className="profile-consent">
      <Switch checked={granted} onChange={change}>
        <span className="ui-row__title">{name}</span>
        <span className="ui-row__second">{help}</span>
      </Switch>
      {gives && birthDate !== null && (
        <GiveChildConsent
          {...{ name: child, birthDate, busy, failure }}
          onGive={() => record(true)}
          onClose={() => setGives(false)}
        />
      )}
      {!asks && !gives && <FailureNote failure={failure} />}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={childId === null ? copy.withdrawOwnTitle(name) : copy.withdrawTitle(child)}
        busy={busy}
        confirm={copy.withdrawConfirm}
        keep={copy.keep}
        onConfirm={() => record(false)}
      >
        {copy.withdrawText}
        <FailureNote failure={failure} />
      </ConfirmDialog>
    </li>
  )
}
