import { counted } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { rewardsDrawCopy as copy } from '../../../copy/rewardsDraw.th'
import { useToast } from '../../../ui/Toast'
import type { Opened } from '../OpenedItem'
import { DrawView } from './DrawView'
import { EntryAsked } from './EntryAsked'
import { useEntering } from './useEntering'

/** The draw as a member sees it: with the way to take part. */
const MemberDraw = (opened: Opened & { readonly page: ItemPage }) => {
  const { item, onRetry } = opened
  const showToast = useToast()
  const entering = useEntering(item.product_id, {
    onRefused: onRetry,
    onEntered: ({ tickets, my_tickets }) => {
      showToast({ text: copy.enter.done(counted(tickets, copy.ticket), counted(my_tickets, copy.ticket)) })
      onRetry()
    },
  })
  return (
    <>
      <DrawView {...opened} signedIn entering={entering} />
      <EntryAsked entering={entering} point={item.point} />
    </>
  )
}

export default MemberDraw
