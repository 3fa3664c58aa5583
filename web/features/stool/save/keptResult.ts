import * as t from 'io-ts'
import { formStore } from '../../../composition/formStore'
import { remember } from '../../../composition/returnPath'
import { readForm, writeForm } from '../../../forms/keptForm'

/** A visitor's: it outlives the signing in that it waits for. */
const name = '.stool.result'
const Kept = t.strict({ fragment: t.string })

/** The way through signing in keeps no fragment: it waits on this device, and the path is come back to. */
export const keepForSignIn = async (fragment: string, path: string): Promise<void> => {
  writeForm(formStore, name, { fragment }, Date.now())
  remember(path)
}

/** Once: it is forgotten by being taken. null: none waits. */
export const takeKeptResult = (): string | null => {
  const kept = readForm(formStore, name, Kept, Date.now())
  formStore.remove(name)
  return kept?.fragment ?? null
}
