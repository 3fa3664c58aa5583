import { useId } from 'react'
import { Link } from 'wouter'
import './Logo.css'

export const Mark = ({ size = 36, className = '' }: { readonly size?: number; readonly className?: string }) => {
  const clip = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <clipPath id={clip}>
        <rect width="40" height="40" rx="12" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="40" height="40" fill="#BCE2CF" />
        <circle cx="25" cy="13" r="7" fill="#F4B13E" />
        <path d="M0 28 C12 28 22 16 40 14 V40 H0Z" fill="#7CC4A4" />
        <path d="M0 33 C14 33 24 23 40 22 V40 H0Z" fill="#2A8C70" />
        <path d="M0 38 C14 38 26 31 40 30 V40 H0Z" fill="#0C5B49" />
      </g>
    </svg>
  )
}

export interface LogoProps {
  readonly onDark?: boolean
  /** `null` on the home page, where the logo is no link. */
  readonly href?: string | null
}

export const Logo = ({ onDark = false, href = '/' }: LogoProps) => {
  const name = `ui-logo${onDark ? ' ui-logo--light' : ''}`
  const face = (
    <>
      <Mark />
      <span>CarePlus</span>
    </>
  )
  return href === null ? (
    <span className={name}>{face}</span>
  ) : (
    <Link href={href} className={name}>
      {face}
    </Link>
  )
}
