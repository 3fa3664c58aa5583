import * as t from 'io-ts'
import { useState } from 'react'
import { loadForm, saveForm } from '../../../calls/form/storedForm'
import { formStore } from '../../../composition/formStore'

/** The choice does not expire: the stored pictures of a form could outlive it, and would then be uploaded. */
export const useRecognition = (memberId: string): readonly [boolean, (recognizes: boolean) => void] => {
  const key = `${memberId}.billRecognition`
  const [recognizes, setRecognizes] = useState(() => loadForm(formStore, key, t.boolean, Date.now(), Infinity) ?? true)
  return [
    recognizes,
    (chosen) => {
      setRecognizes(chosen)
      saveForm(formStore, key, chosen, Date.now())
    },
  ]
}
