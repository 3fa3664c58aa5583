import { ageOn, thaiAge, thaiAgeInMonths, thaiDate } from '@careplus/core/calendar'
import {
  flaggedWords,
  heightText,
  indicatorNames,
  indicatorShortNames,
  noDiagnosis,
  noScoreWords,
  noticeWords,
  correctedAgeWords,
  referenceNames,
  referenceWords,
  toldIndicators,
  weightText,
  zWords,
  type Indicator,
  type References,
  lastDayOf2006,
  axisFigure,
} from '@careplus/core/growth'
import { printedBands, stepsOf, wordsOf } from '@careplus/core/growth-chart'
import { growthPictureFigure, growthPictureViewBox } from '@careplus/core/growth-pictures'
import { chart, characters } from './chart'
import { rendered, h, svg } from './dom'
import type { Read } from './growthResult'
import { words } from './words'

export interface Result {
  readonly node: HTMLElement
  readonly resize: () => void
}

const bmiUnit = 'กก./ม.²'

const units = { weight: 'กก.', height: 'ซม.', bmi: bmiUnit, head: 'ซม.' }

const valueText = (indicator: Indicator, { result }: Read): string =>
  ({
    weight: weightText(result.weight),
    height: heightText(result.height),
    bmi: result.bmi === null ? '' : `${result.bmi.toFixed(1)}\u00A0${bmiUnit}`,
    head: result.headCircumference === null ? '' : heightText(result.headCircumference),
  })[axisFigure[indicator]]

/** The bands as steps, the child's marked: so that no place inside a band is shown. */
const steps = (indicator: Indicator, ageInDays: number, band: string): SVGElement => {
  const printed = printedBands(indicator, ageInDays)
  const reached = printed.findIndex(({ bands }) => (bands as ReadonlyArray<string>).includes(band))
  const all = stepsOf(printed.length, 300)
  const at = all[reached]
  return svg(
    'svg',
    {
      class: 'steps',
      part: 'steps',
      viewBox: '-2 0 304 70',
      role: 'img',
      'aria-label': words.place(reached + 1, printed.length, printed[0]?.word ?? '', printed.at(-1)?.word ?? ''),
    },
    ...all.map(({ x, width, height }, i) =>
      svg('path', {
        d: `M${x} 44 v${6 - height} q0 -6 6 -6 h${width - 12} q6 0 6 6 v${height - 6}Z`,
        class: `step-${printed[i]?.tone ?? 'ok'}${i === reached ? ' reached' : ''}`,
      }),
    ),
    at !== undefined &&
      svg('path', { d: `M${at.x + at.width / 2 - 7} ${31 - at.height} h14 l-7 8.5Z`, class: 'marker' }),
    ...wordsOf(printed.length, reached, 300, (i) => characters(printed[i]?.word ?? '') * 8.6).map(
      ({ index, x, anchor }) =>
        svg(
          'text',
          { x, y: 64, 'text-anchor': anchor, class: index === reached ? 'strong' : '' },
          printed[index]?.word ?? '',
        ),
    ),
  )
}

const finding = (indicator: Indicator, read: Read, level: number): HTMLElement => {
  const found = read.told.assessment.indicators[indicator]
  const name = h(`h${level}` as 'h4', { class: 'name' }, indicatorNames[indicator])
  const figure = h('p', { class: 'figure', part: 'figure' }, valueText(indicator, read))
  if (found._tag === 'none' || found.flagged)
    return h(
      'li',
      { class: 'finding', part: 'finding' },
      name,
      figure,
      h('p', { class: 'said' }, found._tag === 'none' ? noScoreWords[found.reason] : flaggedWords),
    )
  return h(
    'li',
    { class: 'finding', part: 'finding' },
    name,
    h('p', { class: 'word', part: 'word' }, read.result.indicators[indicator]?.word),
    figure,
    h('p', { class: 'distance', part: 'z-score' }, zWords(found.zScore)),
    steps(indicator, read.told.assessment.ageInDays, found.band),
  )
}

