import type { PublicItem } from '@careplus/core/loyalty'
import { useLocation } from 'wouter'
import { itemPageCopy as copy } from '../../../copy/itemPage.th'
import { itemPath } from '../../../shared/loyalty/paths'
import { rememberThenGo } from '../../../calls/session/rememberThenGo'
import { Button } from '../../../ui/Button'

export const isOffered: Readonly<Record<PublicItem['status'], boolean>> = {
  available: true,
  scheduled: true,
  ended: false,
  sold_out: false,
  hidden: false,
}

export const SignInFirst = ({ item, label }: { readonly item: PublicItem; readonly label: string }) => {
  const [, navigate] = useLocation()
  return (
    <>
      <Button wide onClick={() => void rememberThenGo(itemPath(item), '/login', navigate)}>
        {label}
      </Button>
      <p>{copy.signInHint}</p>
    </>
  )
}
