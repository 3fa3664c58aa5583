import { createRoot } from 'react-dom/client'
import { LowDataNote } from './LowDataNote'

let stands = false

/** Renders the note beside the app, and only where pictures wait. */
export const standNote = (): void => {
  if (stands) return
  stands = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<LowDataNote />)
}
