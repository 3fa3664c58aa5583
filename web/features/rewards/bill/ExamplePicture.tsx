import type { Shop } from '@careplus/core/loyalty'
import { useState } from 'react'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Note } from '../../../ui/Note'

const copy = uploadBillCopy.example

export const ExamplePicture = ({ shop }: { readonly shop: Shop | undefined }) => {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = shop?.ex_bill_img ?? null
  return (
    <>
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
    </>
  )
}
