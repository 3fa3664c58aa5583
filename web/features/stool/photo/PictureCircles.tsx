import type { Photo } from '@careplus/core/stool-photo'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { stoolPhotoCopy as copy } from '../../../copy/stoolPhoto.th'
import { namesOf } from '@careplus/core/internal/text'
import { fitted, keyed, largestCircle, smallestCircle, type CircleName, type Circles } from './photoCircles'

const names = namesOf<CircleName>({ stool: 0, tissue: 0 })

interface Props {
  readonly photo: Photo
  readonly circles: Circles
  readonly onMove: (circles: Circles) => void
  readonly onRest: (circles: Circles) => void
}

export const PictureCircles = ({ photo, circles, onMove, onRest }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<SVGSVGElement>(null)
  const held = useRef<{ readonly name: CircleName; readonly dx: number; readonly dy: number } | null>(null)
  const [active, setActive] = useState<CircleName>('stool')
  const hint = useId()
  const { width, height } = photo

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    pen?.putImageData(new ImageData(new Uint8ClampedArray(photo.pixels), width, height), 0, 0)
  }, [photo, width, height])

  const spot = (event: PointerEvent): readonly [number, number] => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined) return [0, 0]
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height]
  }
  const grab = (name: CircleName) => (event: PointerEvent<SVGGElement>) => {
    const [x, y] = spot(event)
    held.current = { name, dx: circles[name].x - x, dy: circles[name].y - y }
    setActive(name)
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent) => {
    if (held.current === null) return
    const { name, dx, dy } = held.current
    const [x, y] = spot(event)
    onMove({ ...circles, [name]: fitted(photo, { ...circles[name], x: x + dx, y: y + dy }) })
  }
  const release = () => {
    if (held.current !== null) onRest(circles)
    held.current = null
  }
  const press = (name: CircleName) => (event: KeyboardEvent) => {
    const moved = keyed(photo, circles[name], event.key, event.shiftKey)
    if (moved === null) return
    event.preventDefault()
    onRest({ ...circles, [name]: moved })
  }
  const label = Math.max(width, height) / 24
  return (
    <div className="stool-circles">
      <div className="stool-circles__frame">
        <canvas ref={canvas} {...{ width, height }} aria-hidden="true" />
        <svg ref={frame} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={copy.pictureLabel}>
          {names.map((name) => {
            const { x, y, radius } = circles[name]
            return (
              <g
                key={name}
                tabIndex={0}
                role="button"
                aria-label={copy.circles[name]}
                aria-describedby={hint}
                className={`stool-circle stool-circle--${name}`}
                onPointerDown={grab(name)}
                onPointerMove={drag}
                onPointerUp={release}
                onPointerCancel={release}
                onKeyDown={press(name)}
                onFocus={() => setActive(name)}
              >
                <circle cx={x} cy={y} r={radius} className="stool-circle__under" />
                <circle cx={x} cy={y} r={radius} className="stool-circle__line" />
                <text
                  x={x}
                  y={y - radius > label * 1.6 ? y - radius - label * 0.5 : y + radius + label * 1.2}
                  textAnchor="middle"
                  fontSize={label}
                  aria-hidden="true"
                >
                  {copy.short[name]}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      <p className="small second" id={hint}>
        {copy.move}
      </p>
      <label className="stool-circles__size">
        <span>{copy.size(copy.circles[active])}</span>
        <input
          type="range"
          min={smallestCircle(photo)}
          max={largestCircle(photo)}
          value={circles[active].radius}
          onChange={(event) =>
            onRest({ ...circles, [active]: fitted(photo, { ...circles[active], radius: Number(event.target.value) }) })
          }
        />
      </label>
    </div>
  )
}
