import type { Shop } from '@careplus/core/loyalty'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { ExamplePicture } from './ExamplePicture'

const copy = uploadBillCopy.example

interface Props {
  readonly shop: Shop | undefined
  readonly open: boolean
  readonly onClose: () => void
}

export const ExampleBill = ({ shop, open, onClose }: Props) => (
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
    <ExamplePicture shop={shop} />
  </Dialog>
)
