import { figureOf } from '../../domain/growth/figure.js'
import type { PictureKey } from '../../domain/growth/growthClass.js'
import { pictureLabel } from '../../words/growth/pictureLabel.js'
import { element, svgText, type SvgElement } from '../svg.js'
import { childDrawing } from './child.js'
import { leafChildDrawing } from './leafChild.js'

/** Every growth picture's frame, feet at one level, so that heights can be compared by eye. */
export const growthPictureViewBox = '-90 -392 180 400'

/** How the figure is drawn. */
export interface FigureOptions {
  /** Closed, the default, on every result; open on greetings and lists. */
  readonly smile?: 'closed' | 'open'
  /** The id of the shirt's clip. By default it is made of the key, so that different pictures never share one. */
  readonly clipId?: string
}

/**
 * What stands in the frame, as a tree to draw in a framework's own elements. An unknown key gives the child in a leaf hood.
 * @example
 * growthPictureFigure('Girl_slim_standard').tag // => 'g'
 */
export const growthPictureFigure = (
  picture: PictureKey | (string & {}),
  { smile = 'closed', clipId = `careplus-${picture}` }: FigureOptions = {},
): SvgElement => {
  const figure = figureOf(picture)
  return figure === null ? leafChildDrawing() : childDrawing({ ...figure, smile, clipId })
}

/** How the picture is drawn and named. */
export interface GrowthPictureOptions extends FigureOptions {
  /** What a screen reader says, the Thai name by default; `false` where words beside it already say it. */
  readonly label?: string | false
  /** A tooltip, and the name of a file on its own. */
  readonly title?: string
  readonly className?: string
}

/**
 * One of the nineteen growth pictures as SVG markup: `growthPicture(result.picture)`. It holds no style attribute, script or
 * address, so that it may stand under a strict content policy; its colours are presentation attributes, which any rule of the
 * page's CSS overrides. An unknown key gives the child in a leaf hood, as `default_kid` does.
 *
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
