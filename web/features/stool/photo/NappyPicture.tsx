import { Drawing } from '../../../ui/drawings/Drawing'

export const NappyPicture = () => (
  <Drawing viewBox="0 0 132 104" className="stool-nappy">
    <rect x="2" y="2" width="128" height="100" rx="18" fill="var(--pandan-100)" />
    <path
      d="M14 30 C30 22 58 22 74 30 L68 48 C66 58 66 66 70 80 C56 90 32 90 18 80 C22 66 22 58 20 48Z"
      fill="#FFF6DF"
    />
    <path d="M14 30 C30 22 58 22 74 30 L72 37 C56 30 32 30 16 37Z" fill="#7CC4A4" />
    <ellipse cx="44" cy="60" rx="15" ry="12" fill="#BCE2CF" />
    <circle cx="44" cy="60" r="18" fill="none" stroke="#0C5B49" strokeWidth="2.5" strokeDasharray="5 4" />
    <path d="M84 46 L118 40 L122 72 L90 78Z" fill="#FFFFFF" />
    <path d="M84 46 L101 43 L106 75 L90 78Z" fill="#F3F2E8" />
    <circle cx="104" cy="59" r="14" fill="none" stroke="#3C4494" strokeWidth="2.5" strokeDasharray="5 4" />
    <path
      d="M10 22V16a6 6 0 0 1 6-6h6M110 10h6a6 6 0 0 1 6 6v6M122 82v6a6 6 0 0 1-6 6h-6M22 94h-6a6 6 0 0 1-6-6v-6"
      fill="none"
      stroke="#2A8C70"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </Drawing>
)
