import { verifyDraw, type DrawRecord, type DrawVerification, type Sha256Bytes } from '@careplus/core/loyalty-draw'
import { useEffect, useState } from 'react'
import { seenDraw, type SeenDraw } from './seenDraws'
import { useSession } from '../../../calls/session/useSession'

export type Verifying =
  | { readonly _tag: 'checking' }
  /** WebCrypto exists on https pages only. */
  | { readonly _tag: 'noCrypto' }
  | {
      readonly _tag: 'checked'
      readonly verification: DrawVerification
      readonly seen: SeenDraw
      readonly seconds: number
    }

const sha256: Sha256Bytes = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const hasCrypto = (): boolean => (crypto.subtle as SubtleCrypto | undefined) !== undefined

const checked = async (record: DrawRecord, member: string | null): Promise<Verifying> => {
  const seen = seenDraw(record.draw_id, member)
  const began = performance.now()
  const verification = await verifyDraw(sha256)(record, {
    ...(seen.commitment === undefined ? {} : { commitment: seen.commitment.value }),
    ...(seen.list_hash === undefined ? {} : { list_hash: seen.list_hash.value }),
  })
  return { _tag: 'checked', verification, seen, seconds: (performance.now() - began) / 1000 }
}

export const useVerification = (record: DrawRecord): readonly [Verifying, () => void] => {
  const [verifying, setVerifying] = useState<Verifying>({ _tag: 'checking' })
  const [times, setTimes] = useState(0)
  const member = useSession().user?.id ?? null
  useEffect(() => {
    if (!hasCrypto()) return setVerifying({ _tag: 'noCrypto' })
    let isMounted = true
    const verify = async (): Promise<void> => {
      const done = await checked(record, member)
      if (isMounted) setVerifying(done)
    }
    setVerifying({ _tag: 'checking' })
    void verify()
    return () => {
      isMounted = false
    }
  }, [record, member, times])
  return [verifying, () => setTimes((n) => n + 1)]
}
