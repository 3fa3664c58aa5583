/** The picture's offset from the middle of the stage in px, its turn in quarters, and its scale. */
export interface PictureView {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly quarters: number
}

export const wholeView: PictureView = { x: 0, y: 0, scale: 1, quarters: 0 }

const smallest = 1
const largest = 8
export const zoomStep = 1.25

export const zoomed = (
  view: PictureView,
  by: number,
  about: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): PictureView => {
  const scale = Math.min(largest, Math.max(smallest, view.scale * by))
  const grown = scale / view.scale
  return scale === smallest
    ? { ...view, scale, x: 0, y: 0 }
    : { ...view, scale, x: about.x - (about.x - view.x) * grown, y: about.y - (about.y - view.y) * grown }
}

export const moved = (
  view: PictureView,
  dx: number,
  dy: number,
  stage: { readonly width: number; readonly height: number },
): PictureView => {
  const within = (at: number, side: number): number => {
    const limit = (side * view.scale) / 2
    return Math.min(limit, Math.max(-limit, at))
  }
  return { ...view, x: within(view.x + dx, stage.width), y: within(view.y + dy, stage.height) }
}

export const turned = (view: PictureView): PictureView => ({ ...view, x: 0, y: 0, quarters: (view.quarters + 1) % 4 })

/** A spot on a picture in parts of its width and height, from its upper left corner, however it is turned on its stage. */
export interface Spot {
  readonly x: number
  readonly y: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** null: beside the picture. `box` is the rectangle of the turned picture. */
export const spotAt = (box: Box, point: Spot, quarters: number): Spot | null => {
  const [u, v] = [(point.x - box.left) / box.width, (point.y - box.top) / box.height]
  if (!(u >= 0 && u <= 1 && v >= 0 && v <= 1)) return null
  const upright = [
    { x: u, y: v },
    { x: v, y: 1 - u },
    { x: 1 - u, y: 1 - v },
    { x: 1 - v, y: u },
  ]
  return upright[quarters] ?? null
}

export const percentOf = ({ scale }: PictureView): string => `${Math.round(scale * 100)}%`
