import * as t from 'io-ts'
import { formStore } from '../../../composition/formStore'
import { remember } from '../../../calls/session/returnPath'
import { loadForm, saveForm } from '../../../calls/form/storedForm'

/** A visitor's result has no member in its name, so it lasts through signing in. */
const name = '.stool.result'
const StoredResult = t.strict({ fragment: t.string })

/** Signing in drops the fragment, so it is stored on this device, and the path leads back. */
export const storeForSignIn = async (fragment: string, path: string): Promise<void> => {
  saveForm(formStore, name, { fragment }, Date.now())
  remember(path)
}

/** null: none is stored. It stays stored, because React may begin a screen more than once before showing it. */
export const readStoredResult = (): string | null =>
  loadForm(formStore, name, StoredResult, Date.now())?.fragment ?? null

export const forgetStoredResult = (): void => formStore.remove(name)
