import { lowDataCopy as copy } from '../../../copy/lowData.th'
import { showPictures, useWaitingPictures } from './lowData'
import './lowData.css'

export const LowDataNote = () => {
  const { waiting, asked } = useWaitingPictures()
  return (
    waiting > 0 &&
    !asked && (
      <aside className="low-data" aria-label={copy.name}>
        <span>{copy.waiting}</span>
        <button type="button" onClick={showPictures}>
          {copy.show}
        </button>
      </aside>
    )
  )
}
