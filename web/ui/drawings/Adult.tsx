import { skin } from '@careplus/core/internal/growth-pictures'

export type AdultKind = 'mother' | 'father' | 'grandmother' | 'grandfather'

const appearances = {
  mother: {
    woman: true,
    hair: '#3A2620',
    shine: '#54382E',
    brow: '#3A2620',
    shirt: '#F4B13E',
    long: true,
    glasses: false,
  },
  father: {
    woman: false,
    hair: '#3A2620',
    shine: '#54382E',
    brow: '#3A2620',
    shirt: '#2A8C70',
    long: false,
    glasses: false,
  },
  grandmother: {
    woman: true,
    hair: '#BDB7AA',
    shine: '#D6D1C6',
    brow: '#9B9588',
    shirt: '#7CC4A4',
    long: false,
    glasses: true,
  },
  grandfather: {
    woman: false,
    hair: '#BDB7AA',
    shine: '#D6D1C6',
    brow: '#9B9588',
    shirt: '#FFF6DF',
    long: false,
    glasses: true,
  },
} as const

const shortCrop =
  'M-50 4 C-60 -46 -36 -76 2 -74 C40 -74 58 -44 50 4 C47 -8 45 -18 41 -26 C16 -22 -14 -28 -26 -40 C-32 -30 -40 -26 -43 -22 C-46 -14 -48 -4 -50 4Z'
const parted =
  'M-51 8 C-58 -50 -34 -72 0 -72 C34 -72 58 -50 51 8 C48 -14 38 -30 22 -42 C4 -28 -30 -24 -44 -20 C-48 -10 -49 0 -51 8Z'

export const AdultFigure = ({ kind }: { readonly kind: AdultKind }) => {
  const appearance = appearances[kind]
  const { woman } = appearance
  return (
    <g>
      {appearance.long && (
        <path d="M-56 -18 C-60 -78 60 -78 56 -18 L60 52 C62 74 -62 74 -60 52Z" fill={appearance.hair} />
      )}
      {kind === 'grandmother' && <circle cy="-82" r="20" fill={appearance.hair} />}
      <path d="M-13 34h26v34h-26z" fill={skin.shade} />
      <path d="M-74 120 C-74 82 -50 66 -20 60 Q0 76 20 60 C50 66 74 82 74 120Z" fill={appearance.shirt} />
      <ellipse cx="-47" rx="8" ry="11" fill={skin.base} />
      <ellipse cx="47" rx="8" ry="11" fill={skin.base} />
      <path
        d="M0 -60 C32 -60 47 -38 47 -8 C47 30 26 52 0 52 C-26 52 -47 30 -47 -8 C-47 -38 -32 -60 0 -60Z"
        fill={skin.base}
      />
      {[-1, 1].map((s) => (
        <g key={s}>
          <ellipse cx={18 * s} cy="2" rx="4.2" ry="5.2" fill="#2E1E1A" />
          <circle cx={18 * s + 1.4} r="1.5" fill="#fff" />
          <path
            d={`M${18 * s - 7} -14 q7 -4.5 14 0`}
            stroke={appearance.brow}
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
          <ellipse cx={29 * s} cy="18" rx="8.5" ry="6" fill={skin.blush} opacity=".38" />
        </g>
      ))}
      <path d="M-3 13q3 3 6 0" stroke={skin.shade} strokeWidth="2.6" fill="none" strokeLinecap="round" />
      <path d="M-11 26Q0 36 11 26" stroke={skin.lip} strokeWidth="3.2" fill="none" strokeLinecap="round" />
      <path d={woman ? parted : shortCrop} fill={appearance.hair} />
      <path d="M-28 -58 Q-12 -68 8 -67" stroke={appearance.shine} strokeWidth="4" fill="none" strokeLinecap="round" />
      {appearance.glasses && (
        <g fill="none" stroke="#47605A" strokeWidth="2.4">
          <circle cx="-18" cy="3" r="12" />
          <circle cx="18" cy="3" r="12" />
          <path d="M-6 2q6-3 12 0" />
        </g>
      )}
    </g>
  )
}
