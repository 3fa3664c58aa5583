import { Drawing } from '../../ui/drawings/Drawing'

export const PhoneScene = ({ className }: { readonly className: string }) => (
  <Drawing viewBox="0 0 200 136" className={className}>
    <circle cx="122" cy="42" r="36" fill="#FBD27A" />
    <path d="M0 104 C82 104 110 74 200 70 V136 H0Z" fill="#DDF1E6" />
    <path d="M0 120 C82 120 110 94 200 90 V136 H0Z" fill="#BCE2CF" />
    <rect x="62" y="0" width="76" height="128" rx="15" fill="#0A4A3C" />
    <rect x="68" y="8" width="64" height="112" rx="9" fill="#FFF" />
    <path
      d="M83 22 H117 a7 7 0 0 1 7 7 V45 a7 7 0 0 1 -7 7 H97 L87 60 V52 H83 a7 7 0 0 1 -7 -7 V29 a7 7 0 0 1 7 -7Z"
      fill="#DDF1E6"
    />
    <g fill="#0C5B49">
      {[86, 95.3, 104.6, 114].map((x) => (
        <circle key={x} cx={x} cy="37" r="3.2" />
      ))}
    </g>
    <rect x="78" y="90" width="44" height="16" rx="8" fill="#F5B13D" />
  </Drawing>
)
