import { useEffect, useState } from 'react'
import { isInLine } from '../../../page/lineBrowser'

/** Whether LINE shows this page inside itself; null until the page that was written beforehand has come to life. */
export const useInLine = (): boolean | null => {
  const [inLine, setInLine] = useState<boolean | null>(null)
  useEffect(() => setInLine(isInLine(navigator.userAgent)), [])
  return inLine
}
