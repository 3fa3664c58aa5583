import type * as t from 'io-ts'
import type { Standing } from './changeDraft'
import { useChangeForm, useReloadIfStale } from './useChangeForm'
import { useSendingOf } from './useSentForm'

export const useSentChange = <A extends object>(
  name: string,
  codec: t.Type<A, unknown>,
  standing: Standing<A>,
  reload: () => void,
) => {
  const form = useChangeForm(name, codec, standing)
  const sending = useSendingOf(name, form)
  useReloadIfStale(sending.failure, reload)
  return { ...sending, held: form.held }
}
