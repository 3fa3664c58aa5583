import { useCallback, useState } from 'react'
import { helperChoices, rememberHelper, themes } from '../../composition/helperCookie'
import { themeCopy as copy } from '../../copy/theme.th'
import { onTab, useOnReturn } from '../../page/onReturn'
import { isNight, paintTheme } from '../../page/theme'
import { Segmented } from '../../ui/Segmented'

interface Props {
  readonly hideLabel?: boolean
  readonly onChosen?: () => void
}

export const ThemeChoice = ({ hideLabel = false, onChosen }: Props) => {
  const [theme, setTheme] = useState(() => helperChoices().theme ?? 'light')
  useOnReturn(
    useCallback(() => setTheme((shown) => helperChoices().theme ?? shown), []),
    true,
    onTab,
  )
  return (
    <Segmented
      label={copy.name}
      options={themes.map((value) => ({ value, label: copy[value] }))}
      value={theme}
      answer={false}
      hideLabel={hideLabel}
      onChange={(chosen) => {
        setTheme(chosen)
        rememberHelper({ ...helperChoices(), theme: chosen })
        // Not from the cookie, because a browser that stores none shows the chosen theme too, until the page is left.
        paintTheme(isNight(chosen, matchMedia('(prefers-color-scheme: dark)').matches))
        onChosen?.()
      }}
    />
  )
}
