import type { Photo } from '@careplus/core/stool-photo'

/** In px: enough to place a circle, and fast on an old phone. */
const longestSide = 720

/** Stored nowhere; null: this browser cannot open it. */
export const openPicture = async (file: Blob): Promise<Photo | null> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const share = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const width = Math.max(1, Math.round(picture.width * share))
    const height = Math.max(1, Math.round(picture.height * share))
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (pen === null) return null
    // Transparent parts would count as black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    picture.close()
    return { pixels: pen.getImageData(0, 0, width, height).data, width, height }
  } catch {
    return null
  }
}
