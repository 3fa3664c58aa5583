import { Drawing } from '../../../ui/drawings/Drawing'

export const BouncedEmail = () => (
  <Drawing viewBox="0 0 200 150" className="social-letter">
    <g transform="rotate(-5 100 80)">
      <rect x="22" y="24" width="156" height="104" rx="8" fill="#FFF" />
      <path d="M22 116 88 70M178 116 112 70" stroke="#BCE2CF" strokeWidth="4" fill="none" />
      <path d="M22 32V24H178V32L100 92Z" fill="#BCE2CF" />
      <path d="M22 22H178L100 84Z" fill="#FFF4DE" />
      <circle cx="100" cy="82" r="20" fill="#F3AE3D" />
      <path d="m93 75 14 14m0-14-14 14" stroke="#0A3A30" strokeWidth="5" strokeLinecap="round" />
    </g>
  </Drawing>
)
