import type { SaveDraftRefusal } from '@careplus/core/growth'
import type { GrowthDraft } from '@careplus/core/ports'
import type { Either } from 'fp-ts/Either'
import { isRight } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import type { Group, Services } from '../../composition/services'

interface CheckToSave {
  readonly form: unknown
  readonly memberId: string | null
  readonly draftId: string | null
  readonly repairs: string | null
}

/** Nothing is sent before owner and consent are known. */
const isUnsent = (draft: GrowthDraft): boolean => draft.consentVersion === null && draft.childId === null

export const saveCheckAsDraft = (
  { drafts, saveDraft, amendDraft }: Pick<Services, 'drafts'> & Pick<Group<'growth'>, 'saveDraft' | 'amendDraft'>,
  { form, memberId, draftId, repairs }: CheckToSave,
): Either<NonEmptyArray<SaveDraftRefusal>, GrowthDraft> => {
  const existing = drafts.list()
  const refused = existing.find(({ id, state }) => id === repairs && state._tag === 'refused')
  if (refused !== undefined) return amendDraft(refused, form)
  const saved = saveDraft(form, memberId)
  const before = existing.find(({ id }) => id === draftId)
  if (isRight(saved) && before !== undefined && isUnsent(before)) drafts.remove(before.id)
  return saved
}
