import { Drawing } from '../../ui/drawings/Drawing'
import { skin } from '@careplus/core/internal/growth-pictures'

export interface ChairTestProps {
  readonly pose: 'sit' | 'stand'
}

const hair = { base: '#BDB7AA', shine: '#D6D1C6', brow: '#9B9588' }
const risen = 'translate(74 -54)'

export const ChairFigure = ({ pose }: ChairTestProps) => (
  <g>
    <ellipse rx="112" ry="9" fill="#0B3B30" opacity=".12" />
    <path d="M-66 -196 V-4 M22 -96 V-4" stroke="#9A5B00" strokeWidth="9" strokeLinecap="round" />
    <path d="M-66 -190 V-100" stroke="#F4B13E" strokeWidth="13" strokeLinecap="round" />
    <rect x="-74" y="-108" width="106" height="14" rx="7" fill="#F4B13E" />
    <path
      d={pose === 'sit' ? 'M-24,-124 L52,-120 L54,-27' : 'M54,-176 L60,-94 L54,-27'}
      fill="none"
      stroke="#0C5B49"
      strokeWidth="40"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M36 0 v-9 q2 -12 18 -12 q26 2 34 14 q3 7 -3 7z" fill="#E2714B" />
    <g {...(pose === 'stand' ? { transform: risen } : {})}>
      <path d="M-18 -258 L-16 -232" stroke={skin.shade} strokeWidth="20" strokeLinecap="round" />
      <path
        d="M-46 -224 C-46 -254 8 -254 8 -222 C14 -182 12 -150 8 -114 Q-24 -100 -54 -116 C-58 -154 -50 -182 -46 -224Z"
        fill="#FFF6DF"
      />
      <path d="M-48 -198 Q-20 -186 11 -200 L12 -178 Q-20 -164 -50 -176Z" fill="#7CC4A4" />
      <path d="M-56 -150 Q-24 -138 10 -152 L9 -130 Q-24 -116 -56 -128Z" fill="#7CC4A4" />
      <path
        d="M-22 -218 Q-12 -174 10 -186"
        fill="none"
        stroke="#2A8C70"
        strokeWidth="24"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M10 -186 L-14 -206" stroke={skin.base} strokeWidth="17" strokeLinecap="round" />
      <circle cx="-17" cy="-209" r="10" fill={skin.base} />
      <circle cx="-44" cy="-308" r="17" fill={hair.base} />
      <path
        d="M-8 -338 C24 -338 34 -314 33 -294 q7 8 1 11 C32 -262 10 -252 -6 -254 C-36 -256 -46 -282 -44 -304 C-42 -326 -28 -338 -8 -338Z"
        fill={skin.base}
      />
      <ellipse cx="16" cy="-294" rx="4" ry="5" fill="#2E1E1A" />
      <circle cx="17.5" cy="-296" r="1.4" fill="#fff" />
      <path d="M9 -308q7-4 13 0" stroke={hair.brow} strokeWidth="2.8" fill="none" strokeLinecap="round" />
      <path d="M10 -272q8 5 14 0" stroke={skin.lip} strokeWidth="3" fill="none" strokeLinecap="round" />
      <ellipse cx="7" cy="-279" rx="7.5" ry="5.5" fill={skin.blush} opacity=".4" />
      <ellipse cx="-16" cy="-288" rx="7" ry="9" fill={skin.shade} opacity=".7" />
      <path
        d="M-48 -292 C-56 -348 16 -358 32 -312 C12 -318 -2 -312 -12 -300 C-22 -302 -28 -290 -28 -276 C-40 -278 -46 -284 -48 -292Z"
        fill={hair.base}
      />
      <path d="M-30 -330q16-12 34-8" stroke={hair.shine} strokeWidth="4" fill="none" strokeLinecap="round" />
    </g>
  </g>
)

export const ChairTest = ({ pose }: ChairTestProps) => (
  <Drawing viewBox={pose === 'sit' ? '-120 -364 240 378' : '-120 -410 240 424'}>
    <ChairFigure pose={pose} />
  </Drawing>
)

export const ChairRoom = ({ pose, label }: ChairTestProps & { readonly label: string }) => (
  <Drawing viewBox="0 0 640 460" label={label} className="mobility-room">
    <path d="M-2000 0 H2640 V460 H-2000Z" fill="#DDF1E6" />
    <path d="M-2000 0 H186 V424 H-2000Z" fill="#FFF3D6" />
    <path d="M186 0 h6 V424 h-6Z" fill="#E6CB8F" />
    <path d="M-2000 424 H2640 V460 H-2000Z" fill="#BCE2CF" />
    <rect x="38" y="78" width="110" height="128" rx="14" fill="#BCE2CF" />
    <circle cx="104" cy="128" r="28" fill="#FBD27A" />
    <path d="M38 180 C84 176 104 160 148 160 V192 a14 14 0 0 1 -14 14 H52 a14 14 0 0 1 -14 -14Z" fill="#2A8C70" />
    <path d="M93 78 V206 M38 142 H148" stroke="#fff" strokeWidth="7" />
    <g transform="translate(262 428)">
      <ChairFigure pose={pose} />
    </g>
    <path
      d={pose === 'stand' ? 'M462 296 V172 M428 206 L462 172 L496 206' : 'M462 172 V296 M428 262 L462 296 L496 262'}
      stroke="#0C5B49"
      strokeWidth="15"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
)
