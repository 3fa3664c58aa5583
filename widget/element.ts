import type { CareplusGrowthElement, CareplusGrowthResult } from './careplus-growth'
import { buddhistYear, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { Indicator, References } from '@careplus/core/growth'
import { loadReferences } from '@careplus/core/growth-references'
import { h } from './dom'
import { growthForm, type Form } from './form'
import {
  dayIn,
  fields,
  nothingTyped,
  problemsOf,
  readingOf,
  type Field,
  type FieldProblem,
  type Meant,
  type Read,
  type Typed,
} from './growthResult'
import { growthResult, type Result } from './result'
import { css } from './styles'
import { words } from './words'

const attributeOf = (field: string): string => field.replaceAll(/[A-Z]/g, (initial) => `-${initial.toLowerCase()}`)
const isDay = /^(birthDate|date)$/

const fieldOf: ReadonlyMap<string, Field> = new Map(fields.map((field) => [attributeOf(field), field]))

const charts: Readonly<Record<string, Indicator>> = {
  height: 'lengthHeightForAge',
  weight: 'weightForAge',
  'weight-for-height': 'weightForLengthHeight',
  bmi: 'bmiForAge',
  head: 'headCircumferenceForAge',
}

const written = (day: IsoDate): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date}/${month}/${buddhistYear(year)}`
}

/** A constructed sheet works only in the document that made it. */
const sheets = new WeakMap<Document, CSSStyleSheet>()
let references: References | null = null

/** Empty in a document without a window, which shows nothing. */
const sheetsOf = (page: Document): CSSStyleSheet[] => {
  const view = page.defaultView
  if (view === null) return []
  const sheet = sheets.get(page) ?? new view.CSSStyleSheet()
  if (!sheets.has(page)) sheet.replaceSync(css)
  sheets.set(page, sheet)
  return [sheet]
}
const tables = (): References => (references ??= loadReferences())

/** A page that changes an attribute in its own listener would otherwise never end the task. */
const maxEventsInATask = 20

// On a server that only imports the file, the class has no base and is never constructed.
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement)

/** It makes no request; the page around it gets the figures only with `share-result`. */
export class CareplusGrowth extends Base implements Omit<CareplusGrowthElement, Field> {
  static readonly observedAttributes = [...fieldOf.keys(), 'chart', 'heading-level', 'result-only', 'share-result']

  #typed: Typed = nothingTyped
  /** What the page itself has put there. */
  #given: Typed = nothingTyped
  #dated = false
  #meant: Meant = {}
  #left: ReadonlySet<Field> = new Set()
  #read: Read | null = null
  #problems: ReadonlyArray<FieldProblem> = []
  #form: Form | null = null
  #shown: Result | null = null
  #status: HTMLElement | null = null
  #place: HTMLElement | null = null
  #waits = false
  /** What has changed since the last check. */
  #changed: 'nothing' | 'appearance' | 'figures' = 'figures'
  #eventsInTask = 0
  /** The chart that the reader chose; null: none yet. */
  #chosen: Indicator | null = null
  #watch: ResizeObserver | null = null

  connectedCallback(): void {
    // A property that was set before the script ran is an own property and hides the class's.
    for (const name of [...fields, 'chart', 'headingLevel', 'resultOnly', 'shareResult'])
      if (Object.hasOwn(this, name)) {
        const own = this as unknown as Record<string, unknown>
        const value = own[name]
        delete own[name]
        own[name] = value
      }
    if (this.#form === null) this.#build()
    this.shadowRoot!.adoptedStyleSheets = sheetsOf(this.ownerDocument)
    this.#watch?.observe(this.#place!)
    if (this.#changed !== 'nothing') this.#later(this.#changed)
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect()
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value) return
    const field = fieldOf.get(name)
    if (field !== undefined) return this.putField(field, value)
    if (name === 'chart') this.#chosen = null
    this.#later(name === 'result-only' && this.#read === null ? 'figures' : 'appearance')
  }

  get chart(): string {
    return this.getAttribute('chart') ?? ''
  }
  set chart(value: string) {
    this.setAttribute('chart', value)
  }
  /** Of the form's title and the result's heading: 2 to 5. */
  get headingLevel(): number {
    const level = Number(this.getAttribute('heading-level') ?? 2)
    return level >= 2 && level <= 5 ? Math.floor(level) : 2
  }
  set headingLevel(value: number) {
    this.setAttribute('heading-level', String(value))
  }
  get resultOnly(): boolean {
    return this.hasAttribute('result-only')
  }
  set resultOnly(value: boolean) {
    this.toggleAttribute('result-only', value)
  }
  /** Whether events and properties give the page figures. */
  get shareResult(): boolean {
    return this.hasAttribute('share-result')
  }
  set shareResult(value: boolean) {
    this.toggleAttribute('share-result', value)
  }

  /** null: no result is shown, or it is not shared. */
  get result(): CareplusGrowthResult | null {
    return this.shareResult ? (this.#read?.result ?? null) : null
  }
  /** In the order of the form; empty where the result is not shared. */
  get problems(): ReadonlyArray<FieldProblem> {
    return this.shareResult ? this.#problems : []
  }

  /** null: refused, or not shared. */
  check(): CareplusGrowthResult | null {
    this.#check()
    return this.result
  }

  #check(): void {
    if (this.#form === null) return
    this.#changed = 'nothing'
    this.#read = null
    const today = this.#today()
    this.#refill()
    this.#problems = problemsOf(today, this.#typed, this.#meant)
    this.#left = new Set(fields)
    this.#form.tell(this.#problems)
    this.#read = this.#problems.length === 0 ? readingOf(tables(), today, this.#typed, this.#meant) : null
    this.#show()
    this.#notify()
  }

  #notify(): void {
    if (this.#eventsInTask === 0) setTimeout(() => (this.#eventsInTask = 0))
    if (this.#eventsInTask >= maxEventsInATask) return
    this.#eventsInTask += 1
    const [type, detail] =
      this.#read === null
        ? ['careplus-growth-refused', { problems: this.#problems }]
        : ['careplus-growth-result', this.#read.result]
    this.dispatchEvent(
      new CustomEvent(type, { detail: this.shareResult ? detail : null, bubbles: true, composed: true }),
    )
  }

  reset(): void {
    this.#begin()
    for (const [name, field] of fieldOf) this.#put(field, this.getAttribute(name) ?? '')
    this.#given = this.#typed
    this.#refill()
  }

  valueOfField(field: Field): string {
    return (this.shareResult ? this.#typed : this.#given)[field]
  }
  putField(field: Field, value: unknown): void {
    const [before, wasDated] = [this.#typed[field], this.#dated]
    this.#put(field, value === null || value === undefined ? '' : String(value))
    this.#given = { ...this.#given, [field]: this.#typed[field] }
    if (this.#typed[field] !== before || this.#dated !== wasDated) this.#later('figures')
  }

  #today(): IsoDate {
    return todayInBangkok(Date.now())
  }

  #put(field: Field, value: string): void {
    const day = isDay.test(field) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayIn(value) : null
    this.#typed = { ...this.#typed, [field]: day === null ? value : written(day) }
    if (field === 'date') this.#dated = value !== ''
    this.#left = new Set([...this.#left].filter((one) => one !== field))
  }

  /** Attributes and properties change one by one, so they are decoded together, once. */
  #later(changed: 'appearance' | 'figures'): void {
    if (this.#changed !== 'figures') this.#changed = changed
    if (this.#waits || !this.isConnected) return
    this.#waits = true
    queueMicrotask(() => {
      this.#waits = false
      if (this.#form === null) return
      this.#form.adapt(this.headingLevel, this.shareResult)
      this.#form.node.hidden = this.resultOnly
      const onlyAppearance = this.#changed === 'appearance'
      this.#changed = 'nothing'
      if (onlyAppearance) return this.#show()
      const { sex, birthDate, weight, height } = this.#typed
      const isWhole = [sex, birthDate, weight, height].every((text) => text !== '')
      if (isWhole || (this.resultOnly && `${sex}${birthDate}${weight}${height}` !== '')) return this.#check()
      this.#forget()
      this.#refill()
    })
  }

  /** Without a given day the measurement is of today; a result keeps its day. */
  #refill(): void {
    const today = this.#today()
    if (!this.#dated && this.#read === null) this.#typed = { ...this.#typed, date: written(today) }
    this.#form?.fill(today, this.#typed)
  }

  #begin(): void {
    this.#typed = nothingTyped
    this.#dated = false
    this.#meant = {}
    this.#left = new Set()
    this.#problems = []
    this.#chosen = null
    this.#form?.tell([])
    this.#forget()
  }

  #forget(): void {
    this.#read = null
    this.#shown = null
    this.#place?.replaceChildren()
    if (this.#status !== null) this.#status.textContent = ''
  }

  #show(): void {
    const read = this.#read
    if (this.#place === null || this.#status === null) return
    if (read === null) {
      this.#forget()
      if (this.resultOnly && this.#problems.length > 0)
        this.#place.replaceChildren(
          h(
            'div',
            { class: 'note warn', part: 'error' },
            h('p', { class: 'strong' }, words.cannotRead),
            ...this.#problems.map(({ text }) => h('p', {}, text)),
          ),
        )
      return
    }
    this.#shown = growthResult({
      references: tables(),
      read,
      level: this.headingLevel,
      first: this.#chosen ?? charts[this.chart] ?? null,
      onChoose: (indicator) => (this.#chosen = indicator),
    })
    this.#place.replaceChildren(this.#shown.node)
    this.#shown.resize()
    this.#status.textContent = words.spoken(read.result.heading, read.result.next)
  }

  #build(): void {
    const root = this.attachShadow({ mode: 'open' })
    const reported = () => this.#problems.filter(({ field }) => this.#left.has(field))
    const appearance = () => {
      this.#problems = problemsOf(this.#today(), this.#typed, this.#meant)
      this.#form?.tell(reported())
    }
    const typing = (field: Field, value: string) => {
      this.#put(field, value)
      if (field === 'date') this.#dated = true
      this.#forget()
      this.#refill()
      appearance()
    }
    this.#form = growthForm({
      onInput: typing,
      onLeave: (field) => {
        if (this.#typed[field] === '' || this.#left.has(field)) return
        this.#left = new Set([...this.#left, field])
        appearance()
        const shownText = this.#problems.find((one) => one.field === field)
        if (shownText !== undefined && this.#status !== null) this.#status.textContent = shownText.text
      },
      onSubmit: () => {
        this.#check()
        const [first] = this.#problems
        if (first !== undefined) return this.#form?.focus(first.field)
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
        this.#place?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
      },
      onAnew: () => {
        this.#begin()
        this.#refill()
        this.#form?.focus('sex')
      },
      onRepair: ({ field, problem }) => {
        if (problem._tag === 'FiguresExchanged') {
          this.#put('weight', String(problem.weight))
          typing('height', String(problem.height))
        } else if ('proposed' in problem) typing(field, String(problem.proposed))
        this.#form?.focus(field)
      },
      onMeant: ({ field, problem }) => {
        const { weight, height, headCircumference } = this.#typed
        this.#meant =
          problem._tag === 'FiguresExchanged'
            ? { ...this.#meant, weight, height }
            : field === 'headCircumference'
              ? { ...this.#meant, head_circumference: headCircumference }
              : { ...this.#meant, [field]: field === 'weight' ? weight : height }
        appearance()
        this.#form?.focus(field)
      },
    })
    this.#status = h('p', { class: 'hidden', role: 'status' })
    this.#place = h('div', { class: 'place' })
    root.append(h('div', { class: 'root', part: 'root', lang: 'th' }, this.#form.node, this.#status, this.#place))
    // The day may have changed since the form was shown.
    this.#form.node.addEventListener('focusin', () => this.#refill())
    if (typeof ResizeObserver !== 'undefined') this.#watch = new ResizeObserver(() => this.#shown?.resize())
  }
}

for (const field of fields)
  Object.defineProperty(CareplusGrowth.prototype, field, {
    configurable: true,
    enumerable: true,
    get(this: CareplusGrowth) {
      return this.valueOfField(field)
    },
    set(this: CareplusGrowth, value: unknown) {
      this.putField(field, value)
    },
  })
