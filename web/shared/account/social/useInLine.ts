import { useEffect, useState } from 'react'
import { isInLine } from '../../../page/lineBrowser'

/** null: the prerendered page is not hydrated yet. */
export const useInLine = (): boolean | null => {
  const [inLine, setInLine] = useState<boolean | null>(null)
  useEffect(() => setInLine(isInLine(navigator.userAgent)), [])
  return inLine
}
