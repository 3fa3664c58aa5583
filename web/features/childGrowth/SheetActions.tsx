import { useState } from 'react'
import { inAppOf } from '../../shared/account/social/inApp'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Download, Printer, Share } from '../../ui/icons'
import { canShareFile, isAppleApp } from '../../ui/saveFile'
import { ErrorNote } from '../../ui/Note'
import type { useSheetPicture } from './useSheetPicture'

const copy = childrenGrowthCopy.sheet

/** LINE, Facebook and home-screen apps of older iPhones can only save the picture by a long press. */
export const SheetActions = ({
  work,
  held,
  save,
  share,
  hold,
}: Omit<ReturnType<typeof useSheetPicture>, 'paper' | 'prepare'>) => {
  const [sharing] = useState(() => canShareFile('sheet.png', 'image/png'))
  const [app] = useState(isAppleApp)
  const [isLongPressOnly] = useState(() => inAppOf(navigator.userAgent) !== null || (app && !sharing))
  // In such an app the share sheet also saves pictures.
  const listOnly = app && !isLongPressOnly
  const shareWord = listOnly ? copy.keepOrShare : copy.share
  return (
    <>
      {work === 'failed' && <ErrorNote>{copy.failed}</ErrorNote>}
      {!listOnly && (!isLongPressOnly || held === null) && (
        <Button
          wide
          busy={work === 'saving'}
          busyLabel={copy.saving}
          icon={<Icon of={Download} size={20} />}
          onClick={() => void (isLongPressOnly ? hold() : save())}
        >
          {isLongPressOnly ? copy.make : copy.save}
        </Button>
      )}
      {sharing && !isLongPressOnly && (
        <Button
          wide
          tone={listOnly ? 'primary' : 'second'}
          busy={work === 'sharing'}
          busyLabel={copy.saving}
          icon={<Icon of={Share} size={20} />}
          onClick={() => void share()}
        >
          {work === 'ready' ? copy.shareReady : shareWord}
        </Button>
      )}
      {!isLongPressOnly && (
        <Button wide tone="ghost" icon={<Icon of={Printer} size={20} />} onClick={() => print()}>
          {copy.print}
        </Button>
      )}
    </>
  )
}
