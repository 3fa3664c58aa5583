import type { PictureSize } from '@careplus/core/loyalty'
import * as E from 'fp-ts/Either'

/** Never enlarges. */
export const fitted = ({ width, height }: PictureSize, longest: number): PictureSize => {
  const share = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** null: the file has changed or moved since it was chosen. */
export const firstBytes = (file: Blob): Promise<Uint8Array | null> =>
  file
    .slice(0, 12)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    )

/** A small JPEG without metadata, such as the place. null: this device cannot open it. Left: `sizeFor` refused it. */
export const reencodePicture = async <Refusal>(
  file: Blob,
  sizeFor: (own: PictureSize) => E.Either<Refusal, PictureSize>,
): Promise<E.Either<Refusal, Uint8Array> | null> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = sizeFor(picture)
    if (E.isLeft(size)) return size
    const { width, height } = size.right
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    // Without this ground, transparent parts of a PNG would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    picture.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
    return made === null ? null : E.right(new Uint8Array(await made.arrayBuffer()))
  } catch {
    return null
  }
}
