import { todayInBangkok } from '@careplus/core/calendar'
import type { CallFailure } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { useRef, useState } from 'react'
import { useAccountServices, useServices } from '../../calls/useServices'
import type { useProof } from '../../shared/proof/useProof'
import { profileCopy } from '../../copy/profile.th'
import { useSaveFile } from '../../ui/useSaveFile'

export type WithProof = ReturnType<typeof useProof>['withProof']

/** `received`: bytes so far; null: no download runs. */
export const useDownload = (withProof: WithProof) => {
  const { own } = useAccountServices()
  const { clock } = useServices()
  const saveFile = useSaveFile()
  const [received, setReceived] = useState<number | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef(false)
  const stopped = TE.mapLeft((refused: CallFailure) => {
    setReceived(null)
    return refused
  })
  const download = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setFailure(null)
    const answer = await withProof(() => stopped(() => own.download(setReceived))())
    running.current = false
    setReceived(null)
    if (E.isLeft(answer)) return setFailure(answer.left)
    const { bytes, mediaType } = answer.right
    const name = `careplus-${todayInBangkok(clock.now())}.zip`
    void saveFile(new File([Uint8Array.from(bytes)], name, { type: mediaType }), profileCopy.data.downloaded)
  }
  return { received, failure, download: () => void download() }
}
