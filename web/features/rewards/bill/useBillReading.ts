import { billReading } from '@careplus/core/loyalty-bills'
import { foundFields } from '@careplus/core/internal/loyalty-reading'
import type { Place, ReadField } from '@careplus/core/loyalty-reading'
import { useMachine } from '@xstate/react'
import type { PictureFile } from '@careplus/core/ports'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { useOnReturn } from '../../../page/onReturn'
import type { usePictures } from '../../../shared/pictures/usePictures'

const none: ReadonlyArray<PictureFile> = []

export const useBillReading = ({ pictures, note }: ReturnType<typeof usePictures>, recognizes: boolean) => {
  const { billUploads } = useRewardsServices()
  const { random } = useServices()
  const [machine] = useState(() => billReading({ uploads: billUploads, random }))
  const [snapshot, send] = useMachine(machine)
  const { context } = snapshot
  const noted = useEffectEvent(note)
  useEffect(() => noted(context.pictures), [context.pictures])
  const sent = recognizes ? pictures : none
  useEffect(() => send({ type: 'pictures.changed', pictures: sent }), [send, sent])
  useOnReturn(useCallback(() => send({ type: 'connection.returned' }), [send]))
  const refused = pictures.flatMap(({ bytes }) => context.refusals.get(bytes) || [])
  const under = snapshot.hasTag('uploading') ? context.under?.bytes : null
  return {
    reading: context.reading,
    readOf: context.readOf,
    /** null: the picture on which the field was recognized is no longer in the form. */
    placeOf: (field: ReadField): Place | null => {
      const place = context.reading === null ? null : foundFields(context.reading)[field]?.place
      if (!place) return null
      const picture = pictures.findIndex(({ bytes }) => bytes === context.readOf[place.picture])
      return picture < 0 ? null : { picture, box: place.box }
    },
    is: snapshot.hasTag.bind(snapshot),
    refused: refused[0],
    shares: pictures.map(({ uploadId, bytes }) =>
      uploadId !== undefined ? 1 : bytes === under ? (context.all === 0 ? 0 : context.sent / context.all) : null,
    ),
    send,
  }
}

export type LocalBillReading = ReturnType<typeof useBillReading>
