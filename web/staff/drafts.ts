import { useState } from 'react'
import { useStaffSession } from './staffSession'

/** In memory of the page: who is signed out while writing finds the text after signing in, and nobody else does. */
const drafts = new Map<string, string>()

export const useDraft = (name: string): readonly [text: string, write: (text: string) => void] => {
  const session = useStaffSession()
  const key = `${session._tag === 'in' ? session.name : ''} ${name}`
  const [text, setText] = useState(drafts.get(key) ?? '')
  return [
    text,
    (written) => {
      drafts.set(key, written)
      setText(written)
    },
  ]
}
