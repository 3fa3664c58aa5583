import { figureOf } from '../../domain/growth/figure.js'
import type { PictureKey } from '../../domain/growth/growthClass.js'
import { pictureLabel } from '../../words/growth/pictureLabel.js'
import { element, svgText, type SvgElement } from '../svg.js'
import { childDrawing } from './child.js'
import { leafChildDrawing } from './leafChild.js'

/** One frame for all growth pictures with the feet at one level, so that heights can be compared. */
export const growthPictureViewBox = '-90 -392 180 400'

/** Options of the figure. */
export interface FigureOptions {
  /** `closed`, the default, for results; `open` for greetings and lists. */
  readonly smile?: 'closed' | 'open'
  /** By default from the key, so that different pictures never share one. */
  readonly clipId?: string
}

/** The figure as a tree for a framework's own elements. An unknown key gives the child in a leaf hood.
 * @example
 * growthPictureFigure('Girl_slim_standard').tag // => 'g' */
export const growthPictureFigure = (
  picture: PictureKey | (string & {}),
  { smile = 'closed', clipId = `careplus-${picture}` }: FigureOptions = {},
): SvgElement => {
  const figure = figureOf(picture)
  return figure === null ? leafChildDrawing() : childDrawing({ ...figure, smile, clipId })
}

/** Options of the figure and its label. */
export interface GrowthPictureOptions extends FigureOptions {
  /** By default the Thai name; `false`: a text beside it has the same name. */
  readonly label?: string | false
  readonly title?: string
  readonly className?: string
}

/** One of the nineteen growth pictures as SVG markup. A strict content policy allows it; CSS rules override its
 * colours. An unknown key gives the child in a leaf hood.
 * @example
 * growthPicture('Girl_slim_standard', { label: false }).startsWith('<svg xmlns="http://www.w3.org/2000/svg"') // => true
 */
export const growthPicture = (
  picture: PictureKey | (string & {}),
  { label = pictureLabel(picture), title, className, ...options }: GrowthPictureOptions = {},
): string =>
  svgText(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: growthPictureViewBox,
        ...(className === undefined ? {} : { class: className }),
        ...(label === false ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label }),
      },
      title !== undefined && element('title', {}, title),
      growthPictureFigure(picture, options),
    ),
  )
