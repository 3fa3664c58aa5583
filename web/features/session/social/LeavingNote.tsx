import { socialCopy } from '../../../copy/social.th'
import type { LeavingStage } from '../../../shared/account/social/useLeaveFor'
import { ErrorNote, Note } from '../../../ui/Note'

/** Said where a provider has a window of its own, and where it could not be gone to. */
export const LeavingNote = ({ stage }: { readonly stage: LeavingStage }) => {
  if (stage._tag === 'elsewhere') return <Note live>{socialCopy.waiting(stage.name)}</Note>
  if (stage._tag !== 'failed') return null
  return <ErrorNote>{stage.words}</ErrorNote>
}
