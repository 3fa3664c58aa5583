import type { Child, IdempotencyKey, Partner } from '@careplus/core/ports'
import { useState } from 'react'
import { useCareServices, useServices } from '../../calls/useServices'
import { calledAs, partnerCopy, partnerFailedText } from '../../copy/partners.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useToast } from '../../ui/Toast'
import { RoleChoices } from './RoleChoices'
import { sharesOf, type RolesByChild } from './rolesByChild'

const copy = partnerCopy.people

const rolesOf = ({ children }: Partner): RolesByChild =>
  Object.fromEntries(children.map(({ child_id, role }) => [child_id, role]))

interface ChosenRoles {
  readonly roles: RolesByChild
  readonly key: IdempotencyKey
}

interface Props {
  readonly partner: Partner
  readonly all: ReadonlyArray<Child>
  readonly onChanged: () => void
}

export const ChangeRoles = ({ partner, all, onChanged }: Props) => {
  const { random } = useServices()
  const { partners } = useCareServices()
  const { busy, failure, run, changed } = useSending()
  const showToast = useToast()
  const [open, setOpen] = useState(false)
  // Each choice is sent under a key of its own, because the same roles may be chosen again after others.
  const [chosen, setChosen] = useState<ChosenRoles>({ roles: {}, key: '' })
  const choose = (roles: RolesByChild): void => setChosen({ roles, key: random.uuid() })
  const { roles, key } = chosen
  const shares = sharesOf(all, roles, 'none')
  const name = calledAs(partner)
  const close = (): void => {
    changed()
    setOpen(false)
  }
  const save = (): void =>
    run(
      () => partners.change(partner.id, shares, key),
      () => {
        close()
        showToast({ text: copy.saved })
        onChanged()
      },
    )
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        aria-label={copy.changeAria(name)}
        onClick={() => {
          choose(rolesOf(partner))
          setOpen(true)
        }}
      >
        {copy.change}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.changeTitle(name)}
        actions={
          <>
            <Button
              wide
              busy={busy}
              waiting={shares.length === 0 ? partnerCopy.roles.nobody : undefined}
              onClick={save}
            >
              {copy.save}
            </Button>
            <Button tone="second" wide onClick={close}>
              {copy.back}
            </Button>
          </>
        }
      >
        <RoleChoices
          {...{ all, roles }}
          unchosen="none"
          onChange={(next) => {
            changed()
            choose(next)
          }}
        />
        <FailureNote failure={failure} textOf={partnerFailedText} />
      </Dialog>
    </>
  )
}
