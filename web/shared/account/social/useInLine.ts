import { useEffect, useState } from 'react'
import { isInLine } from '../../../page/lineBrowser'

export const useInLine = (): boolean | null => {
  const [inLine, setInLine] = useState<boolean | null>(null)
  useEffect(() => setInLine(isInLine(navigator.userAgent)), [])
  return inLine
}
