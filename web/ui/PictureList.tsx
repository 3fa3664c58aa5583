import { useState, type ReactNode } from 'react'
import { picturesCopy as copy } from '../copy/pictures.th'
import { Button } from './Button'
import { Dialog } from './Dialog'
import './PictureList.css'

export interface ListedPicture {
  readonly id: string
  readonly name: string
  readonly size: 'thumbnail' | 'whole'
}

type Draw = (picture: ListedPicture) => ReactNode

const Thumb = ({ draw, ...picture }: Omit<ListedPicture, 'size'> & { readonly draw: Draw }) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <li>
      <button type="button" aria-label={copy.open(picture.name)} onClick={() => setOpen(true)}>
        {draw({ ...picture, size: 'thumbnail' })}
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={picture.name}
        actions={
          <Button tone="second" wide onClick={close}>
            {copy.close}
          </Button>
        }
      >
        <div className="ui-picture">{draw({ ...picture, size: 'whole' })}</div>
      </Dialog>
    </li>
  )
}

interface Props {
  readonly ids: ReadonlyArray<string>
  /** A picture's name, by its number from 1. */
  readonly nameOf: (at: number) => string
  readonly draw: Draw
}

/** Small pictures, each opened large by a press. */
export const PictureList = ({ ids, nameOf, draw }: Props) => (
  <ul className="ui-pictures">
    {ids.map((id, index) => (
      <Thumb key={id} id={id} name={nameOf(index + 1)} draw={draw} />
    ))}
  </ul>
)
