import type { GrowthDraft } from '@careplus/core/ports'
import { useState, type ReactNode } from 'react'
import { growthCopy } from '../../copy/growth.th'
import { growthDraftsCopy as copy } from '../../copy/growthDrafts.th'
import { Avatar, faceOfChild } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Icon } from '../../ui/Icon'
import { Check, Clock, TriangleAlert } from '../../ui/icons'
import { Spinner } from '../../ui/Spinner'
import { Spoken } from '../../ui/Spoken'
import { Tag, type TagTone } from '../../ui/Tag'
import { heightText, weightText, ageAt } from '@careplus/core/growth'
import { dateText } from '../../shared/growth/dateText'
import './drafts.css'

export type DraftAppearance = keyof typeof copy.state

const appearances: Readonly<Record<DraftAppearance, { readonly tone: TagTone; readonly icon: ReactNode }>> = {
  waiting: { tone: 'mango', icon: <Icon of={Clock} /> },
  sending: { tone: 'anchan', icon: <Spinner size={16} /> },
  sent: { tone: 'pandan', icon: <Icon of={Check} /> },
  refused: { tone: 'brick', icon: <Icon of={TriangleAlert} /> },
}
const cardTones = { waiting: 'plain', sending: 'plain', sent: 'sunk', refused: 'error' } as const

export interface DraftCardProps {
  readonly draft: GrowthDraft
  readonly appearance: DraftAppearance
  readonly onRemove?: (() => void) | undefined
  readonly children?: ReactNode
}

const begun = (draft: GrowthDraft): boolean => draft.childId !== null

export const DraftCard = ({ draft, appearance, onRemove, children }: DraftCardProps) => {
  const [asks, setAsks] = useState(false)
  const name = growthCopy.childName(draft.name)
  const age = ageAt(draft.birthDate, draft.date) ?? 0
  return (
    <Card as="li" tone={cardTones[appearance]} className="draft">
      <div className="draft-head">
        <Avatar face={faceOfChild(draft.sex, age)} />
        <h3>{name}</h3>
        <span className="nowrap" role="status">
          <Tag tone={appearances[appearance].tone} icon={appearances[appearance].icon}>
            {copy.state[appearance]}
          </Tag>
        </span>
        <div className="draft-words">
          <p>
            <Spoken>{`${weightText(draft.weight)} · ${heightText(draft.height)}`}</Spoken>
          </p>
          <p>
            <Spoken>{copy.measuredOn(dateText(draft.date))}</Spoken>
          </p>
        </div>
      </div>
      {children}
      {onRemove !== undefined && (
        <>
          <Button tone="ghost" size="small" className="draft-remove" onClick={() => setAsks(true)}>
            {copy.remove.label}
          </Button>
          <ConfirmDialog
            open={asks}
            onClose={() => setAsks(false)}
            title={copy.remove.title(name)}
            confirm={copy.remove.confirm}
            keep={copy.remove.keep}
            onConfirm={onRemove}
          >
            {begun(draft) ? copy.remove.textBegun : copy.remove.text}
          </ConfirmDialog>
        </>
      )}
    </Card>
  )
}
