import { isLeft } from 'fp-ts/Either'
import { entryListText, type DrawRecord } from '@careplus/core/loyalty-draw'
import { useState } from 'react'
import { inAppOf } from '../../../shared/account/social/inApp'
import { drawVerifyCopy as copy } from '../../../copy/drawVerify.th'
import { OpenOutside } from '../../../shared/loyalty/OpenOutside'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Download } from '../../../ui/icons'
import { useSaveFile } from '../../../ui/useSaveFile'

export const ListFile = ({ record }: { readonly record: DrawRecord }) => {
  const saveFile = useSaveFile()
  const [inside] = useState(() => inAppOf(navigator.userAgent))
  const text = entryListText(record)
  if (isLeft(text)) return null
  if (inside !== null) return <OpenOutside inside={inside} />
  const save = (): void =>
    void saveFile(new File([text.right], copy.listName(record.draw_id), { type: 'text/plain' }), copy.saved)
  return (
    <Button tone="second" icon={<Icon of={Download} size={20} />} onClick={save}>
      {copy.list}
    </Button>
  )
}
