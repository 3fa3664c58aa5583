import type { ComponentProps } from 'react'
import { TextField } from './TextField'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

export const EmailField = (props: Props) => (
  <TextField
    name="email"
    autoComplete="email"
    {...props}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
  />
)
