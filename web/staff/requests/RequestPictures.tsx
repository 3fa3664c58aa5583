import { useState } from 'react'
import { requestPictureUrl, type StaffRequest } from '../../composition/staff'
import { staffRequestsCopy as copy } from '../../copy/staffRequests.th'
import { PictureList, type ListedPicture } from '../../ui/PictureList'

const Shown = ({ request, id, name, size }: ListedPicture & { readonly request: string }) => {
  const [broken, setBroken] = useState(false)
  if (broken) return <span>{copy.broken}</span>
  return <img src={requestPictureUrl(request, id, size)} alt={name} onError={() => setBroken(true)} />
}

export const RequestPictures = ({ id, pictures }: Pick<StaffRequest, 'id' | 'pictures'>) => (
  <section className="ui-card ui-card--plain staff-stack">
    <h2 className="staff-card-title">{copy.pictures}</h2>
    <PictureList
      ids={pictures.map((picture) => picture.id)}
      nameOf={copy.picture}
      render={(picture) => <Shown {...picture} request={id} />}
    />
  </section>
)
