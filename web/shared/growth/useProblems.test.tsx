// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { mountRoot } from '../../testing/mountRoot'
import { useProblems } from './useProblems'

const message = 'กรอกชื่อก่อน'

const Form = () => {
  const { form, shown, leave, enter, tried } = useProblems<'name'>({ name: { text: message } })
  return (
    <form ref={form}>
      <div data-field="name">
        <input onFocus={() => enter('name')} onBlur={() => leave('name')} />
        {shown('name') && <p className="ui-field__error">{message}</p>}
      </div>
      <button type="button" onClick={tried}>
        ส่ง
      </button>
    </form>
  )
}

const page = mountRoot()

test('the field that a failed try leads to keeps its sentence; one that is entered to be typed in has none', async () => {
  const { root, host } = page()
  await act(() => root.render(<Form />))
  const field = host.querySelector('input')
  const words = () => host.querySelector('.ui-field__error')?.textContent
  await act(() => host.querySelector('button')?.click())
  expect(document.activeElement).toBe(field)
  expect(words()).toBe(message)
  await act(() => field?.blur())
  expect(words()).toBe(message)
  await act(() => field?.focus())
  expect(words()).toBeUndefined()
})
