import type { TypingSlip } from '@careplus/core/growth'
import type { GrowthDraft } from '@careplus/core/ports'
import { growthCopy } from '../../copy/growth.th'
import { growthDraftsCopy } from '../../copy/growthDrafts.th'
import { problemOf } from '../../shared/growth/typedMeasurement'

const copy = growthDraftsCopy.refused

export interface RefusalAdvice {
  readonly text: string
  /** A repair by one tap; null: only by editing the form. */
  readonly repair: { readonly label: string; readonly change: Readonly<Record<string, number>> } | null
}

/** The server's text is for the log; the parent reads ours. */
export const refusalAdvice = (draft: GrowthDraft, mistakes: ReadonlyArray<TypingSlip>): RefusalAdvice => {
  if (draft.state._tag !== 'refused') return { text: copy.other, repair: null }
  if (draft.state.code === 'not_found') return { text: copy.childGone, repair: { label: copy.childGoneDo, change: {} } }
  if (draft.state.code === 'consent_required')
    return { text: copy.consent, repair: { label: copy.consentDo, change: {} } }
  const { field } = draft.state
  // A figure in another field may be right although it looks like a slip.
  const mistake = mistakes.find((each) => each.field === field)
  const exchanged = mistakes.find((each) => each._tag === 'FiguresExchanged')
  if (exchanged !== undefined && /^(weight|height)$/.test(field ?? '')) {
    const { weight, height } = exchanged
    return { text: problemOf(exchanged).text, repair: { label: copy.exchangeAndSend, change: { weight, height } } }
  }
  if (mistake !== undefined && 'proposed' in mistake) {
    const label = copy.useAndSend(`${mistake.proposed}\u00A0${growthCopy.units[mistake.field]}`)
    return { text: problemOf(mistake).text, repair: { label, change: { [mistake.field]: mistake.proposed } } }
  }
  return { text: copy.field[field ?? ''] ?? copy.other, repair: null }
}
