import type { Either } from 'fp-ts/Either'
import type { WinnerContact as Contact } from '../../composition/staff'
import type { CallFailure } from '@careplus/core/ports'
import { useLayoutEffect, useRef, useState } from 'react'
import { staffWinnersCopy as copy } from '../../copy/staffWinners.th'
import { Button } from '../../ui/Button'
import { Fact } from '../FactCard'
import { useAction } from '../useAction'

/** Calls are recorded by the server. */
export type LoadContact = (place: number) => Promise<Either<CallFailure, Contact>>

const Shown = ({ place, contact: { name, phone, email } }: { readonly place: number; readonly contact: Contact }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div className="staff-contact" role="group" aria-label={copy.contact(place)} tabIndex={-1} ref={box}>
      <dl className="staff-facts">
        <Fact word={copy.name}>{name ?? copy.unknown}</Fact>
        <Fact word={copy.phone}>{phone === null ? copy.unknown : <a href={`tel:${phone}`}>{phone}</a>}</Fact>
        <Fact word={copy.email}>{email === null ? copy.unknown : <a href={`mailto:${email}`}>{email}</a>}</Fact>
      </dl>
    </div>
  )
}

export const WinnerContact = ({
  place,
  loadContact,
}: {
  readonly place: number
  readonly loadContact: LoadContact
}) => {
  const action = useAction('winner')
  const [contact, setContact] = useState<Contact | null>(null)
  if (contact !== null) return <Shown place={place} contact={contact} />
  return (
    <div className="staff-contact">
      <Button
        tone="second"
        size="small"
        busy={action.busy}
        onClick={() => action.run(place, () => loadContact(place), setContact)}
        aria-label={`${copy.look} ${copy.contact(place)}`}
      >
        {copy.look}
      </Button>
      {action.refusal !== null && (
        <p className="small" role="alert">
          {action.refusal}
        </p>
      )}
    </div>
  )
}
