import { sentShares } from '@careplus/core/internal/loyalty'
import type { CareRequest } from '@careplus/core/ports'
import { mostRequestPictures, requestPicturesWords } from '@careplus/core/requests'
import { useState } from 'react'
import { useRequestServices } from '../../calls/useServices'
import { clearMemberCache } from '../../calls/remote'
import { useAttempts, useStoredForm } from '../../calls/form/useStoredForm'
import { useSending } from '../../calls/useSending'
import { usePictures } from '../../shared/pictures/usePictures'
import { useSession } from '../../calls/session/useSession'
import { nothingTyped, requestOf, RequestTyped } from './requestTyped'

const rule = {
  max: mostRequestPictures,
  tooMany: requestPicturesWords({ _tag: 'PicturesTooMany', most: mostRequestPictures }),
}

export const useRequestForm = () => {
  const { requests, pictureDrafts } = useRequestServices()
  const memberId = useSession().user?.id ?? ''
  const { typed, change, done } = useStoredForm('request', RequestTyped, nothingTyped)
  const attempts = useAttempts('request')
  const pictures = usePictures(memberId, pictureDrafts, rule)
  const { busy, failure, run, changed } = useSending()
  const [left, setLeft] = useState({ sent: 0, all: 0 })

  const send = (onSent: (request: CareRequest) => void): void => {
    const request = requestOf(typed)
    if (request === null || busy) return
    const files = pictures.pictures
    const body = { ...request, sizes: files.map(({ bytes }) => bytes.length) }
    const onLeft = (sent: number, all: number): void => setLeft({ sent, all })
    setLeft({ sent: 0, all: 0 })
    run(
      () => attempts.once(body, (key) => requests.send(request, files, key, onLeft).answer()),
      (asked) => {
        change(nothingTyped)
        done()
        pictures.set([])
        clearMemberCache()
        onSent(asked)
      },
    )
  }
  const sizes = pictures.pictures.map(({ bytes }) => bytes.length)
  return {
    typed,
    pictures,
    busy,
    failure,
    /** null: none is being sent. */
    shares: busy && sizes.length > 0 ? sentShares(sizes, left.sent, left.all) : null,
    change: (part: Partial<RequestTyped>): void => {
      changed()
      change(part)
    },
    picturesChanged: changed,
    send,
  }
}
