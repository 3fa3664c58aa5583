import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed, after which a page is shown with what there is. */
export const useImpatience = (ms: number): boolean => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return over
}
