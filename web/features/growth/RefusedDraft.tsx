import { typingHelp } from '@careplus/core/growth'
import type { GrowthDraft } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { useToday } from '../../shared/growth/useToday'
import { growthDraftsCopy } from '../../copy/growthDrafts.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { TriangleAlert } from '../../ui/icons'
import { repairDraft } from './growthCheck'
import { DraftCard } from './DraftCard'
import { refusalAdvice } from './refusalAdvice'

const copy = growthDraftsCopy.refused

interface Props {
  readonly draft: GrowthDraft
  readonly onRepair: (change: Readonly<Record<string, number>>) => void
  readonly onRemove: () => void
}

export const RefusedDraft = ({ draft, onRepair, onRemove }: Props) => {
  const [, navigate] = useLocation()
  const today = useToday()
  const advice = refusalAdvice(draft, today === null ? [] : typingHelp(today)({ ...draft, height: draft.height ?? '' }))
  const { repair } = advice
  const openForm = () => {
    repairDraft(draft)
    navigate('/growth')
  }
  return (
    <DraftCard draft={draft} appearance="refused" onRemove={onRemove}>
      <p className="draft-wrong">
        <Icon of={TriangleAlert} />
        <span>{advice.text}</span>
      </p>
      <div className="wrap draft-repair">
        {repair !== null && (
          <Button tone="second" wide onClick={() => onRepair(repair.change)}>
            {repair.label}
          </Button>
        )}
        <Button tone="second" wide={repair === null} onClick={openForm}>
          {copy.byHand}
        </Button>
      </div>
    </DraftCard>
  )
}
