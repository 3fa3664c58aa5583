import { skin } from '@careplus/core/internal/growth-pictures'

export const NewbornFigure = () => (
  <g>
    <ellipse cy="96" rx="58" ry="7" fill="#0B3B30" opacity=".12" />
    <path d="M-50 -12 C-64 40 -44 98 0 98 C44 98 64 40 50 -12Z" fill="#FFF6DF" />
    <path d="M-56 22 C-20 44 26 30 55 4 C62 40 44 98 0 98 C-34 98 -54 62 -56 22Z" fill="#7CC4A4" />
    <path d="M-52 52 C-16 66 24 56 52 34 C46 72 30 98 0 98 C-28 98 -46 78 -52 52Z" fill="#2A8C70" />
    <path d="M-42 74 C-14 84 20 78 42 64 C34 86 20 98 0 98 C-20 98 -34 88 -42 74Z" fill="#F4B13E" />
    <path
      d="M0 -98 C38 -98 62 -70 60 -34 C58 2 34 18 0 18 C-34 18 -58 2 -60 -34 C-62 -70 -38 -98 0 -98Z"
      fill="#FFF6DF"
    />
    <path
      d="M0 -84 C30 -84 48 -62 47 -34 C46 -6 28 8 0 8 C-28 8 -46 -6 -47 -34 C-48 -62 -30 -84 0 -84Z"
      fill={skin.base}
    />
    <path
      d="M-14 -83 C-2 -70 18 -70 20 -58 C8 -60 -2 -64 -8 -72 C-10 -64 -16 -60 -24 -58 C-26 -70 -22 -80 -14 -83Z"
      fill="#3A2620"
    />
    <circle cx="-17" cy="-32" r="4.6" fill="#2E1E1A" />
    <circle cx="17" cy="-32" r="4.6" fill="#2E1E1A" />
    <circle cx="-15.6" cy="-34" r="1.5" fill="#fff" />
    <circle cx="18.4" cy="-34" r="1.5" fill="#fff" />
    <ellipse cx="-29" cy="-19" rx="8.5" ry="6" fill={skin.blush} opacity=".42" />
    <ellipse cx="29" cy="-19" rx="8.5" ry="6" fill={skin.blush} opacity=".42" />
    <path d="M-2.5 -24q2.5 2.2 5 0" stroke={skin.shade} strokeWidth="2.4" fill="none" strokeLinecap="round" />
    <path d="M-8 -14Q0 -6 8 -14" stroke={skin.lip} strokeWidth="3" fill="none" strokeLinecap="round" />
  </g>
)
