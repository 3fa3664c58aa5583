import type { Shop } from '@careplus/core/loyalty'
import { useState } from 'react'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Note } from '../../../ui/Note'

const copy = uploadBillCopy.example

interface Props {
  readonly shop: Shop | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** What a good picture of a shop's bill looks like. */
export const ExampleBill = ({ shop, open, onClose }: Props) => {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = shop?.ex_bill_img ?? null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title(shop?.title ?? '')}
      actions={
        <Button tone="second" wide onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <p>{copy.lead}</p>
      {picture === null ? (
        <Note>{copy.none}</Note>
      ) : broken === picture ? (
        <Note tone="offline">{copy.failed}</Note>
      ) : (
        <img
          className="bill-example"
          src={picture}
          alt={copy.title(shop?.title ?? '')}
          onError={() => setBroken(picture)}
        />
      )}
    </Dialog>
  )
}
