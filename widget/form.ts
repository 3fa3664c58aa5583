import { ageOn, thaiAge, thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import { ageAt, figureNames, figureUnits, positionHint, repairWords, shownPosition } from '@careplus/core/growth'
import { h } from './dom'
import { dayIn, positionOf, type Field, type FieldProblem, type Typed } from './growthResult'
import { words } from './words'

export interface FormEvents {
  readonly onInput: (field: Field, value: string) => void
  readonly onLeave: (field: Field) => void
  readonly onSubmit: () => void
  readonly onAnew: () => void
  readonly onRepair: (problem: FieldProblem) => void
  readonly onMeant: (problem: FieldProblem) => void
}

/** Figures that look like a slip, and which a parent may have meant. */
const mayBeMeant = /^(FiguresExchanged|TenfoldSlip)$/

export interface Form {
  readonly node: HTMLFormElement
  readonly fill: (today: IsoDate, typed: Typed) => void
  /** Sentences at their fields; a field without one has none any more. */
  readonly tell: (problems: ReadonlyArray<FieldProblem>) => void
  readonly focus: (field: Field) => void
  /** The level of its title, and whether the page gets the result: the form says which. */
  readonly adapt: (level: number, isShared: boolean) => void
}

const note = (id: string, className: string, part: string) => h('div', { id, class: className, part })

const textField = (
  name: Field,
  label: string,
  events: FormEvents,
  {
    unit,
    placeholder,
    optional,
    hint,
  }: { unit?: string; placeholder?: string; optional?: boolean; hint?: string } = {},
) => {
  const input = h('input', {
    id: name,
    part: 'input',
    type: 'text',
    inputmode: unit === undefined ? 'text' : unit === words.weeks || unit === words.days ? 'numeric' : 'decimal',
    autocomplete: 'off',
    placeholder,
    'aria-describedby': [unit && `${name}-unit`, `${name}-hint`, `${name}-error`].filter(Boolean).join(' '),
  })
  input.addEventListener('input', () => events.onInput(name, input.value))
  input.addEventListener('blur', () => events.onLeave(name))
  const labelText = h('span', {}, label)
  const shownText = note(`${name}-hint`, 'hint', 'hint')
  if (hint !== undefined) shownText.textContent = hint
  const node = h(
    'div',
    { class: unit === undefined ? 'field' : 'field number', part: 'field' },
    h(
      'label',
      { for: name, part: 'label' },
      labelText,
      optional && h('span', { class: 'optional' }, ` ${words.optional}`),
    ),
    h('div', { class: 'box' }, input, unit !== undefined && h('span', { id: `${name}-unit`, class: 'unit' }, unit)),
    shownText,
    note(`${name}-error`, 'problem', 'error'),
  )
  return { node, input, labelText, hint: shownText }
}

const choice = (
  name: Field,
  legend: string,
  options: ReadonlyArray<readonly [value: string, label: string]>,
  events: FormEvents,
) => {
  const inputs = options.map(([value]) => {
    const input = h('input', { type: 'radio', name, value, id: `${name}-${value}` })
    input.addEventListener('change', () => events.onInput(name, value))
    return input
  })
  const hint = note(`${name}-hint`, 'hint', 'hint')
  const node = h(
    'fieldset',
    { class: 'field choice', part: 'field', 'aria-describedby': `${name}-hint ${name}-error` },
    h('legend', { part: 'label' }, legend),
    h(
      'div',
      { class: 'halves' },
      ...inputs.map((input, i) => h('label', { class: 'half' }, input, h('span', { part: 'choice' }, options[i]![1]))),
    ),
    hint,
    note(`${name}-error`, 'problem', 'error'),
  )
  const put = (value: string | null) => {
    for (const input of inputs) input.checked = input.value === value
  }
  return { node, inputs, hint, put }
}

export const growthForm = (events: FormEvents): Form => {
  const sex = choice(
    'sex',
    words.sex,
    [
      ['female', words.female],
      ['male', words.male],
    ],
    events,
  )
  const birthDate = textField('birthDate', words.birthDate, events, { placeholder: words.birthDatePlaceholder })
  const date = textField('date', words.date, events, { placeholder: words.datePlaceholder })
  const weight = textField('weight', figureNames.weight, events, { unit: figureUnits.weight })
  const height = textField('height', figureNames.height, events, { unit: figureUnits.height, optional: true })
  const measure = choice(
    'measure',
    words.measure,
    [
      ['l', words.lying],
      ['h', words.standing],
    ],
    events,
  )
  const weeks = textField('gestationWeeks', words.gestationWeeks, events, {
    unit: words.weeks,
    optional: true,
    hint: words.gestationHint,
  })
  const days = textField('gestationDays', words.gestationDays, events, { unit: words.days, optional: true })
  const head = textField('headCircumference', figureNames.head_circumference, events, {
    unit: figureUnits.head_circumference,
    optional: true,
  })
  const texts = { birthDate, date, weight, height, gestationWeeks: weeks, gestationDays: days, headCircumference: head }
  const more = h(
    'details',
    { class: 'more' },
    h('summary', { part: 'more' }, words.more),
    h('div', { class: 'fields' }, weeks.node, days.node, head.node),
  )
  const anew = h('button', { type: 'button', class: 'ghost', part: 'anew' }, words.anew)
  anew.addEventListener('click', events.onAnew)
  let title: HTMLElement = h('h2', { class: 'title', part: 'title' }, words.title)
  const privacy = h('p', { class: 'small', part: 'private' }, words.notShared)
  const node = h(
    'form',
    { novalidate: true, part: 'form', class: 'form' },
    title,
    h('p', { class: 'lead' }, words.lead),
    h('div', { class: 'fields' }, sex.node, birthDate.node, date.node, weight.node, height.node, measure.node),
    more,
    h('div', { class: 'deeds' }, h('button', { type: 'submit', class: 'button', part: 'button' }, words.submit), anew),
    privacy,
  )
  node.addEventListener('submit', (event) => {
    event.preventDefault()
    events.onSubmit()
  })

  const problemAt = (field: Field) => node.querySelector(`#${field}-error`)
  const controlsOf = (field: Field): ReadonlyArray<HTMLInputElement> =>
    field === 'sex' ? sex.inputs : field === 'measure' ? measure.inputs : [texts[field].input]

  const repairs = (messages: FieldProblem): ReadonlyArray<HTMLButtonElement> => {
    const { problem } = messages
    const label =
      problem._tag === 'FiguresExchanged'
        ? words.exchange
        : 'proposed' in problem
          ? repairWords(problem.proposed, problem.field)
          : null
    if (label === null) return []
    const repair = h('button', { type: 'button', class: 'repair', part: 'repair' }, label)
    repair.addEventListener('click', () => events.onRepair(messages))
    if (!mayBeMeant.test(problem._tag)) return [repair]
    const meant = h('button', { type: 'button', class: 'ghost', part: 'meant' }, words.meant)
    meant.addEventListener('click', () => events.onMeant(messages))
    return [repair, meant]
  }

  return {
    node,
    fill: (today, typed) => {
      sex.put(typed.sex)
      for (const [name, { input }] of Object.entries(texts)) {
        const value = typed[name as keyof typeof texts]
        // The same value is not set again, because the caret would move.
        if (input.value !== value) input.value = value
      }
      const [born, on] = [dayIn(typed.birthDate), dayIn(typed.date)]
      const age = on !== null && on > today ? null : ageAt(born, on)
      const position = shownPosition(positionOf(typed.measure), age)
      measure.put(position)
      measure.hint.textContent = positionHint(positionOf(typed.measure), age)
      height.labelText.textContent = position === 'l' ? words.length : figureNames.height
      birthDate.hint.textContent =
        born === null || born > today ? '' : `${thaiFullDate(born)} · ${words.age(thaiAge(ageOn(born, today)))}`
      date.hint.textContent = on === null || on > today ? '' : thaiFullDate(on)
      if (typed.gestationWeeks + typed.gestationDays + typed.headCircumference !== '') more.open = true
    },
    tell: (problems) => {
      for (const box of node.querySelectorAll('.problem')) {
        const messages = problems.find(({ field }) => box === problemAt(field))
        const text = messages?.text ?? ''
        // One that says the same stays: the keyboard may be on its way to its button.
        if ((box.querySelector('p')?.textContent ?? '') !== text)
          box.replaceChildren(...(messages === undefined ? [] : [h('p', {}, text), ...repairs(messages)]))
        if (messages !== undefined && more.contains(box)) more.open = true
      }
      const wrong = new Set(problems.flatMap(({ field }) => controlsOf(field)))
      for (const input of node.querySelectorAll('input'))
        if (wrong.has(input)) input.setAttribute('aria-invalid', 'true')
        else input.removeAttribute('aria-invalid')
    },
    focus: (field) => {
      const controls = controlsOf(field)
      ;(controls.find(({ checked }) => checked) ?? controls[0])?.focus()
    },
    adapt: (level, isShared) => {
      const next = h(`h${level}` as 'h2', { class: 'title', part: 'title' }, words.title)
      title.replaceWith(next)
      title = next
      privacy.textContent = isShared ? words.shared : words.notShared
    },
  }
}
