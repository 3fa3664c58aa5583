import type { PictureFile } from '@careplus/core/ports'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePictureFileUrl } from '../../../shared/pictures/usePictureFileUrl'
import { lensView, type Share, type Size } from './lensView'

interface Props {
  readonly picture: PictureFile
  readonly box: Share
}

/** Free px needed above a field; with less, the lens is below it. */
const roomPx = 128

export const ReadPlace = ({ picture, box }: Props) => {
  const lens = useRef<HTMLDivElement>(null)
  const [below, setBelow] = useState(false)
  useLayoutEffect(() => {
    const { top = roomPx } = lens.current?.parentElement?.getBoundingClientRect() ?? {}
    setBelow(top < roomPx)
  }, [])
  const url = usePictureFileUrl(picture)
  const [sizes, setSizes] = useState<{ readonly lens: Size; readonly picture: Size } | null>(null)
  const view = sizes === null ? null : lensView(sizes.lens, sizes.picture, box)
  return (
    <div className={below ? 'bill-lens bill-lens--below' : 'bill-lens'} ref={lens} aria-hidden="true">
      {url !== null && (
        <img
          src={url}
          alt=""
          style={view?.picture}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            const { clientWidth = 0, clientHeight = 0 } = lens.current ?? {}
            setSizes({ lens: { width: clientWidth, height: clientHeight }, picture: { width, height } })
          }}
        />
      )}
      {view !== null && <span className="bill-lens__place" style={view.place} />}
    </div>
  )
}
