import type { CallFailure, SessionUser } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useRef, useState, type ChangeEvent } from 'react'
import { MemberAvatar } from '../../shared/account/MemberAvatar'
import { ownUser } from '../../shared/account/ownUser'
import { useAccountServices, useServices } from '../../calls/useServices'
import { saveFailedText } from '../../copy/children.th'
import { profileCopy } from '../../copy/profile.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Camera, ImagePlus, Trash2 } from '../../ui/icons'
import { ErrorNote } from '../../ui/Note'
import { useToast } from '../../ui/Toast'
import { shrinkPicture } from './shrinkPicture'

const copy = profileCopy.picture
/** A phone may convert its own format to one of these. */
const kinds = 'image/jpeg,image/png,image/webp'

const failureWords = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && failure.fields[0] !== undefined ? failure.fields[0].message : saveFailedText(failure)

export const PictureEditor = ({ user }: { readonly user: SessionUser }) => {
  const { own } = useAccountServices()
  const { session, random } = useServices()
  const { busy, failure, run, changed } = useSending()
  const [opening, setOpening] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [camera, chooser] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const toast = useToast()
  const waits = opening || busy

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file === undefined) return
    changed()
    setRefusal(null)
    setOpening(true)
    const picture = await shrinkPicture(file)
    setOpening(false)
    if (E.isLeft(picture)) return setRefusal(copy.refusal[picture.left._tag])
    const key = random.uuid()
    run(
      () => own.changeAvatar(picture.right, key),
      (next) => {
        session.memberChanged(next)
        toast({ text: copy.changed })
      },
    )
  }
  const remove = (): void => {
    setRefusal(null)
    const key = random.uuid()
    run(
      () => own.removeAvatar(key),
      (next) => {
        session.memberChanged(next)
        toast({ text: copy.removed })
      },
    )
  }
  const input = {
    type: 'file',
    accept: kinds,
    hidden: true,
    onChange: (e: ChangeEvent<HTMLInputElement>) => void choose(e),
  } as const
  return (
    <section className="profile-picture" aria-label={copy.title}>
      <MemberAvatar user={user} size="large" />
      <input {...input} ref={camera} name="camera" capture="user" />
      <input {...input} ref={chooser} name="picture" />
      <div className="profile-picture__ways">
        <Button
          tone="second"
          size="small"
          icon={<Icon of={Camera} size={20} />}
          busy={waits}
          busyLabel={copy.sending}
          onClick={() => camera.current?.click()}
        >
          {copy.take}
        </Button>
        {!waits && (
          <Button
            tone="second"
            size="small"
            icon={<Icon of={ImagePlus} size={20} />}
            onClick={() => chooser.current?.click()}
          >
            {copy.choose}
          </Button>
        )}
        {!waits && ownUser(user).avatarId !== null && (
          <Button tone="ghost" size="small" icon={<Icon of={Trash2} size={20} />} onClick={remove}>
            {copy.remove}
          </Button>
        )}
      </div>
      <p className="profile-picture__hint">{copy.hint}</p>
      <ErrorNote>{refusal}</ErrorNote>
      <FailureNote failure={failure} textOf={failureWords} />
    </section>
  )
}
