import type { Child } from '@careplus/core/ports'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { childrenCopy } from '../../copy/children.th'
import { ChangedSince } from '../../shared/changes/ChangedSince'
import { childFieldWords } from '../../shared/changes/measurementFieldNames'
import { nameOf } from '../../shared/children/childWords'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { useToast } from '../../ui/Toast'
import { typedOfChild } from '../../shared/children/typedOfChild'

const copy = childrenCopy.page

interface Props {
  readonly child: Child
  readonly count: number
  readonly onStale: () => void
}

export const RemoveChild = ({ child, count, onStale }: Props) => {
  const [seen] = useState(child)
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
      }}
      remove={(key) => children.remove(child.id, child.version, key)}
      onRemoved={() => {
        showToast({ text: copy.removed(name) })
        navigate('/children', { replace: true })
      }}
      onStale={onStale}
    >
      {copy.removeText(count)}
      <ChangedSince before={typedOfChild(seen)} now={typedOfChild(child)} words={childFieldWords} />
    </ConfirmRemoval>
  )
}
