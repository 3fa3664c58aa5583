import * as t from 'io-ts'
import type { InviteSecret } from '@careplus/core/ports'
import { formStore } from '../../composition/formStore'
import { readForm, writeForm } from '../form/keptForm'

const name = 'invite'
const Secret = t.union([t.strict({ token: t.string }), t.strict({ code: t.string })])

/** On this device only, and no longer than a link lives. */
export const keepInvite = (secret: InviteSecret): void => writeForm(formStore, name, secret, Date.now())

export const keptInvite = (): InviteSecret | null => readForm(formStore, name, Secret, Date.now())

export const forgetInvite = (): void => formStore.remove(name)

/** `#invite=<token>` goes out of the address bar, and so out of the history, and is kept. */
export const takeFromAddress = (): void => {
  const token = /^#invite=([\w-]{20,200})$/.exec(location.hash)?.[1]
  if (token === undefined) return
  keepInvite({ token })
  history.replaceState(history.state, '', location.pathname + location.search)
}
