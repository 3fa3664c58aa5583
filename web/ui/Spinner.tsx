import './Button.css'

export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <svg className="ui-spinner" width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
    <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="4" opacity=".35" />
    <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeWidth="4" />
  </svg>
)
