export interface Size {
  readonly width: number
  readonly height: number
}

export interface Share {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** In px. */
export interface LensView {
  readonly picture: Size & { readonly left: number; readonly top: number }
  readonly place: Size & { readonly left: number; readonly top: number }
}

/** The place fills at most this share of the lens, so that its surroundings stay visible. */
const maxShare = { across: 0.86, down: 0.46 }
const largest = 3

export const lensView = (lens: Size, picture: Size, { left, top, right, bottom }: Share): LensView => {
  const [across, down] = [Math.max(1, (right - left) * picture.width), Math.max(1, (bottom - top) * picture.height)]
  const scale = Math.min(largest, (lens.width * maxShare.across) / across, (lens.height * maxShare.down) / down)
  const place = { width: across * scale, height: down * scale }
  const [x, y] = [(lens.width - place.width) / 2, (lens.height - place.height) / 2]
  return {
    place: { ...place, left: x, top: y },
    picture: {
      width: picture.width * scale,
      height: picture.height * scale,
      left: x - left * picture.width * scale,
      top: y - top * picture.height * scale,
    },
  }
}
