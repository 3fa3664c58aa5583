import { cardColour, type StoolColour } from '@careplus/core/stool'
import { photoAnswer, photoWords, readStoolPhoto, type Photo } from '@careplus/core/stool-photo'
import { isRight } from 'fp-ts/Either'
import { useRef, useState, type ChangeEvent } from 'react'
import { stoolPhotoCopy as copy } from '../../../copy/stoolPhoto.th'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Camera, ImagePlus } from '../../../ui/icons'
import { ErrorNote, Note } from '../../../ui/Note'
import { ageTyped, type StoolTyped } from '../stoolTyped'
import { PictureCircles } from './PictureCircles'
import { firstCircles, type Circles } from './photoCircles'
import { openPicture } from './openPicture'
import { PhotoReadingNote } from './PhotoReadingNote'

const kinds = 'image/jpeg,image/png,image/webp,image/heic'

interface Props {
  readonly typed: StoolTyped
  readonly onRead: (photo: StoolColour | 'unsure' | null) => void
}

const readingOf = (photo: Photo, circles: Circles) => readStoolPhoto({ photo, ...circles })

interface Laid {
  readonly photo: Photo
  readonly circles: Circles
  readonly read: ReturnType<typeof readingOf>
}

/** Only the measured colours are stored, never the picture. */
const PhotoReader = ({ typed, onRead }: Props) => {
  const [laid, setLaid] = useState<Laid | null>(null)
  const [state, setState] = useState<'idle' | 'opening' | 'broken'>('idle')
  const [camera, chooser] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const age = ageTyped(typed) ?? 0

  const lay = (photo: Photo, circles: Circles): void => {
    const read = readingOf(photo, circles)
    setLaid({ photo, circles, read })
    onRead(isRight(read) ? photoAnswer(read.right) : 'unsure')
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file === undefined) return
    setState('opening')
    const photo = await openPicture(file)
    setState(photo === null ? 'broken' : 'idle')
    if (photo !== null) lay(photo, firstCircles(photo))
  }
  const without = (): void => {
    setLaid(null)
    onRead(null)
  }
  const input = {
    type: 'file',
    accept: kinds,
    hidden: true,
    onChange: (e: ChangeEvent<HTMLInputElement>) => void choose(e),
  } as const
  const has = laid !== null || typed.photo !== null
  return (
    <div className="stool-photo__reader">
      <p>{copy.asks}</p>
      <input {...input} ref={camera} name="camera" capture="environment" />
      <input {...input} ref={chooser} name="picture" />
      {laid !== null && (
        <PictureCircles
          photo={laid.photo}
          circles={laid.circles}
          onMove={(circles) => setLaid({ ...laid, circles })}
          onRest={(circles) => lay(laid.photo, circles)}
        />
      )}
      <div aria-live="polite">
        {laid !== null && <PhotoReadingNote read={laid.read} age={age} />}
        {laid === null && typed.photo !== null && (
          <Note>
            {typed.photo === 'unsure'
              ? copy.unsure
              : `${copy.read} ${cardColour(typed.photo).letter} ${cardColour(typed.photo).word}`}
            <br />
            {copy.earlier}
          </Note>
        )}
      </div>
      {state === 'broken' && <ErrorNote>{copy.broken}</ErrorNote>}
      <div className="wrap">
        <Button
          tone="second"
          size="small"
          busy={state === 'opening'}
          busyLabel={copy.opening}
          icon={<Icon of={Camera} size={20} />}
          onClick={() => camera.current?.click()}
        >
          {copy.take}
        </Button>
        <Button
          tone="second"
          size="small"
          icon={<Icon of={ImagePlus} size={20} />}
          onClick={() => chooser.current?.click()}
        >
          {laid === null ? copy.choose : copy.again}
        </Button>
        {has && (
          <Button tone="ghost" size="small" onClick={without}>
            {copy.without}
          </Button>
        )}
      </div>
      <p className="small second">{photoWords.onDevice}</p>
    </div>
  )
}

export default PhotoReader
