import { typingHelp, type TypingSlip } from '@careplus/core/growth'
import type { GrowthDraft } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { useToday } from '../../ui/growth/useToday'
import { growthCopy } from '../../copy/growth.th'
import { growthDraftsCopy } from '../../copy/growthDrafts.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { TriangleAlert } from '../../ui/icons'
import { problemOf } from '../../ui/growth/measuring'
import { repairDraft } from './check'
import { DraftCard } from './DraftCard'

const copy = growthDraftsCopy.refused

interface Props {
  readonly draft: GrowthDraft
  /** Sends it again with these fields changed. */
  readonly onRepair: (change: Readonly<Record<string, number>>) => void
  readonly onRemove: () => void
}

interface Way {
  readonly text: string
  /** What one tap does; null: only by hand. */
  readonly repair: { readonly label: string; readonly change: Readonly<Record<string, number>> } | null
}

/** The server's own words are for the log: what the parent reads is ours, by code and field. */
const wayOf = (draft: GrowthDraft, slips: ReadonlyArray<TypingSlip>): Way => {
  for (const slip of slips) {
    if (!('proposed' in slip)) continue
    const label = copy.useAndSend(`${slip.proposed}\u00A0${growthCopy.units[slip.field]}`)
    return { text: problemOf(slip).text, repair: { label, change: { [slip.field]: slip.proposed } } }
  }
  if (draft.state._tag !== 'refused') return { text: copy.other, repair: null }
  if (draft.state.code === 'not_found') return { text: copy.childGone, repair: { label: copy.childGoneDo, change: {} } }
  if (draft.state.code === 'consent_required')
    return { text: copy.consent, repair: { label: copy.consentDo, change: {} } }
  return { text: copy.field[draft.state.field ?? ''] ?? copy.other, repair: null }
}

/** ต้องแก้ไข: what is wrong, one tap that mends it where there is one, and the way back into the form. */
export const RefusedDraft = ({ draft, onRepair, onRemove }: Props) => {
  const [, navigate] = useLocation()
  const today = useToday()
  const way = wayOf(draft, today === null ? [] : typingHelp(today)(draft))
  const { repair } = way
  const byHand = () => {
    repairDraft(draft)
    navigate('/growth')
  }
  return (
    <DraftCard draft={draft} look="refused" onRemove={onRemove}>
      <p className="draft-wrong">
        <Icon of={TriangleAlert} />
        <span>{way.text}</span>
      </p>
      <div className="draft-repair">
        {repair !== null && (
          <Button tone="second" wide onClick={() => onRepair(repair.change)}>
            {repair.label}
          </Button>
        )}
        <Button tone="second" wide={repair === null} onClick={byHand}>
          {copy.byHand}
        </Button>
      </div>
    </DraftCard>
  )
}
