import { sessionCopy } from '../../copy/session.th'
import { PasswordField, type PasswordFieldProps } from '../../ui/PasswordField'

interface Props extends Omit<PasswordFieldProps, 'label' | 'hint' | 'autoComplete'> {
  readonly email: string
}

export const NewPassword = ({ email, ...field }: Props) => (
  <>
    <input type="hidden" autoComplete="username" name="email" value={email} readOnly />
    <PasswordField
      label={sessionCopy.password.label}
      autoComplete="new-password"
      hint={sessionCopy.finish.hint}
      {...field}
    />
  </>
)
