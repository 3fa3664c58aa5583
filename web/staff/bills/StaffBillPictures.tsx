import { useRef, useState, type CSSProperties } from 'react'
import { pictureUrl, type StaffBill } from '../../composition/staff'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Icon } from '../../ui/Icon'
import { RotateCw, ZoomIn, ZoomOut, type LucideIcon } from '../../ui/icons'
import { percentOf, spotAt, turned, wholeView, zoomed, zoomStep, type Spot } from './pictureView'
import { usePictureView } from './usePictureView'

const copy = staffBillsCopy.picture

const Tool = ({
  icon,
  label,
  onPress,
}: {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}) => (
  <button type="button" className="bill-tool" onClick={onPress}>
    <Icon of={icon} label={label} />
  </button>
)

export interface PictureMark extends Spot {
  readonly n: number
  readonly earns: boolean
}

interface StageProps {
  readonly src: string
  readonly n: number
  readonly marks: ReadonlyArray<PictureMark>
  readonly onPoint: ((spot: Spot) => void) | undefined
}

const Stage = ({ src, n, marks, onPoint }: StageProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(1)
  const [broken, setBroken] = useState(false)
  const [view, setView] = usePictureView(stage, (point) => {
    const box = sheet.current?.getBoundingClientRect()
    const spot = box === undefined ? null : spotAt(box, point, view.quarters)
    if (spot !== null) onPoint?.(spot)
  })
  const stageLabel = onPoint ? `${copy.stage} ${copy.enter}` : copy.stage
  return (
    <div className="bill-stage">
      {/* The stage can have the focus, because arrow keys move the picture. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={stage} className="bill-stage__view" role="group" tabIndex={0} aria-label={stageLabel}>
        {broken ? (
          <p className="bill-stage__none">{copy.broken}</p>
        ) : (
          <div
            ref={sheet}
            className="bill-sheet"
            style={
              {
                '--ratio': ratio,
                transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.quarters * 90}deg)`,
              } as CSSProperties
            }
          >
            <img
              src={src}
              alt={copy.alt(n)}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
              onError={() => setBroken(true)}
            />
            {marks.map((mark) => (
              <span
                key={mark.n}
                aria-hidden="true"
                className={`bill-mark bill-mark--on${mark.earns ? '' : ' bill-mark--not'}`}
                style={{
                  left: `${mark.x * 100}%`,
                  top: `${mark.y * 100}%`,
                  transform: `translate(-50%, -50%) rotate(${view.quarters * -90}deg) scale(${1 / view.scale})`,
                }}
              >
                {mark.n}
              </span>
            ))}
          </div>
        )}
      </div>
      <div className="bill-tools" role="group" aria-label={copy.tools}>
        <Tool icon={ZoomOut} label={copy.out} onPress={() => setView((was) => zoomed(was, 1 / zoomStep))} />
        <button
          type="button"
          className="bill-tool bill-tool--size"
          aria-label={copy.fit}
          onClick={() => setView(wholeView)}
        >
          {percentOf(view)}
        </button>
        <Tool icon={ZoomIn} label={copy.in} onPress={() => setView((was) => zoomed(was, zoomStep))} />
        <Tool icon={RotateCw} label={copy.turn} onPress={() => setView(turned)} />
      </div>
    </div>
  )
}

interface Props {
  readonly bill: Pick<StaffBill, 'id' | 'pictures'>
  readonly label?: string
  readonly marksOf?: (picture: string) => ReadonlyArray<PictureMark>
  readonly onPoint?: (picture: string, spot: Spot) => void
  readonly pointing?: string
}

export const StaffBillPictures = ({
  bill: { id, pictures },
  label = copy.label,
  marksOf = () => [],
  onPoint,
  pointing,
}: Props) => {
  const [at, setAt] = useState(0)
  const picture = pictures[at]
  if (picture === undefined) return <p className="bill-stage__none">{copy.none}</p>
  return (
    <section className="bill-pictures" aria-label={label}>
      <div className="bill-pictures__choice">
        {pictures.map(({ id: key }, index) => (
          <button
            key={key}
            type="button"
            className="bill-thumb"
            aria-pressed={index === at}
            aria-label={copy.choose(index + 1)}
            onClick={() => setAt(index)}
          >
            {index + 1}
          </button>
        ))}
        <span className="second small">{copy.of(at + 1, pictures.length)}</span>
      </div>
      <Stage
        key={picture.id}
        src={pictureUrl(id, picture.id)}
        n={at + 1}
        marks={marksOf(picture.id)}
        onPoint={onPoint && ((spot) => onPoint(picture.id, spot))}
      />
      <p className="second small">
        {pointing !== undefined && (
          <>
            {pointing}
            <br />
          </>
        )}
        {copy.hint}
      </p>
    </section>
  )
}
