import type { Child, Partner } from '@careplus/core/ports'
import { useState } from 'react'
import { useCareServices, useServices } from '../../composition/useServices'
import { calledAs, partnerCopy, partnerFailedText } from '../../copy/partner.th'
import { FailureNote } from '../../family/FailureNote'
import { useAttempts } from '../../forms/useKeptForm'
import { useSending } from '../../forms/useSending'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useToast } from '../../ui/Toast'
import { RoleChoices } from './RoleChoices'
import { sharesOf, type Wishes } from './wishes'

const copy = partnerCopy.people

const wishesOf = ({ children }: Partner): Wishes =>
  Object.fromEntries(children.map(({ child_id, role }) => [child_id, role]))

interface Props {
  readonly partner: Partner
  readonly all: ReadonlyArray<Child>
  readonly onChanged: () => void
}

/** What a partner may do from now on, child by child. */
export const ChangeRoles = ({ partner, all, onChanged }: Props) => {
  const { random } = useServices()
  const { partners } = useCareServices()
  const attempts = useAttempts(`partner.${partner.id}`, random.uuid)
  const { busy, failure, run, changed } = useSending()
  const showToast = useToast()
  const [open, setOpen] = useState(false)
  const [wishes, setWishes] = useState<Wishes>({})
  const shares = sharesOf(all, wishes, 'none')
  const name = calledAs(partner)
  const save = (): void =>
    run(partners.change(partner.id, shares, attempts.keyOf(shares)), () => {
      attempts.sent()
      setOpen(false)
      showToast({ text: copy.saved })
      onChanged()
    })
  return (
    <>
      <Button
        tone="ghost"
        size="small"
        aria-label={copy.changeAria(name)}
        onClick={() => {
          setWishes(wishesOf(partner))
          setOpen(true)
        }}
      >
        {copy.change}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
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
            <Button tone="second" wide onClick={() => setOpen(false)}>
              {copy.back}
            </Button>
          </>
        }
      >
        <RoleChoices
          {...{ all, wishes }}
          unchosen="none"
          onChange={(next) => {
            changed()
            setWishes(next)
          }}
        />
        <FailureNote failure={failure} textOf={partnerFailedText} />
      </Dialog>
    </>
  )
}
