import { useState } from 'react'
import { picturesCopy as copy } from '../../copy/pictures.th'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Spinner } from '../../ui/Spinner'
import { useStoredPicture, type PictureSize, type ReadPicture } from './useStoredPicture'
import './pictures.css'

interface One {
  readonly read: ReadPicture
  readonly id: string
  readonly name: string
}

const Shown = ({ read, id, name, size }: One & { readonly size: PictureSize }) => {
  const picture = useStoredPicture(read, id, size)
  if (picture._tag === 'loading') return <Spinner />
  return picture._tag === 'failed' ? <span>{copy.failed}</span> : <img src={picture.url} alt={name} />
}

const Thumb = (props: One) => {
  const [open, setOpen] = useState(false)
  const { name } = props
  return (
    <li>
      <button type="button" aria-label={copy.open(name)} onClick={() => setOpen(true)}>
        <Shown {...props} size="thumbnail" />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        actions={
          <Button tone="second" wide onClick={() => setOpen(false)}>
            {copy.close}
          </Button>
        }
      >
        <div className="kept-picture">
          <Shown {...props} size="whole" />
        </div>
      </Dialog>
    </li>
  )
}

interface Props {
  readonly read: ReadPicture
  readonly ids: ReadonlyArray<string>
  /** A picture's name, by its number from 1. */
  readonly nameOf: (at: number) => string
}

/** Pictures stored on the server, each opened large by a press. */
export const StoredPictures = ({ read, ids, nameOf }: Props) => (
  <ul className="kept-pictures">
    {ids.map((id, index) => (
      <Thumb key={id} read={read} id={id} name={nameOf(index + 1)} />
    ))}
  </ul>
)
