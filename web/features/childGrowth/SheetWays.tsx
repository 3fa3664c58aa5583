import { useState } from 'react'
import { inAppOf } from '../../account/social/inApp'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Download, Printer, Share } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { canShare } from './sheetPicture'
import type { useSheetPicture } from './useSheetPicture'

const copy = childrenGrowthCopy.sheet

/**
 * What can be done with the sheet here. Inside LINE and Facebook nothing can be downloaded, printed or handed on: the picture
 * is shown to be pressed and held.
 */
export const SheetWays = ({ work, held, save, share, hold }: Omit<ReturnType<typeof useSheetPicture>, 'paper'>) => {
  const [inside] = useState(() => inAppOf(navigator.userAgent) !== null)
  const [sharing] = useState(canShare)
  return (
    <>
      {work === 'failed' && (
        <Note tone="error" live>
          {copy.failed}
        </Note>
      )}
      {(!inside || held === null) && (
        <Button
          wide
          busy={work === 'saving'}
          busyLabel={copy.saving}
          icon={<Icon of={Download} size={20} />}
          onClick={() => void (inside ? hold() : save())}
        >
          {inside ? copy.make : copy.save}
        </Button>
      )}
      {sharing && !inside && (
        <Button
          wide
          tone="second"
          busy={work === 'sharing'}
          busyLabel={copy.saving}
          icon={<Icon of={Share} size={20} />}
          onClick={() => void share()}
        >
          {copy.share}
        </Button>
      )}
      {!inside && (
        <Button wide tone="ghost" icon={<Icon of={Printer} size={20} />} onClick={() => print()}>
          {copy.print}
        </Button>
      )}
    </>
  )
}
