import { useLocation } from 'wouter'
import { AddressBook } from './addresses/AddressBook'
import { AddressEditor } from './addresses/AddressEditor'
import { useAddresses } from '../../shared/addresses/useAddresses'
import { usePageTitle } from '../../page/pageTitle'
import { addressCopy } from '../../copy/addresses.th'
import { familyCopy } from '../../copy/family.th'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { addressesPath } from './addressesPath'

const copy = addressCopy.book

const List = () => {
  usePageTitle(addressCopy.title)
  return <AddressBook hrefOf={(id) => `${addressesPath}=${id}`} />
}

const Editing = ({ which }: { readonly which: string }) => {
  const [list, reload] = useAddresses()
  const [, navigate] = useLocation()
  usePageTitle(which === 'new' ? copy.addTitle : copy.editTitle)
  if (list._tag === 'loading') return <Skeleton shapes={['line', 'line', 'line']} />
  if (list._tag === 'failed')
    return (
      <ErrorState title={copy.failed} onRetry={reload} headingLevel={2}>
        {familyCopy.readFailed[list.failure._tag]}
      </ErrorState>
    )
  const address = list.value.find(({ id }) => id === which)
  if (which !== 'new' && address === undefined)
    return (
      <EmptyState title={copy.gone} action={<LinkButton href={addressesPath}>{copy.toList}</LinkButton>}>
        {copy.goneText}
      </EmptyState>
    )
  return (
    <AddressEditor
      key={which}
      address={address ?? null}
      asksMain={list.value.length > 0 && address?.is_default !== true}
      onSaved={() => navigate(addressesPath, { replace: true })}
      reload={reload}
    />
  )
}

export const Addresses = ({ which }: { readonly which: string }) => (
  <div className="profile-editing">{which === '' ? <List /> : <Editing which={which} />}</div>
)
