import { foldDigits } from '@careplus/core/internal/text'
import { oneLine } from '@careplus/core/text'
import { useEffect, useState, type FormEvent } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'

export interface FinderCopy {
  readonly table: string
  readonly label: string
  readonly example: string
  readonly find: string
  readonly nobody: (number: string) => string
}

export const useSoughtNumber = (): readonly [number: string, seek: (number: string) => void] => {
  const [params, setParams] = useSearchParams()
  return [params.get('number') ?? '', (number) => setParams(number === '' ? {} : { number }, { replace: true })]
}

interface Props {
  readonly copy: FinderCopy
  readonly longest: number
  readonly sought: string
  readonly onFind: (number: string) => void
}

export const NumberSearch = ({ copy, longest, sought, onFind }: Props) => {
  const [typed, setTyped] = useState(sought)
  useEffect(() => setTyped(sought), [sought])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind(foldDigits(oneLine(typed)))
  }
  return (
    <form className="staff-filter-form staff-finder" onSubmit={submit} role="search">
      <TextField
        label={copy.label}
        placeholder={copy.example}
        value={typed}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (oneLine(value) === '') onFind('')
        }}
      />
      <Button type="submit" tone="second">
        {copy.find}
      </Button>
    </form>
  )
}
