import { createRoot } from 'react-dom/client'
import { LowDataNote } from './LowDataNote'

let stands = false

export const standNote = (): void => {
  if (stands) return
  stands = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<LowDataNote />)
}
