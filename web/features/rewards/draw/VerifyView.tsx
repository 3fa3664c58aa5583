import type { ItemPage } from '@careplus/core/ports'
import { usePageTitle } from '../../../page/pageTitle'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { drawVerifyCopy as copy } from '../../../copy/drawVerify.th'
import { itemPath } from '../../../shared/loyalty/paths'
import { useDrawRecord } from '../useRewards'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { LinkButton } from '../../../ui/LinkButton'
import { Skeleton } from '../../../ui/Skeleton'
import { Verification } from './Verification'
import { isPublished } from './verifyPath'
import './verify.css'
import ticket from '../../../ui/drawings/empty/ticket.svg'

const Record = ({ page }: { readonly page: ItemPage }) => {
  const [record, reload] = useDrawRecord(page.item.product_id)
  if (record._tag === 'loading') return <Skeleton shapes={['card', 'title', 'card', 'card']} label={copy.reading} />
  if (record._tag === 'failed')
    return (
      <ErrorState title={loyaltyCopy.readFailed.title} onRetry={reload}>
        {loyaltyCopy.readFailed[record.failure._tag]}
      </ErrorState>
    )
  return <Verification page={page} record={record.value} />
}

const VerifyView = ({ page }: { readonly page: ItemPage }) => {
  usePageTitle(copy.title)
  return (
    <article className="verify">
      <h1>{copy.title}</h1>
      {page.draw !== null && isPublished(page.draw) ? (
        <Record page={page} />
      ) : (
        <EmptyState
          drawing={ticket}
          title={copy.notYet.title}
          action={<LinkButton href={itemPath(page.item)}>{copy.notYet.back}</LinkButton>}
        >
          {copy.notYet.text}
        </EmptyState>
      )}
    </article>
  )
}

export default VerifyView
