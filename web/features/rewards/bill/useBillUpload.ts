import type { IsoDate } from '@careplus/core/calendar'
import { mostPictures, submissionWords, type Shop } from '@careplus/core/loyalty'
import { staysRead } from '@careplus/core/internal/loyalty-bills'
import type { BillUnderWay } from '@careplus/core/loyalty-bills'
import type { ReadField } from '@careplus/core/loyalty-reading'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useBusy } from '../../../calls/useBusy'
import { useRewardsServices } from '../../../calls/useServices'
import { usePictures } from '../../../shared/pictures/usePictures'
import { useStoredForm } from '../../../calls/form/useStoredForm'
import {
  billOf,
  BillTyped,
  formFieldOf,
  isNothingTyped,
  nothingTyped,
  readInto,
  refusedAt,
  typedFields,
  typedOf,
  withoutRead,
  type BillField,
} from './billTyped'
import { useBillReading } from './useBillReading'
import { useRecognition } from './useRecognition'
import { appearanceOf } from './billWords'

const pictureRule = {
  max: mostPictures,
  tooMany: submissionWords({ _tag: 'PicturesTooMany', most: mostPictures }),
}

const none: ReadonlyArray<BillUnderWay> = []

export const useBillUpload = (memberId: string) => {
  const { billSender, deviceBills } = useRewardsServices()
  const pendingBills = useSyncExternalStore(billSender.onChange, billSender.underWay, () => none)
  const { typed, change, done } = useStoredForm('bill', BillTyped, nothingTyped)
  const pictures = usePictures(memberId, deviceBills.drafts, pictureRule)
  const [recognizes, setRecognizes] = useRecognition(memberId)
  const localReading = useBillReading(pictures, recognizes)
  const manualFields = typedFields(typed)
  const [focused, setFocused] = useState<ReadField | null>(null)
  const { reading } = localReading
  const fill = useEffectEvent(() => {
    if (reading === null) return
    const part = readInto(typed, focused === null ? manualFields : new Set([...manualFields, focused]), reading)
    if (Object.keys(part).length > 0) change({ ...part, by_hand: [...manualFields] })
  })
  useEffect(() => fill(), [reading, focused])
  const [refused, setRefused] = useState<ReturnType<typeof refusedAt> | null>(null)
  const [busy, run] = useBusy()
  const [front, setFront] = useState<string | null>(null)

  const repair = ({ kept, upload }: BillUnderWay): void => {
    const { refusal } = upload.context
    change(typedOf(kept.bill))
    pictures.set(kept.pictures)
    setRefused(
      refusedAt(refusal === null ? [] : refusal.fields.length > 0 ? refusal.fields : [{ ...refusal, field: '' }]),
    )
    setFront(null)
    void billSender.putAway(kept.id)
  }
  const inFront = pendingBills.find(({ kept }) => kept.id === front) ?? null
  const cameBack = inFront !== null && appearanceOf(inFront) === 'needsRepair'
  const takeBack = useEffectEvent(() => {
    if (inFront !== null) repair(inFront)
  })
  useEffect(() => {
    if (cameBack) takeBack()
  }, [cameBack])

  const send = async (today: IsoDate, shop: Shop | undefined): Promise<void> => {
    const id = await billSender.add({
      memberId,
      bill: billOf(typed, today),
      shopTitle: shop?.title ?? '',
      pictures: pictures.pictures,
    })
    setRefused(null)
    setFront(id)
    localReading.send({ type: 'bill.kept' })
    change(nothingTyped)
    setFocused(null)
    done()
    pictures.set([])
  }
  const settled = (field: BillField): void =>
    setRefused((now) => {
      if (now === null) return null
      const { [field]: _, ...at } = now.at
      return Object.keys(at).length === 0 && now.others.length === 0 ? null : { ...now, at }
    })
  const remove = (at: number): void => {
    pictures.remove(at)
    const rest = pictures.pictures.filter((_, index) => index !== at)
    if (!staysRead(localReading.readOf, rest)) change({ ...withoutRead(typed), by_hand: [...manualFields] })
  }
  /** Without recognition the server deletes uploads and results. The copies count as new pictures if uploaded. */
  const recognize = (chosen: boolean): void => {
    pictures.set(pictures.pictures.map(({ mediaType, bytes }) => ({ mediaType, bytes: bytes.slice() })))
    if (!chosen) change({ ...withoutRead(typed), by_hand: [...manualFields] })
    setRecognizes(chosen)
  }
  return {
    form: {
      recognizes,
      onRecognize: recognize,
      typed,
      manualFields,
      pictures: { ...pictures, remove },
      localReading,
      focused,
      refused,
      busy,
      health: deviceBills.queue.health(),
    },
    pendingBills,
    front: cameBack ? null : inFront,
    isEmpty: pictures.pictures.length === 0 && isNothingTyped(typed),
    change: (part: Partial<BillTyped>, field: ReadField) => {
      change({ ...part, by_hand: [...manualFields, ...(manualFields.has(field) ? [] : [field])] })
      settled(formFieldOf(field))
    },
    focus: setFocused,
    picturesChanged: () => settled('pictures'),
    send: (today: IsoDate, shop: Shop | undefined) => run(() => send(today, shop)),
    repair,
    another: () => setFront(null),
    ask: billSender.ask,
    putAway: (id: string) => {
      if (id === front) setFront(null)
      void billSender.putAway(id)
    },
  }
}
