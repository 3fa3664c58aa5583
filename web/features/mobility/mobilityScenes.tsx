import type { ReactNode } from 'react'
import { ChairFigure } from './ChairTest'
import { Drawing } from '../../ui/drawings/Drawing'
import { skin } from '@careplus/core/internal/growth-pictures'

const Ground = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) => (
  <ellipse cx={x} cy={y} rx={width} ry="8" fill="#0B3B30" opacity=".12" />
)

const strength = (
  <>
    <Ground x={170} y={152} width={66} />
    <path d="M122 44 C150 56 190 56 218 40 L226 62 C190 70 150 68 112 66Z" fill="#FBD27A" />
    <path d="M114 64 C146 72 190 72 224 62 C232 96 232 126 222 152 H120 C108 124 106 94 114 64Z" fill="#FFF6DF" />
    <path d="M110 118 C146 114 184 100 230 96 C230 116 228 134 222 152 H120 C114 140 112 130 110 118Z" fill="#7CC4A4" />
    <path
      d="M111 134 C148 130 186 118 230 114 C229 128 226 140 222 152 H120 C115 146 113 140 111 134Z"
      fill="#15755E"
    />
    <path d="M168 110 V94" stroke="#0C5B49" strokeWidth="4" strokeLinecap="round" />
    <g fill="#F4B13E">
      <ellipse cx="168" cy="86" rx="4.5" ry="10" />
      <ellipse cx="154" cy="90" rx="4.5" ry="10" transform="rotate(-28 154 90)" />
      <ellipse cx="182" cy="90" rx="4.5" ry="10" transform="rotate(28 182 90)" />
    </g>
  </>
)

const walking = (
  <>
    <path d="M40 152 V46 a8 8 0 0 1 8 -8 h44 a8 8 0 0 1 8 8 V152Z" fill="#FFF6DF" />
    <path d="M50 152 V52 h40 V152Z" fill="#2A8C70" />
    <circle cx="82" cy="104" r="3.5" fill="#FBD27A" />
    <path d="M240 152 V34 a8 8 0 0 1 8 -8 h44 a8 8 0 0 1 8 8 V152Z" fill="#FFF6DF" />
    <path d="M250 152 V40 h40 V152Z" fill="#7CC4A4" />
    <circle cx="258" cy="98" r="3.5" fill="#0C5B49" />
    <g fill="#F4B13E">
      <ellipse cx="122" cy="140" rx="11" ry="5" />
      <ellipse cx="148" cy="128" rx="11" ry="5" />
      <ellipse cx="174" cy="140" rx="11" ry="5" />
      <ellipse cx="200" cy="128" rx="11" ry="5" />
      <ellipse cx="222" cy="140" rx="9" ry="5" />
    </g>
  </>
)

const rising = (
  <g transform="translate(172 152) scale(.37)">
    <ChairFigure pose="sit" />
  </g>
)

const stairs = (
  <>
    <path
      d="M58 152 v-10 h22 v-11 h22 v-11 h22 v-11 h22 v-11 h22 v-11 h22 v-11 h22 v-11 h22 v-11 h22 v-11 h22 V152Z"
      fill="#FFF6DF"
    />
    <path
      d="M58 142h22m0-11h22m0-11h22m0-11h22m0-11h22m0-11h22m0-11h22m0-11h22m0-11h22m0-11h22"
      stroke="#F4B13E"
      strokeWidth="4"
    />
    <path d="M66 96 L272 -6" stroke="#0C5B49" strokeWidth="6" strokeLinecap="round" />
    <path d="M70 96 V140 M158 50 V98 M246 8 V54" stroke="#2A8C70" strokeWidth="5" strokeLinecap="round" />
  </>
)

const falls = (
  <>
    <Ground x={176} y={146} width={112} />
    <path d="M76 142 C110 128 232 128 276 142 C268 152 84 152 76 142Z" fill="#E2714B" />
    <path d="M92 141 C124 131 222 131 258 141 C248 147 104 147 92 141Z" fill="#F9CDB9" />
    <path d="M76 142 C60 122 86 110 98 126 C94 134 86 140 76 142Z" fill="#B23A1E" />
    <g transform="translate(196 112) rotate(-10)">
      <path d="M-44 22 C-52 4 -22 -4 8 4 C34 -2 52 6 48 18 C44 26 -36 28 -44 22Z" fill="#0C5B49" />
      <path d="M8 4 C18 -14 42 -10 48 14 C36 10 22 10 8 14Z" fill="#7CC4A4" />
    </g>
    <path d="M128 92 l10 -12 M112 86 l2 -16 M144 104 l16 -4" stroke="#F4B13E" strokeWidth="5" strokeLinecap="round" />
  </>
)

const calf = (
  <>
    <Ground x={186} y={154} width={86} />
    <path d="M92 34 H190" stroke="#0C5B49" strokeWidth="40" strokeLinecap="round" />
    <path d="M188 38 C214 60 214 96 190 132 H162 C158 96 156 66 166 44Z" fill={skin.base} />
    <path d="M160 134 h30 l44 10 q10 8 -2 10 H160Z" fill="#E2714B" />
    <path d="M158 78 C176 90 196 88 212 78 L211 92 C196 102 176 104 159 92Z" fill="#FBD27A" />
    <path d="M168 84v7M178 87v8M188 87v8M198 85v7" stroke="#8A5200" strokeWidth="2" />
    <path d="M246 85 H226 M234 77 L226 85 L234 93" stroke="#3C4494" strokeWidth="5" fill="none" strokeLinecap="round" />
    <path d="M70 54 V150 M120 60 V150" stroke="#9A5B00" strokeWidth="8" strokeLinecap="round" />
    <rect x="56" y="52" width="92" height="12" rx="6" fill="#F4B13E" />
  </>
)

const scenes = { strength, walking, rising, stairs, falls, calf } satisfies Record<string, ReactNode>

export const MobilityScene = ({ name, label }: { readonly name: keyof typeof scenes; readonly label?: string }) => (
  <Drawing viewBox="0 0 340 164" label={label}>
    {scenes[name]}
  </Drawing>
)
