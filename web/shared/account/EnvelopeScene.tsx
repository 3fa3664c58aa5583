import { Drawing } from '../../ui/drawings/Drawing'

export const EnvelopeScene = ({ className }: { readonly className: string }) => (
  <Drawing viewBox="0 0 200 136" className={className}>
    <circle cx="142" cy="46" r="34" fill="#FBD27A" />
    <path d="M0 104 C82 104 110 74 200 70 V136 H0Z" fill="#DDF1E6" />
    <path d="M0 120 C82 120 110 94 200 90 V136 H0Z" fill="#BCE2CF" />
    <rect x="42" y="26" width="116" height="80" rx="12" fill="#0A4A3C" />
    <rect x="48" y="32" width="104" height="68" rx="7" fill="#FFF" />
    <path d="M48 38 L100 72 L152 38" fill="none" stroke="#0A4A3C" strokeWidth="6" strokeLinejoin="round" />
    <g fill="#0C5B49">
      {[70, 82, 94, 106, 118, 130].map((x) => (
        <circle key={x} cx={x} cy="86" r="4" />
      ))}
    </g>
  </Drawing>
)
