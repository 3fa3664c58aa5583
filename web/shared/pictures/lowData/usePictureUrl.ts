import { useEffect } from 'react'
import { unasked } from '../../../page/build'
import { savesData, useWaitingPictures, waitForPicture } from './lowData'

/** The address of a picture of ours. With low data the server sends the full picture only after a press. */
export const usePictureUrl = (url: string): string => {
  const { asked } = useWaitingPictures()
  useEffect(() => {
    if (!savesData()) return
    unasked(() => import('./note'))
      .then(({ standNote }) => standNote())
      .catch(() => undefined)
    return waitForPicture()
  }, [])
  return asked ? `${url}${url.includes('?') ? '&' : '?'}full=1` : url
}
