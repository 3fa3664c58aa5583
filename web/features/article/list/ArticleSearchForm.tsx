import { useEffect, useRef, useState, type FormEvent } from 'react'
import { articleCopy } from '../../../copy/article.th'
import { Icon } from '../../../ui/Icon'
import { Search, X } from '../../../ui/icons'
import { searchOf } from './articleFilter'

const copy = articleCopy.list

interface Props {
  readonly search: string
  readonly asked: boolean
  readonly onAskedMet: () => void
  readonly onSearch: (words: string) => void
}

/** Thai has no spaces between words, so the text is sent as typed and the server separates the words. */
export const ArticleSearchForm = ({ search, asked, onAskedMet, onSearch }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setTyped(search)
  }

  useEffect(() => {
    if (!asked) return
    // On a new page the shell first moves the focus to the heading.
    const timer = setTimeout(() => {
      field.current?.focus()
      onAskedMet()
    })
    return () => clearTimeout(timer)
  }, [asked, onAskedMet])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    field.current?.blur()
    onSearch(searchOf(typed))
  }
  const clear = (): void => {
    setTyped('')
    field.current?.focus()
    if (search !== '') onSearch('')
  }
  return (
    <form className="article-search" role="search" onSubmit={submit}>
      <button type="submit" className="icon-button">
        <Icon of={Search} label={copy.searchNow} />
      </button>
      <input
        ref={field}
        type="text"
        name="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={copy.search}
        placeholder={copy.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button type="button" className="icon-button" onClick={clear}>
          <Icon of={X} label={copy.searchClear} />
        </button>
      )}
    </form>
  )
}
