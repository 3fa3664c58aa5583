import * as t from 'io-ts'
import type { InviteSecret } from '@careplus/core/ports'
import { formStore } from '../../composition/formStore'
import { loadForm, saveForm } from '../form/storedForm'

const name = 'invite'
const Secret = t.union([t.strict({ token: t.string }), t.strict({ code: t.string })])

/** It expires with an unsent form, before the invitation does. */
export const saveInvite = (secret: InviteSecret): void => saveForm(formStore, name, secret, Date.now())

export const loadInvite = (): InviteSecret | null => loadForm(formStore, name, Secret, Date.now())

export const forgetInvite = (): void => formStore.remove(name)

export const moveInviteFromAddress = (): void => {
  const token = /^#invite=([\w-]{20,200})$/.exec(location.hash)?.[1]
  if (token === undefined) return
  saveInvite({ token })
  history.replaceState(history.state, '', location.pathname + location.search)
}
