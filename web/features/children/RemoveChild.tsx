import type { Child } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { childrenCopy } from '../../copy/children.th'
import { nameOf } from '../../shared/children/childWords'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { useToast } from '../../ui/Toast'

const copy = childrenCopy.page

/** A child with `count` measurings, out of the account. */
export const RemoveChild = ({ child, count }: { readonly child: Child; readonly count: number }) => {
  const { children } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const name = nameOf(child)
  return (
    <ConfirmRemoval
      words={{
        label: copy.remove,
        title: copy.removeTitle(name),
        confirm: copy.removeConfirm(name),
        busy: copy.removeBusy,
        keep: copy.removeKeep,
      }}
      remove={(key) => children.remove(child.id, key)}
      onRemoved={() => {
        showToast({ text: copy.removed(name) })
        navigate('/children', { replace: true })
      }}
    >
      {copy.removeText(count)}
    </ConfirmRemoval>
  )
}
