import { pictureWords } from '@careplus/core/loyalty'
import type { PictureDrafts, PictureFile } from '@careplus/core/ports'
import { isLeft } from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { picturesCopy as copy } from '../../copy/pictures.th'
import { isSamePicture, preparePicture } from './preparePicture'

interface Held {
  readonly memberId: string
  readonly pictures: ReadonlyArray<PictureFile>
}

interface Rule {
  readonly max: number
  readonly tooMany: string
}

/** The pictures of a form, stored on the device one by one: a phone may close the page that opened its camera. */
export const usePictures = (memberId: string, drafts: PictureDrafts, { max, tooMany }: Rule) => {
  const [held, setHeld] = useState<Held>({ memberId: '', pictures: [] })
  const [opening, setOpening] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const now = useRef(held)
  const loaded = useRef(Promise.resolve())
  const there = held.memberId === memberId

  const put = (pictures: ReadonlyArray<PictureFile>): void => {
    now.current = { memberId, pictures }
    setHeld(now.current)
  }
  useEffect(() => {
    let mounted = true
    loaded.current = drafts.read(memberId).then((pictures) => {
      if (!mounted || now.current.memberId === memberId) return
      now.current = { memberId, pictures }
      setHeld(now.current)
    })
    return () => {
      mounted = false
    }
  }, [memberId, drafts])

  const set = (pictures: ReadonlyArray<PictureFile>): void => {
    setRefusal(null)
    put(pictures)
    void drafts.keep(memberId, pictures)
  }
  const addOne = async (file: Blob): Promise<string | null> => {
    const picture = await preparePicture(file)
    if (isLeft(picture)) return picture.left._tag === 'PictureUnreadable' ? copy.unreadable : pictureWords(picture.left)
    await loaded.current
    // Somebody else has signed in meanwhile: it is none of theirs.
    if (now.current.memberId !== memberId) return null
    const { pictures } = now.current
    if (pictures.length >= max) return tooMany
    if (pictures.some((one) => isSamePicture(one, picture.right))) return copy.chosenTwice
    now.current = { memberId, pictures: [...pictures, picture.right] }
    // Shown only after the device has stored it, so that no visible picture is lost with the page.
    await drafts.keep(memberId, now.current.pictures)
    setHeld(now.current)
    return null
  }
  /** One after another, because each may need much memory. Each refused file is named, and the others are added. */
  const add = async (files: ReadonlyArray<Blob>): Promise<void> => {
    setOpening(true)
    setRefusal(null)
    const refusals = new Set<string>()
    for (const [index, file] of files.entries()) {
      const words = await addOne(file).catch(() => copy.unreadable)
      if (words !== null) refusals.add(files.length === 1 || words === tooMany ? words : copy.refused(index + 1, words))
    }
    setOpening(false)
    setRefusal(refusals.size === 0 ? null : [...refusals].join(' '))
  }
  return {
    pictures: there ? held.pictures : [],
    opening,
    refusal,
    add,
    /** What the server says of these pictures: where they are stored, or that they are deleted. */
    note: (known: ReadonlyArray<PictureFile>) => {
      if (now.current.memberId !== memberId) return
      const { pictures } = now.current
      const noted = pictures.map((each) => known.find(({ bytes }) => bytes === each.bytes) ?? each)
      if (noted.every(({ uploadId }, at) => uploadId === pictures[at]?.uploadId)) return
      put(noted)
      void drafts.keep(memberId, noted)
    },
    remove: (at: number) => set(now.current.pictures.filter((_, index) => index !== at)),
    set,
  }
}
