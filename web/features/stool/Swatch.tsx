import type { CardColour } from '@careplus/core/stool'
import './swatch.css'

/** One flat colour of the card; only blood has a drawing on it. No state tints or fades it. */
export const Swatch = ({ colour, small = false }: { readonly colour: CardColour; readonly small?: boolean }) => {
  const { id, hex, blood } = colour
  const [red] = blood
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className={small ? 'stool-swatch stool-swatch--small' : 'stool-swatch'}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="160" height="100" fill={hex} />
      {id === 'much-blood' && <path d="M0 70 C30 52 58 54 82 64 S132 72 160 52 V100 H0Z" fill={red} />}
      {id === 'blood-streak' && (
        <path
          d="M25 35q27 15 56 0M105 29q12 7 26 2M34 65q9 4 19 0M66 72q28 -10 58 -2"
          fill="none"
          stroke={red}
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
