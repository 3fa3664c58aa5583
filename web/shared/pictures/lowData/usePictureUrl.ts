import { useEffect } from 'react'
import { savesData, useWaitingPictures, waitForPicture } from './lowData'

/** The address of a picture of ours: one that the server sends in full, once it was asked for. */
export const usePictureUrl = (url: string): string => {
  const { asked } = useWaitingPictures()
  useEffect(() => {
    if (!savesData()) return
    void import('./note').then(({ standNote }) => standNote()).catch(() => undefined)
    return waitForPicture()
  }, [])
  return asked ? `${url}${url.includes('?') ? '&' : '?'}full=1` : url
}
