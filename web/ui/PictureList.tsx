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

type Render = (picture: ListedPicture) => ReactNode

const Thumb = ({ render, ...picture }: Omit<ListedPicture, 'size'> & { readonly render: Render }) => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <li>
      <button type="button" aria-label={copy.open(picture.name)} onClick={() => setOpen(true)}>
        {render({ ...picture, size: 'thumbnail' })}
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
        <div className="ui-picture">{render({ ...picture, size: 'whole' })}</div>
      </Dialog>
    </li>
  )
}

interface Props {
  readonly ids: ReadonlyArray<string>
  readonly nameOf: (at: number) => string
  readonly render: Render
}

export const PictureList = ({ ids, nameOf, render }: Props) => (
  <ul className="ui-pictures">
    {ids.map((id, index) => (
      <Thumb key={id} id={id} name={nameOf(index + 1)} render={render} />
    ))}
  </ul>
)
