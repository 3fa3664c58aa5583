import { useState, type FormEvent } from 'react'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'

export interface FinderCopy {
  readonly label: string
  readonly example: string
  readonly find: string
  readonly nobody: (number: string) => string
}

interface Props {
  readonly copy: FinderCopy
  readonly longest: number
  /** Empty: nothing is looked for. */
  readonly onFind: (number: string) => void
}

/** A member reads a number out. */
export const Finder = ({ copy, longest, onFind }: Props) => {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind(typed.trim())
  }
  return (
    <form className="staff-filter-form" onSubmit={submit} role="search">
      <TextField
        label={copy.label}
        placeholder={copy.example}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (value.trim() === '') onFind('')
        }}
      />
      <Button type="submit" tone="second">
        {copy.find}
      </Button>
    </form>
  )
}