const ground = () =>
  svg(
    'svg',
    { class: 'ground', viewBox: '0 0 360 120', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('path', { d: 'M0 74 C149 74 198 18 360 10 V120 H0Z', class: 'layer-1' }),
    svg('path', { d: 'M0 108 C149 108 198 66 360 58 V120 H0Z', class: 'layer-2' }),
  )

export interface ResultWanted {
  readonly references: References
  readonly read: Read
  readonly level: number
  readonly first: Indicator | null
  readonly onChoose: (indicator: Indicator) => void
}

export const growthResult = ({ references, read, level, first, onChoose }: ResultWanted): Result => {
  const { told, result, said, followed, birthDate, date } = read
  const { assessment } = told
  const [h2, h3] = [`h${level}` as 'h2', `h${Math.min(6, level + 1)}` as 'h3']
  const lived = ageOn(birthDate, date)
  const age = thaiAge(lived)
  const assessed = toldIndicators(assessment)
  const drawable = assessed.filter((indicator) => {
    const found = assessment.indicators[indicator]
    return found._tag === 'scored' && !found.flagged
  })
  const isDoubted =
    followed.heading._tag === 'measureAgain' || followed.concerns.some(({ measureFirst }) => measureFirst)
  const notices = [
    ...assessment.notices.map(noticeWords).filter((text) => text !== null),
    ...(told.corrected === undefined ? [] : [correctedAgeWords(told.corrected)]),
  ]
  const names = referenceNames(Object.values(assessment.indicators)) || 'WHO'

  let chosen = first !== null && drawable.includes(first) ? first : drawable[0]
  let renderedFor = ''
  const box = h('div', { class: 'chart-box', part: 'chart' })
  const caption = h('p', { class: 'caption', id: 'chart-said' })
  const resize = () => {
    // Narrower than this a chart is drawn smaller.
    const width = box.clientWidth && Math.max(226, Math.floor(box.clientWidth))
    const wanted = `${chosen} ${width}`
    if (chosen === undefined || width === 0 || wanted === renderedFor) return
    renderedFor = wanted
    const found = assessment.indicators[chosen]
    const value = valueText(chosen, read)
    const bySize = chosen === 'weightForLengthHeight'
    const size = heightText(assessment.adjustedHeight ?? result.height)
    const made = chart({
      references,
      indicator: chosen,
      read,
      width,
      unit: units[axisFigure[chosen]],
      value,
      at: bySize ? size : thaiAgeInMonths(lived),
    })
    box.replaceChildren(...(made === null ? [] : [made]))
    caption.textContent = words.chartSaid(
      indicatorNames[chosen],
      value,
      bySize ? words.atHeight(size) : words.age(age),
      result.indicators[chosen]?.word ?? '',
      found._tag === 'scored' ? zWords(found.zScore) : '',
    )
  }
  const chips = drawable.map((indicator) => {
    const input = h('input', { type: 'radio', name: 'chart', value: indicator })
    input.checked = indicator === chosen
    input.addEventListener('change', () => {
      chosen = indicator
      onChoose(indicator)
      resize()
    })
    return h('label', { class: 'chip' }, input, h('span', { part: 'chip' }, indicatorShortNames[indicator]))
  })

  const node = h(
    'section',
    { class: 'result', part: 'result', 'aria-labelledby': 'result-heading' },
    h(
      'div',
      { class: 'hero', part: 'hero' },
      ground(),
      h(
        'div',
        { class: 'hero-words' },
        h('p', { class: 'when' }, words.ageThen(thaiDate(date), age)),
        h(h2, { id: 'result-heading', class: 'heading', part: 'heading' }, result.heading),
      ),
      svg(
        'svg',
        { class: 'picture', part: 'picture', viewBox: growthPictureViewBox, 'aria-hidden': 'true' },
        rendered(growthPictureFigure(read.told.assessment.picture)),
      ),
    ),
    said.advice !== null && h('p', { class: 'advice', part: 'advice' }, said.advice),
    ...said.concerns.map(({ reasons, next, urgency }) =>
      h(
        'div',
        { class: urgency === 'weighAgain' ? 'note' : 'note warn', part: 'note' },
        ...reasons.map((reason) => h('p', {}, reason)),
        h('p', { class: 'strong' }, next),
      ),
    ),
    ...notices.map((text) => h('p', { class: isDoubted ? 'note warn' : 'note', part: 'note' }, text)),
    assessed.length > 0 &&
      h(
        'div',
        { class: 'card', part: 'card' },
        h(h3, { class: 'hidden' }, words.findings),
        h(
          'ul',
          { class: 'findings' },
          ...assessed.map((indicator) => finding(indicator, read, Math.min(6, level + 2))),
        ),
      ),
    chosen !== undefined &&
      h(
        'figure',
        { class: 'card', part: 'card' },
        h(h3, { class: 'section', part: 'section' }, words.charts),
        h('fieldset', { class: 'chips' }, h('legend', { class: 'hidden' }, words.chooseChart), ...chips),
        box,
        h('figcaption', {}, caption),
      ),
    h(
      'div',
      { class: 'next', part: 'next' },
      h(h3, { class: 'section', part: 'section' }, words.next),
      h('p', { class: 'strong' }, said.due),
      said.next !== null && h('p', {}, said.next),
    ),
    h(
      'p',
      { class: 'small', part: 'source' },
      [referenceWords(names), ...(assessment.ageInDays > lastDayOf2006 ? [words.otherPaper] : []), noDiagnosis].join(
        ' · ',
      ),
      h('span', { part: 'by' }, ` · ${words.by}`),
    ),
  )
  return { node, resize }
}
