import { useSearch } from 'wouter'
import { useStoredForm } from '../../calls/form/useStoredForm'
import { nothingTyped, StoolTypedCodec } from './stoolTyped'

/** A trial is stored apart, so that it never changes a real check. */
export const useStoolForm = (trial: boolean) => ({
  ...useStoredForm(trial ? 'stool.trial' : 'stool', StoolTypedCodec, nothingTyped),
  trial,
})

export type StoolForm = ReturnType<typeof useStoolForm>

export const useIsTrial = (): boolean => new URLSearchParams(useSearch()).has('trial')
