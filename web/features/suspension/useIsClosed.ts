import { isRight } from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { maintenance } from '../../composition/maintenance'

export const useIsClosed = (): boolean => {
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    let isMounted = true
    void maintenance().then((answer) => isMounted && setClosed(isRight(answer) && answer.right.on))
    return () => {
      isMounted = false
    }
  }, [])
  return closed
}
