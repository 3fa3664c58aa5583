import { pictureWords, type PictureRefusal } from '@careplus/core/loyalty'
import type { Refusal, RefusalCode } from '@careplus/adapters/internal/contract'

export const pictureCodes: Readonly<Record<PictureRefusal['_tag'], RefusalCode>> = {
  PictureEmpty: 'empty_picture',
  PictureTooLarge: 'heavy_picture',
  PictureHeic: 'heic_picture',
  PictureUnknown: 'not_picture',
  PictureBroken: 'broken_picture',
  PictureTooManyPixels: 'huge_picture',
  PictureTooTall: 'tall_picture',
  PictureRepeated: 'repeated_picture',
}

export const pictureField = (at: number, refusal: PictureRefusal): Refusal => ({
  field: `pictures.${at}`,
  code: pictureCodes[refusal._tag],
  message: pictureWords(refusal),
})
