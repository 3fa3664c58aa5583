import { Features } from './ChildHead'
import { skin } from './proportions'

const marks = [-40, -32, -24, -16, -8, 0, 8, 16, 24, 32, 40]

/** The child in a leaf hood with a tape, for a missing result, an empty list or a missing page. Same units as `Child`. */
export const LeafChild = () => (
  <g>
    <ellipse cy="-1" rx="60" ry="6" fill="#0B3B30" opacity=".12" />
    <path d="M-19 -90 V-20 M19 -90 V-20" fill="none" stroke="#7CC4A4" strokeWidth="34" strokeLinecap="round" />
    <path d="M-44 0 a22 17 0 0 1 46 0z M-2 0 a22 17 0 0 1 46 0z" fill="#2A8C70" />
    <path
      d="M-34 -168 Q-62 -140 -50 -112 M34 -168 Q62 -140 50 -112"
      fill="none"
      stroke="#7CC4A4"
      strokeWidth="27"
      strokeLinecap="round"
    />
    <path
      d="M-22 -188 C-40 -186 -42 -170 -42 -160 C-46 -120 -44 -96 -38 -76 Q0 -64 38 -76 C44 -96 46 -120 42 -160 C42 -170 40 -186 22 -188Z"
      fill="#7CC4A4"
    />
    <circle cy="-156" r="3" fill="#FFF6DF" />
    <circle cy="-134" r="3" fill="#FFF6DF" />
    <path d="M-46 -118 Q0 -96 46 -118 V-104 Q0 -82 -46 -104Z" fill="#FBD27A" />
    <path
      d={marks.map((x, i) => `M${x} ${Math.round((-105.5 - x * x * 0.0052) * 10) / 10} v${i % 2 ? 7 : 4}`).join('')}
      fill="none"
      stroke="#9A5B00"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <circle cx="-48" cy="-110" r="12" fill={skin.base} />
    <circle cx="48" cy="-110" r="12" fill={skin.base} />
    <path
      d="M0 -302 C40 -302 66 -270 64 -228 C64 -192 40 -176 0 -176 C-40 -176 -64 -192 -64 -228 C-66 -270 -40 -302 0 -302Z"
      fill="#7CC4A4"
    />
    <path d="M2 -298 C-8 -332 -44 -334 -52 -324 C-46 -302 -20 -296 2 -298Z" fill="#2A8C70" />
    <path d="M-2 -298 C6 -326 34 -334 46 -324 C42 -304 20 -294 -2 -298Z" fill="#4FAE8C" />
    <path
      d="M0 -282 C30 -282 48 -258 48 -230 C48 -202 30 -186 0 -186 C-30 -186 -48 -202 -48 -230 C-48 -258 -30 -282 0 -282Z"
      fill={skin.base}
    />
    <path d="M-4 -283 C10 -280 20 -272 16 -260 C6 -266 -2 -264 -12 -260 C-14 -270 -10 -278 -4 -283Z" fill="#3A2620" />
    <Features eye={19} blush={31} mid={-236} open={false} />
  </g>
)
