import { useState } from 'react'
import { requestPictureUrl, type StaffRequest } from '../../composition/staff'
import { staffRequestsCopy as copy } from '../../copy/staffRequests.th'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

const Shown = ({ src, name }: { readonly src: string; readonly name: string }) => {
  const [broken, setBroken] = useState(false)
  return broken ? <span>{copy.broken}</span> : <img src={src} alt={name} onError={() => setBroken(true)} />
}

/** Small pictures, each opened large by a press. */
export const RequestPictures = ({ id, pictures }: Pick<StaffRequest, 'id' | 'pictures'>) => {
  const [open, setOpen] = useState<number | null>(null)
  const picture = open === null ? undefined : pictures[open]
  const close = () => setOpen(null)
  return (
    <section className="ui-card ui-card--plain staff-stack">
      <h2 className="staff-card-title">{copy.pictures}</h2>
      <ul className="request-pictures">
        {pictures.map(({ id: key }, index) => (
          <li key={key}>
            <button type="button" aria-label={copy.open(index + 1)} onClick={() => setOpen(index)}>
              <Shown src={requestPictureUrl(id, key, 'thumbnail')} name={copy.picture(index + 1)} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={picture !== undefined}
        onClose={close}
        title={copy.picture((open ?? 0) + 1)}
        actions={
          <Button tone="second" wide onClick={close}>
            {copy.close}
          </Button>
        }
      >
        {picture !== undefined && (
          <div className="request-picture">
            <Shown src={requestPictureUrl(id, picture.id, 'whole')} name={copy.picture((open ?? 0) + 1)} />
          </div>
        )}
      </Dialog>
    </section>
  )
}
