import * as t from 'io-ts'
import { formStore } from '../../../composition/formStore'
import { remember } from '../../../calls/session/returnPath'
import { readForm, writeForm } from '../../../calls/form/keptForm'

/** A visitor's: it outlives the signing in that it waits for. */
const name = '.stool.result'
const Kept = t.strict({ fragment: t.string })

/** The way through signing in keeps no fragment: it waits on this device, and the path is come back to. */
export const keepForSignIn = async (fragment: string, path: string): Promise<void> => {
  writeForm(formStore, name, { fragment }, Date.now())
  remember(path)
}

/** null: none waits. Reading leaves it there: a screen may be begun, and waited with, more than once before it stands. */
export const readKeptResult = (): string | null => readForm(formStore, name, Kept, Date.now())?.fragment ?? null

export const forgetKeptResult = (): void => formStore.remove(name)
