import { mostAddresses } from '@careplus/core/internal/addresses'
import { addressCopy } from '../../../copy/addresses.th'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { Icon } from '../../../ui/Icon'
import { Plus } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { Note, OfflineNote } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { AddressCard } from './AddressCard'
import { useAddresses } from '../../../shared/addresses/useAddresses'
import { familyCopy } from '../../../copy/family.th'
import '../../../shared/addresses/address.css'
import house from '../../../ui/drawings/empty/house.svg'

const copy = addressCopy.book

export interface AddressBookProps {
  readonly hrefOf: (id: string) => string
}

export const AddressBook = ({ hrefOf }: AddressBookProps) => {
  const [list, reload] = useAddresses()
  if (list._tag === 'loading') return <Skeleton shapes={['card', 'card']} />
  if (list._tag === 'failed')
    return (
      <ErrorState title={copy.failed} onRetry={reload} headingLevel={2}>
        {familyCopy.readFailed[list.failure._tag]}
      </ErrorState>
    )
  const { value, stale } = list
  const add = (
    <LinkButton href={hrefOf('new')} wide icon={<Icon of={Plus} size={20} />}>
      {copy.add}
    </LinkButton>
  )
  return (
    <div className="address-book">
      {stale !== null && <OfflineNote>{copy.stale}</OfflineNote>}
      {value.length === 0 ? (
        <EmptyState drawing={house} title={copy.emptyTitle} action={add}>
          {copy.empty}
        </EmptyState>
      ) : (
        <>
          <ul className="stack" aria-label={addressCopy.title}>
            {value.map((address) => (
              <AddressCard key={address.id} address={address} editHref={hrefOf(address.id)} onChanged={reload} />
            ))}
          </ul>
          {value.length < mostAddresses ? add : <Note>{copy.full(mostAddresses)}</Note>}
        </>
      )}
    </div>
  )
}
