import { useCallback, useEffect, useRef, useState } from 'react'
import type { Problem, Problems } from './typedMeasurement'
import { showField } from './showField'

/** Never the error of the field being typed in. `form` goes on the form element. */
export const useProblems = <Field extends string>(problems: Problems<Field>) => {
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [attempts, setAttempts] = useState(0)
  const showing = useRef(false)
  const leave = useCallback((field: Field) => setLeft((fields) => new Set(fields).add(field)), [])
  const enter = useCallback((field: Field) => {
    // A submit moved the focus there, which must not hide the error.
    if (showing.current) return
    setLeft((fields) => {
      const rest = new Set(fields)
      rest.delete(field)
      return rest
    })
  }, [])
  const shown = (field: Field): Problem | undefined => (left.has(field) ? problems[field] : undefined)
  const tried = (): boolean => {
    const fields = Object.keys(problems)
    setLeft(new Set(fields))
    setAttempts((n) => n + 1)
    return fields.length === 0
  }
  useEffect(() => {
    if (attempts === 0) return
    const wrong = form.current?.querySelector('[data-field]:has(.ui-field__error, .ui-check__error)')
    showing.current = true
    if (wrong) showField(wrong)
    showing.current = false
  }, [attempts])
  return { form, shown, leave, enter, tried }
}
