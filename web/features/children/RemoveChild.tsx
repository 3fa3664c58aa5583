import type { Child } from '@careplus/core/ports'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '../../composition/useServices'
import { childrenCopy, saveFailedText } from '../../copy/children.th'
import { nameOf } from '../../family/childWords'
import { useAttempts } from '../../family/keptForm'
import { forgetKept } from '../../family/remote'
import { useSending } from '../../family/useSending'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Trash2 } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { useToast } from '../../ui/Toast'

const copy = childrenCopy.page

/** Asked first, and says what goes along. */
export const RemoveChild = ({ child, count }: { readonly child: Child; readonly count: number }) => {
  const { children, random } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const attempts = useAttempts(`child.${child.id}.remove`, random.uuid)
  const [asks, setAsks] = useState(false)
  const { busy, failure, run } = useSending()
  const name = nameOf(child)

  const remove = (): void =>
    run(children.remove(child.id, attempts.keyOf(child.id)), () => {
      attempts.sent()
      forgetKept()
      showToast({ text: copy.removed(name) })
      navigate('/children', { replace: true })
    })
  return (
    <>
      <Button tone="ghost" size="small" icon={<Icon of={Trash2} size={20} />} onClick={() => setAsks(true)}>
        {copy.remove}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.removeTitle(name)}
        alert
        actions={
          <>
            <Button tone="danger" wide busy={busy} busyLabel={copy.removeBusy} onClick={remove}>
              {copy.removeConfirm(name)}
            </Button>
            <Button tone="second" wide onClick={() => setAsks(false)}>
              {copy.removeKeep}
            </Button>
          </>
        }
      >
        {copy.removeText(count)}
        {failure !== null && (
          <Note tone={failure._tag === 'NetworkError' ? 'offline' : 'error'} live>
            {saveFailedText(failure)}
          </Note>
        )}
      </Dialog>
    </>
  )
}
