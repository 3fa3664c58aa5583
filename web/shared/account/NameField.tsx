import { sessionCopy } from '../../copy/session.th'
import { TextField, type TextFieldProps } from '../../ui/TextField'

const copy = sessionCopy.finish

/** What the app calls a new member; may stay empty. */
export const NameField = (field: Pick<TextFieldProps, 'name' | 'error' | 'onInput' | 'defaultValue'>) => (
  <TextField label={copy.name} optional autoComplete="given-name" placeholder={copy.namePlaceholder} {...field} />
)
