/** Width and height that keep the picture's shape, its longer side at most `longest`; never larger than it is. */
export const fitted = (width: number, height: number, longest: number): readonly [number, number] => {
  const share = Math.min(1, longest / Math.max(width, height))
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))]
}

export const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, 12).arrayBuffer())

/**
 * A picture drawn anew as a JPEG, the way up it is seen, its longer side at most `longest`: small, and without what it told
 * of where it was taken. null: this device cannot open it.
 */
export const drawnPicture = async (file: Blob, longest: number): Promise<Uint8Array | null> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const [width, height] = fitted(picture.width, picture.height, longest)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    // What is clear in a PNG would come out black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    picture.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
    return made === null ? null : new Uint8Array(await made.arrayBuffer())
  } catch {
    return null
  }
}
