import { codeInputReducer, completeCode, emptyCodeInput, type CodeInput, type CodeInputEvent } from '@careplus/core/otp'
import { byId, showValue, showWords } from './page.js'

const length = 6
let input: CodeInput = emptyCodeInput({ length })

const boxes = Array.from({ length }, (_, at) => byId<HTMLInputElement>(`box-${at}`))

const draw = (): void => {
  for (const [at, box] of boxes.entries()) box.value = input.boxes[at] ?? ''
  showWords('words', input.refused ? 'ใช้ได้เฉพาะตัวเลข' : completeCode(input) === null ? 'กรอกให้ครบ 6 หลัก' : 'ครบแล้ว')
  showValue('value', { ...input, completeCode: completeCode(input) })
}

const tell = (event: CodeInputEvent): void => {
  input = codeInputReducer(input, event)
  draw()
  boxes[input.focus]?.focus()
}

const keys: Readonly<Record<string, CodeInputEvent>> = {
  ArrowLeft: { _tag: 'moved', to: 'left' },
  ArrowRight: { _tag: 'moved', to: 'right' },
  Home: { _tag: 'moved', to: 'first' },
  End: { _tag: 'moved', to: 'last' },
  Backspace: { _tag: 'backspacePressed' },
  Delete: { _tag: 'deletePressed' },
}

for (const [at, box] of boxes.entries()) {
  box.addEventListener('focus', () => {
    if (input.focus !== at) input = codeInputReducer(input, { _tag: 'focused', box: at })
  })
  box.addEventListener('keydown', (event) => {
    const told = keys[event.key]
    if (told === undefined) return
    event.preventDefault()
    tell(told)
  })
  box.addEventListener('beforeinput', (event) => {
    if (event.data === null) return
    event.preventDefault()
    tell({ _tag: 'typed', text: event.data })
  })
  box.addEventListener('paste', (event) => {
    event.preventDefault()
    tell({ _tag: 'pasted', text: event.clipboardData?.getData('text') ?? '' })
  })
}
draw()
