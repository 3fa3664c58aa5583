import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BandSteps } from './BandSteps'
import { Button } from './Button'
import { Checkbox } from './Checkbox'
import { ChoiceCards } from './ChoiceCards'
import { Hero } from './Hero'
import { NumberField } from './NumberField'
import { Progress } from './Progress'

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]

describe('Button', () => {
  test('busy: keeps its words for the width, says the busy word, and is not disabled', () => {
    const html = renderToStaticMarkup(<Button busy>บันทึก</Button>)
    expect(html).toContain('บันทึก')
    expect(html).toContain('กำลังส่ง')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled')
  })

  test('waiting: the reason stands beside it and describes it', () => {
    const html = renderToStaticMarkup(<Button waiting="ติ๊กสองข้อแรกก่อน">ส่งรหัส</Button>)
    const id = attribute(html, 'aria-describedby')
    expect(html).toContain(`id="${id}">ติ๊กสองข้อแรกก่อน`)
  })
})

describe('NumberField', () => {
  const html = renderToStaticMarkup(
    <NumberField
      label="ส่วนสูง"
      unit="ซม."
      error="หมายถึง 88.5 ซม. ใช่ไหมคะ"
      repair={{ label: 'ใช้ 88.5 ซม.', onRepair: () => undefined }}
      hint="วัดตอนเช้า"
    />,
  )
  test('ties label, unit, error and hint to the input', () => {
    const id = attribute(html, 'for')
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`aria-describedby="${id}-unit ${id}-error ${id}-hint"`)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('inputMode="decimal"')
  })
  test('proposes the repair with a button, whose unit is read in full', () => {
    expect(html).toContain('<span aria-hidden="true">ใช้ 88.5 ซม.</span>')
    expect(html).toContain('<span class="ui-hidden">ใช้ 88.5 เซนติเมตร</span></button>')
  })
  test('reads its unit in full', () => expect(html).toContain(`id="${attribute(html, 'for')}-unit" hidden="">เซนติเมตร`))
})

describe('prerendered output', () => {
  test('carries no style attribute: the page allows style sheets of its own only', () => {
    const html = renderToStaticMarkup(
      <>
        <Hero>คำ</Hero>
        <Progress label="มื้อผัก" value={3} max={5} />
        <BandSteps
          label="ส่วนสูง"
          reached={1}
          bands={[
            { word: 'เตี้ย', tone: 'far' },
            { word: 'สูงตามเกณฑ์', tone: 'ok' },
          ]}
        />
      </>,
    )
    expect(html).not.toContain('style=')
    expect(html).toContain('width="60%"')
    expect(html).toContain('aria-label="ส่วนสูง"')
  })
})

describe('a box to tick and a choice', () => {
  const named = (html: string): string => {
    const id = attribute(html, 'aria-labelledby')
    return new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? ''
  }
  test('are named by their first line alone: what explains it is read once, after it', () => {
    const box = renderToStaticMarkup(<Checkbox help="ถอนได้ทุกเมื่อ">รับข่าวสาร</Checkbox>)
    expect(named(box)).toBe('รับข่าวสาร')
    const card = renderToStaticMarkup(
      <ChoiceCards
        label="ส่งทางไหน"
        choices={[{ value: 'mail', label: 'อีเมล', help: 'ภายใน 1 นาที' }]}
        value={null}
        onChange={() => undefined}
      />,
    )
    expect(named(card)).toBe('อีเมล')
  })
})
