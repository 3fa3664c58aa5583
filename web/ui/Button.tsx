import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { Spinner } from './Spinner'
import { shellWords } from './shellWords'
import './Button.css'

export type ButtonTone = 'primary' | 'second' | 'outline' | 'ghost' | 'mango' | 'danger' | 'light'

export interface ButtonAppearance {
  /** One `primary` on a screen. `mango` only for a draw and for ＋; `danger` only for 1669 and deleting. */
  readonly tone?: ButtonTone | undefined
  readonly size?: 'normal' | 'small' | undefined
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
}

export interface ButtonProps extends ButtonAppearance, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
  readonly waiting?: string | undefined
}

export const buttonClass = ({ tone = 'primary', size = 'normal', wide = false }: ButtonAppearance, more = ''): string =>
  `ui-button ui-button--${tone}${size === 'small' ? ' ui-button--small' : ''}${wide ? ' ui-button--wide' : ''} ${more}`.trim()

export const Button = ({
  tone,
  size,
  wide,
  icon,
  busy = false,
  busyLabel = shellWords.busy,
  waiting,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const reasonId = useId()
  const blocked = busy || waiting !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ tone, size, wide }, className)}
        onClick={press}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        data-waiting={waiting !== undefined || undefined}
        aria-describedby={waiting === undefined ? rest['aria-describedby'] : reasonId}
      >
        <span className="ui-button__face" aria-hidden={busy || undefined}>
          {icon}
          <span>{children}</span>
        </span>
        {busy && (
          <span className="ui-button__busy">
            <Spinner />
            {busyLabel}
          </span>
        )}
      </button>
      {waiting !== undefined && (
        <span className="ui-button__reason" id={reasonId}>
          {waiting}
        </span>
      )}
    </>
  )
}
