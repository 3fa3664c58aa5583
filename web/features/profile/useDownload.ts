import { todayInBangkok } from '@careplus/core/calendar'
import type { CallFailure } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import { useAccountServices, useServices } from '../../composition/useServices'
import type { useProof } from '../../proof/useProof'

export type WithProof = ReturnType<typeof useProof>['withProof']

/** Lets the browser keep bytes as a file. */
const save = (bytes: Uint8Array, mediaType: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of it by then; some take a moment.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Everything of the member as one file. `received`: bytes so far; null: none is under way. */
export const useDownload = (withProof: WithProof, onSaved: () => void) => {
  const { own } = useAccountServices()
  const { clock } = useServices()
  const [received, setReceived] = useState<number | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const running = useRef(false)
  const download = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setFailure(null)
    const answer = await withProof(() => own.download(setReceived))()
    running.current = false
    setReceived(null)
    if (E.isLeft(answer)) return setFailure(answer.left)
    const { bytes, mediaType } = answer.right
    save(bytes, mediaType, `careplus-${todayInBangkok(clock.now())}.zip`)
    onSaved()
  }
  return { received, failure, download: () => void download() }
}
