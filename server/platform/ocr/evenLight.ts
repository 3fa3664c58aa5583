import { fromGrey, toGrey, type GreyRaster } from './greyRaster.js'

/** Pixels of a cell's side; paper is visible in each cell beside any print. */
const cell = 8
const paper = 245
/** Darker cells are not shaded paper. */
const darkest = 40

export const lightestCells = ({ data, width, height }: GreyRaster): GreyRaster => {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const cells = new Uint8Array(columns * rows)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / cell) * columns + Math.floor(x / cell)
      const grey = data[y * width + x]!
      if (grey > cells[at]!) cells[at] = grey
    }
  return { data: cells, width: columns, height: rows }
}

/** Divides each grey by the paper around it, so that a shadow is not taken for print. */
export const evenLight = async (raster: GreyRaster): Promise<GreyRaster> => {
  const { data, width, height } = raster
  const smooth = fromGrey(lightestCells(raster)).median(5).blur(4)
  const around = await toGrey(smooth.resize(width, height, { fit: 'fill', kernel: 'cubic' }))
  const evened = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 1)
    evened[at] = Math.min(255, (data[at]! * paper) / Math.max(darkest, around.data[at]!))
  return { data: evened, width, height }
}
