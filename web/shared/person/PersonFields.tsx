import type { ComponentProps } from 'react'
import { BirthDatePicker } from '../../ui/BirthDatePicker'
import { Segmented } from '../../ui/Segmented'
import { TextField } from '../../ui/TextField'

type Sex = 'female' | 'male'
type Name = 'name' | 'sex' | 'birthDate'

interface PersonForm {
  readonly values: { readonly name: string; readonly sex: Sex | null; readonly birthDate: string | null }
  readonly onChange: (change: { name: string } | { sex: Sex } | { birthDate: string | null }) => void
  readonly problem: (field: Name) => { readonly text: string } | undefined
  readonly onLeave: (field: Name) => void
  readonly onEnter: (field: Name) => void
}

type TextProps = Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'placeholder'>

export const NameField = ({ form, ...shown }: TextProps & { readonly form: PersonForm }) => (
  <div data-field="name">
    <TextField
      {...shown}
      autoComplete="off"
      value={form.values.name}
      onChange={(event) => {
        form.onEnter('name')
        form.onChange({ name: event.target.value })
      }}
      onBlur={() => form.onLeave('name')}
      error={form.problem('name')?.text}
    />
  </div>
)

interface SexProps {
  readonly form: PersonForm
  readonly copy: { readonly sex: string; readonly female: string; readonly male: string }
  readonly hint: string
}

export const SexField = ({ form, copy, hint }: SexProps) => (
  <div data-field="sex">
    <Segmented<Sex>
      label={copy.sex}
      options={[
        { value: 'female', label: copy.female },
        { value: 'male', label: copy.male },
      ]}
      value={form.values.sex}
      onChange={(sex) => form.onChange({ sex })}
      hint={hint}
      error={form.problem('sex')?.text}
    />
  </div>
)

type DateProps = Pick<ComponentProps<typeof BirthDatePicker>, 'label' | 'max' | 'years' | 'hint'>

export const BirthDateField = ({ form, ...shown }: DateProps & { readonly form: PersonForm }) => (
  <div data-field="birthDate">
    <BirthDatePicker
      {...shown}
      value={form.values.birthDate}
      onChange={(birthDate) => {
        form.onChange({ birthDate })
        if (birthDate !== null) form.onLeave('birthDate')
      }}
      error={form.problem('birthDate')?.text}
    />
  </div>
)
