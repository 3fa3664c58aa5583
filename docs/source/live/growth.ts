import { todayInBangkok } from '@careplus/core/calendar'
import {
  assessGrowth,
  bandWord,
  builtOf,
  formProblems,
  formProblemWords,
  heading,
  indicatorNames,
  measurement,
  noScoreWords,
  type TypedForm,
} from '@careplus/core/growth'
import { indicators } from '@careplus/core/internal/growth'
import { growthPicture } from '@careplus/core/growth-pictures'
import { loadReferences } from '@careplus/core/growth-references'
import { byId, showValue, showWords, valueOf, whenChanged } from './page.js'

const today = todayInBangkok(Date.now())
const assess = assessGrowth(loadReferences())

const typedForm = (): TypedForm => ({
  name: 'ยิ้ม',
  sex: valueOf('sex') === 'male' ? 'male' : 'female',
  birthDate: valueOf('birthDate') || null,
  date: valueOf('date') || null,
  weight: valueOf('weight'),
  height: valueOf('height'),
  measure: valueOf('measure') === 'l' ? 'l' : 'h',
  head_circumference: '',
  gestation_weeks: '',
  gestation_days: '',
})

const fields = ['birthDate', 'date', 'weight', 'height'] as const

/** Null: no drawing. */
const draw = (markup: string | null): void => {
  const drawn =
    markup === null
      ? []
      : [document.importNode(new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement, true)]
  byId('picture').replaceChildren(...drawn)
}

const row = (name: string, zScore: string, words: string): HTMLTableRowElement => {
  const cells = [name, zScore, words].map((text, at) => {
    const cell = document.createElement(at === 0 ? 'th' : 'td')
    if (at === 0) cell.setAttribute('scope', 'row')
    cell.lang = 'th'
    cell.textContent = text
    return cell
  })
  const made = document.createElement('tr')
  made.append(...cells)
  return made
}

const show = (): void => {
  const typed = typedForm()
  const problems = formProblems(today)(typed)
  for (const field of fields) {
    const problem = problems[field]
    byId(field).setAttribute('aria-invalid', String(problem !== undefined))
    showWords(`${field}-problem`, problem === undefined ? '' : formProblemWords(problem))
  }
  const read = measurement(today)({
    sex: typed.sex,
    birthDate: typed.birthDate,
    date: typed.date,
    weight: Number(typed.weight),
    height: Number(typed.height),
    measure: typed.measure,
  })
  showValue('value', read)
  if (read._tag === 'Left') {
    draw(null)
    byId('rows').replaceChildren()
    showWords('words', 'ยังบอกไม่ได้ ดูข้อที่เตือนไว้')
    return
  }
  const result = assess(read.right)
  const built = builtOf(result)
  showWords('words', built === null ? 'ยังบอกไม่ได้' : heading(built))
  draw(growthPicture(result.picture))
  byId('rows').replaceChildren(
    ...indicators.map((indicator) => {
      const found = result.indicators[indicator]
      return found._tag === 'scored'
        ? row(indicatorNames[indicator], found.zScore.toFixed(2), bandWord(indicator, found.band))
        : row(indicatorNames[indicator], '–', noScoreWords[found.reason])
    }),
  )
  showValue('value', result)
}

whenChanged(byId<HTMLFormElement>('form'), show)
