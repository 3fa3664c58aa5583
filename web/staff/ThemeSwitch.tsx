import { useState } from 'react'
import { themes } from '../composition/helperCookie'
import { themeCopy as copy } from '../copy/theme.th'
import { isNight, paintTheme } from '../page/theme'
import { Segmented } from '../ui/Segmented'
import { themeKey } from './staffTheme'

type Theme = (typeof themes)[number]

const stored = (): Theme => {
  try {
    const theme = localStorage.getItem(themeKey)
    return themes.find((each) => each === theme) ?? 'light'
  } catch {
    return 'light'
  }
}

export const ThemeSwitch = () => {
  const [theme, setTheme] = useState(stored)
  return (
    <div className="staff-rail__theme">
      <Segmented
        label={copy.name}
        hideLabel
        options={themes.map((value) => ({ value, label: copy[value] }))}
        value={theme}
        answer={false}
        onChange={(chosen) => {
          setTheme(chosen)
          try {
            localStorage.setItem(themeKey, chosen)
          } catch {
            // A browser that stores nothing is painted all the same, until the page is left.
          }
          paintTheme(isNight(chosen, matchMedia('(prefers-color-scheme: dark)').matches))
        }}
      />
    </div>
  )
}
