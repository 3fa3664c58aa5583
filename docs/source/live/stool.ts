import { addDays, todayInBangkok } from '@careplus/core/calendar'
import {
  answerWords,
  assessStool,
  calmStoolAnswers,
  headingOf,
  signWords,
  stepsOf,
  stoolCard,
  stoolInputs,
  stoolRefusalWords,
  stoolSigns,
} from '@careplus/core/stool'
import { signRow } from '@careplus/core/internal/stool'
import { byId, showValue, showWords, valueOf, whenChanged } from './page.js'

const today = todayInBangkok(Date.now())

const option = (value: string, words: string): HTMLOptionElement => {
  const made = document.createElement('option')
  made.value = value
  made.lang = 'th'
  made.textContent = words
  return made
}

byId<HTMLSelectElement>('colour').replaceChildren(
  ...stoolCard.map(({ id, letter, word }) => option(id, `${letter} ${word}`)),
)
byId<HTMLSelectElement>('colour').value = 'mustard'
byId('signs').replaceChildren(
  ...stoolSigns.map((sign) => {
    const label = document.createElement('label')
    label.lang = 'th'
    label.textContent = signWords[sign].question
    const select = document.createElement('select')
    select.id = `sign-${sign}`
    select.replaceChildren(...signRow(sign).answers.map((answer) => option(answer, answerWords[answer])))
    select.value = calmStoolAnswers[sign]
    label.append(select)
    return label
  }),
)

whenChanged(byId<HTMLFormElement>('form'), () => {
  const colour = stoolCard.find(({ id }) => id === valueOf('colour'))
  byId('swatch').setAttribute('fill', colour?.hex ?? 'none')
  const age = Number(valueOf('age'))
  const read = stoolInputs(today)({
    date: today,
    birthDate: Number.isInteger(age) && age >= 0 ? addDays(today, -age) : null,
    colour: valueOf('colour'),
    photo: null,
    lastedDays: 1,
    signs: Object.fromEntries(stoolSigns.map((sign) => [sign, valueOf(`sign-${sign}`)])),
  })
  if (read._tag === 'Left') {
    byId('steps').replaceChildren()
    showWords('words', stoolRefusalWords[read.left[0]._tag])
    showValue('value', read)
    return
  }
  const assessment = assessStool(read.right)
  showWords('words', headingOf(assessment).heading)
  byId('steps').replaceChildren(
    ...stepsOf(read.right, assessment).map((step) => {
      const item = document.createElement('li')
      item.lang = 'th'
      item.textContent = step
      return item
    }),
  )
  showValue('value', { level: assessment.level, reasons: assessment.reasons })
})
