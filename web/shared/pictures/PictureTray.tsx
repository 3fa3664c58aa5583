import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { picturesCopy as copy } from '../../copy/pictures.th'
import { Field, useFieldTies } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { Camera, ImagePlus, X } from '../../ui/icons'
import { Spinner } from '../../ui/Spinner'
import { PictureThumb } from './PictureThumb'
import { SentShare } from './SentShare'
import type { usePictures } from './usePictures'
import './pictures.css'

/** A phone may convert its own format to one of these. */
const kinds = 'image/jpeg,image/png,image/webp'

const Tile = (props: { readonly icon: ReactNode; readonly onPress: () => void; readonly children: ReactNode }) => (
  <button type="button" className="form-picture__more" onClick={props.onPress}>
    {props.icon}
    <span>{props.children}</span>
  </button>
)

interface Props {
  readonly label: string
  readonly hint: string
  readonly aside?: ReactNode
  readonly max: number
  readonly nameOf: (at: number) => string
  /** The sent share of each, 0 to 1, where they go up before the form; null: this one does not yet. */
  readonly shares?: ReadonlyArray<number | null>
  readonly arrived?: string
  readonly held: ReturnType<typeof usePictures>
  readonly error: string | undefined
  readonly onChange: () => void
}

export const PictureTray = (props: Props) => {
  const { label, hint, aside, max, nameOf, shares = [], arrived, held, error, onChange } = props
  const { pictures, opening } = held
  const [camera, chooser] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const wrong = held.refusal ?? error
  const ties = useFieldTies({ hint, error: wrong })
  const room = pictures.length < max

  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // Without this, the same picture could not be chosen again.
    event.target.value = ''
    if (files.length === 0) return
    onChange()
    void held.add(files)
  }
  const take = (
    <Tile
      icon={opening ? <Spinner size={26} /> : <Icon of={Camera} size={26} />}
      onPress={() => !opening && camera.current?.click()}
    >
      {opening ? copy.opening : pictures.length === 0 ? copy.take : copy.more}
    </Tile>
  )
  const choose = (
    <Tile icon={<Icon of={ImagePlus} size={26} />} onPress={() => !opening && chooser.current?.click()}>
      {copy.choose}
    </Tile>
  )
  const input = { type: 'file', accept: kinds, hidden: true, onChange: chosen } as const
  return (
    <Field
      group
      ties={ties}
      label={label}
      optional={copy.count(pictures.length, max)}
      error={wrong}
      hint={
        <>
          {hint}
          {aside}
        </>
      }
      className="form-tray"
    >
      <input {...input} ref={camera} name="camera" capture="environment" />
      <input {...input} ref={chooser} name="pictures" multiple />
      <ul className="form-pictures">
        {pictures.map((picture, index) => {
          const share = shares[index] ?? null
          return (
            <PictureThumb key={index} picture={picture} name={nameOf(index + 1)}>
              {share !== null && (
                <SentShare share={share} name={nameOf(index + 1)} {...(arrived === undefined ? {} : { arrived })} />
              )}
              <button
                type="button"
                className="form-picture__out"
                aria-label={copy.remove(index + 1)}
                onClick={() => {
                  onChange()
                  held.remove(index)
                }}
              >
                <Icon of={X} size={20} stroke={2} />
              </button>
            </PictureThumb>
          )
        })}
        {room && pictures.length === 0 && (
          <>
            <li>{take}</li>
            <li>{choose}</li>
          </>
        )}
        {room && pictures.length > 0 && (
          <li className="form-picture__halves">
            {take}
            {choose}
          </li>
        )}
      </ul>
    </Field>
  )
}
