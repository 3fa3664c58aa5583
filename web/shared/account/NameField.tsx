import { sessionCopy } from '../../copy/session.th'
import { TextField, type TextFieldProps } from '../../ui/TextField'

const copy = sessionCopy.finish

export const NameField = (field: Pick<TextFieldProps, 'name' | 'error' | 'onInput' | 'defaultValue'>) => (
  <TextField label={copy.name} optional autoComplete="given-name" placeholder={copy.namePlaceholder} {...field} />
)
