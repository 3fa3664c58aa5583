import { isLeft } from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import { ledgerCsv } from '@careplus/core/internal/loyalty'
import { useState } from 'react'
import { inAppOf } from '../../../shared/account/social/inApp'
import { useBusy } from '../../../calls/useBusy'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { rewardsHistoryCopy } from '../../../copy/rewardsHistory.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { OpenOutside } from '../../../shared/loyalty/OpenOutside'
import { Icon } from '../../../ui/Icon'
import { Download } from '../../../ui/icons'
import { Spinner } from '../../../ui/Spinner'
import { useToast } from '../../../ui/Toast'
import { useSaveFile } from '../../../ui/useSaveFile'
import { wholeLedger } from './wholeLedger'

const copy = rewardsHistoryCopy.csv

export const LedgerDownload = () => {
  const { points } = useRewardsServices()
  const { clock } = useServices()
  const showToast = useToast()
  const save = useSaveFile()
  const [inside] = useState(() => inAppOf(navigator.userAgent))
  const [asked, setAsked] = useState(false)
  const [busy, run] = useBusy()
  const get = async (): Promise<void> => {
    const all = await wholeLedger(points)
    if (isLeft(all)) return showToast({ text: copy.failed, tone: 'failed' })
    const name = copy.name(todayInBangkok(clock.now()))
    void save(new File([ledgerCsv(all.right)], name, { type: 'text/csv' }), copy.done)
  }
  return (
    <>
      <HeaderActions>
        <button
          type="button"
          className="icon-button"
          aria-disabled={busy}
          onClick={() => (inside === null ? run(get) : setAsked(true))}
        >
          {busy ? (
            <>
              <Spinner />
              <span className="ui-hidden">{copy.busy}</span>
            </>
          ) : (
            <Icon of={Download} size={24} label={copy.get} />
          )}
        </button>
      </HeaderActions>
      {asked && inside !== null && <OpenOutside inside={inside} />}
    </>
  )
}
