import { useEffect, useRef, useState } from 'react'
import { useIsPrinting } from '../useIsPrinting'

/** Width in px of an A4 sheet between its margins, at 96 px to the inch. */
const paper = 680

/** The drawn width in CSS pixels, which keeps letters at their size on every screen and on paper; 0 until it is known. */
export const useChartWidth = () => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const printing = useIsPrinting()
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return { box, width: printing ? paper : width }
}
