import sharp from 'sharp'

const [columns, rows] = [9, 8]

/** A 64-bit difference hash, 16 hexadecimal digits: of each two neighbours in a picture of 9 by 8, whether the left is lighter. */
export const likenessOf = async (picture: Uint8Array): Promise<string> => {
  const grey = await sharp(picture).greyscale().resize(columns, rows, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < rows; row += 1)
    for (let at = row * columns; at < row * columns + columns - 1; at += 1)
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n)
  return bits.toString(16).padStart(16, '0')
}
