import { socialCopy } from '../../../copy/social.th'
import type { LeavingStage } from '../../../shared/account/social/useLeaveFor'
import { ErrorNote, Note } from '../../../ui/Note'

export const LeavingNote = ({ stage }: { readonly stage: LeavingStage }) => {
  if (stage._tag === 'elsewhere') return <Note live>{socialCopy.waiting(stage.name)}</Note>
  if (stage._tag !== 'failed') return null
  return <ErrorNote>{stage.words}</ErrorNote>
}
