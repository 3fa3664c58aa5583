import { billReading } from '@careplus/core/loyalty-bills'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { useOnReturn } from '../../../page/onReturn'
import type { usePictures } from '../../../shared/pictures/usePictures'

/** Sends the form's pictures up as they come, and follows what is read off them. */
export const useBillReading = ({ pictures, uploaded }: ReturnType<typeof usePictures>) => {
  const { billUploads } = useRewardsServices()
  const { random } = useServices()
  const note = useEffectEvent(uploaded)
  const [told, setTold] = useState<readonly [Uint8Array, string] | null>(null)
  const [machine] = useState(() =>
    billReading({ uploads: billUploads, random }, (bytes, uploadId) => setTold([bytes, uploadId])),
  )
  const [snapshot, send] = useMachine(machine)
  useEffect(() => {
    if (told !== null) note(...told)
  }, [told])
  useEffect(() => send({ type: 'pictures.changed', pictures }), [send, pictures])
  useOnReturn(useCallback(() => send({ type: 'connection.returned' }), [send]))
  const { context } = snapshot
  const refused = pictures.flatMap(({ bytes }) => context.refusals.get(bytes) || [])
  const under = snapshot.hasTag('uploading') ? context.pictures.findIndex(({ uploadId }) => uploadId === undefined) : -1
  return {
    reading: context.reading,
    is: snapshot.hasTag.bind(snapshot),
    refused: refused[0],
    shares: pictures.map(({ uploadId }, at) =>
      uploadId !== undefined ? 1 : at === under ? (context.all === 0 ? 0 : context.sent / context.all) : null,
    ),
    send,
  }
}

export type BillReadingHere = ReturnType<typeof useBillReading>
