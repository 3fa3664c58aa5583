import { useSearch } from 'wouter'
import { useKeptForm } from '../../calls/form/useKeptForm'
import { nothingTyped, StoolTypedCodec } from './typed'

/**
 * The check that this member is at, kept on this device from screen to screen. A trial is kept apart, so that it never
 * touches a real one.
 */
export const useStoolForm = (trial: boolean) => ({
  ...useKeptForm(trial ? 'stool.trial' : 'stool', StoolTypedCodec, nothingTyped),
  trial,
})

export type StoolForm = ReturnType<typeof useStoolForm>

export const useIsTrial = (): boolean => new URLSearchParams(useSearch()).has('trial')
