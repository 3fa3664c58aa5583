import { loadsBeside } from '../../ui/loadsBeside'
import { picturesCopy as copy } from '../../copy/pictures.th'
import { PictureList, type ListedPicture } from '../../ui/PictureList'
import { Spinner } from '../../ui/Spinner'
import { useStoredPicture, type ReadPicture } from './useStoredPicture'

const Shown = ({ read, id, name, size }: ListedPicture & { readonly read: ReadPicture }) => {
  const picture = useStoredPicture(read, id, size)
  if (picture._tag === 'loading') return <Spinner />
  return picture._tag === 'failed' ? <span>{copy.failed}</span> : <img {...loadsBeside} src={picture.url} alt={name} />
}

interface Props {
  readonly read: ReadPicture
  readonly ids: ReadonlyArray<string>
  readonly nameOf: (at: number) => string
}

export const StoredPictures = ({ read, ids, nameOf }: Props) => (
  <PictureList ids={ids} nameOf={nameOf} render={(picture) => <Shown {...picture} read={read} />} />
)
