import type { Photo } from '@careplus/core/stool-photo'

/** Pixels: enough to lay a circle by, and read at once on an old telephone. */
const longestSide = 720

/**
 * A picture as its pixels, made on this device and kept nowhere; null: this browser cannot open it. It is turned as the
 * camera was held.
 */
export const openPicture = async (file: Blob): Promise<Photo | null> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const share = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const width = Math.max(1, Math.round(picture.width * share))
    const height = Math.max(1, Math.round(picture.height * share))
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (pen === null) return null
    // What is clear would be read as black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    picture.close()
    return { pixels: pen.getImageData(0, 0, width, height).data, width, height }
  } catch {
    return null
  }
}
