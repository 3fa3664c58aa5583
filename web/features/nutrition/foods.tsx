import type { FoodGroup } from '@careplus/core/nutrition'
import type { ReactNode } from 'react'
import { Drawing } from '../../ui/drawings/Drawing'

const shade = <ellipse cx="32" cy="57" rx="22" ry="3.4" fill="#0B3B30" opacity=".12" />

const shapes: Readonly<Record<FoodGroup, ReactNode>> = {
  staples: (
    <>
      {shade}
      <path d="M16 32C16 20 24 15 32 15S48 20 48 32Z" fill="#fff" />
      <path d="M24 21l3 3M33 18l2 4M41 22l-2 3M30 26l3 2" stroke="#E4E5DA" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M10 31H54C54 46 46 57 32 57S10 46 10 31Z" fill="#0C5B49" />
      <path d="M10 31H54C54 34 53.6 36.5 53 39H11C10.4 36.5 10 34 10 31Z" fill="#2A8C70" />
    </>
  ),
  legumes: (
    <>
      {shade}
      <path d="M12 26 34 18 54 26V48L32 57 12 48Z" fill="#FFF6DF" />
      <path d="M32 34 54 26V48L32 57Z" fill="#FDE3A9" />
      <path d="M12 26 34 18 54 26 32 34Z" fill="#fff" />
      <g fill="#8A5200">
        <ellipse cx="30" cy="25" rx="4" ry="2.6" transform="rotate(-18 30 25)" />
        <ellipse cx="39" cy="26.5" rx="4" ry="2.6" transform="rotate(16 39 26.5)" />
      </g>
    </>
  ),
  dairy: (
    <>
      {shade}
      <path d="M18 12H46L42 54a4 4 0 0 1-4 3H26a4 4 0 0 1-4-3Z" fill="#BDD4E8" />
      <path d="M19.5 24q6.2 4 12.5 0t12.5 0L42 54a4 4 0 0 1-4 3H26a4 4 0 0 1-4-3Z" fill="#fff" />
      <path d="M18 12H46" stroke="#DCE8F2" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  flesh: (
    <>
      {shade}
      <path d="M44 36 58 24C60 32 60 40 58 48Z" fill="#15755E" />
      <path d="M6 37C14 20 36 18 48 36 38 54 16 54 6 37Z" fill="#7CC4A4" />
      <path d="M6 37C14 20 36 18 48 36Z" fill="#2A8C70" />
      <circle cx="17" cy="33" r="3" fill="#fff" />
      <circle cx="17" cy="33" r="1.5" fill="#2E1E1A" />
      <path d="M28 30q5 6 0 13M36 31q4 5 0 10" fill="none" stroke="#0C5B49" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  eggs: (
    <>
      {shade}
      <path d="M32 10C42 10 50 26 50 38S42 57 32 57 14 50 14 38 22 10 32 10Z" fill="#EDB98C" />
      <path d="M32 15C40 15 46 28 46 38S40 53 32 53 18 48 18 38 24 15 32 15Z" fill="#fff" />
      <circle cx="32" cy="39" r="9.5" fill="#F4B13E" />
      <circle cx="29" cy="36" r="2.6" fill="#FBD27A" />
    </>
  ),
  brightVegetables: (
    <>
      {shade}
      <path d="M38 24C39 16 44 13 50 15" fill="none" stroke="#0C5B49" strokeWidth="4.5" strokeLinecap="round" />
      <ellipse cx="27" cy="41" rx="12" ry="16" fill="#E2714B" opacity=".85" />
      <ellipse cx="49" cy="41" rx="11" ry="16" fill="#E2714B" opacity=".85" />
      <ellipse cx="38" cy="41" rx="11" ry="17" fill="#F4B13E" />
      <path d="M18 54V30" stroke="#0C5B49" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M18 42C6 42 3 32 5 22c6 0 8 2 10 4 0-6 1-9 3-12 2 3 3 6 3 12 2-2 4-4 10-4 2 10-1 20-13 20Z"
        fill="#2A8C70"
      />
      <path d="M18 42V26M18 38l-7-6M18 38l7-6" stroke="#7CC4A4" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  otherVegetables: (
    <>
      {shade}
      <path d="M10 22C10 15 19 12 25 18L52 42C58 48 54 57 46 56 28 54 10 38 10 22Z" fill="#2A8C70" />
      <path d="M18 24C26 36 36 45 47 50" fill="none" stroke="#7CC4A4" strokeWidth="3" strokeLinecap="round" />
      <circle cx="46" cy="24" r="12" fill="#15755E" />
      <circle cx="46" cy="24" r="9.5" fill="#DDF1E6" />
      <path d="M46 18v3M46 27v3M40 24h3M49 24h3" stroke="#7CC4A4" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  fruit: (
    <>
      {shade}
      <circle cx="43" cy="42" r="14" fill="#E2714B" />
      <path d="M43 28c2-6 7-7 11-6-1 5-5 8-11 6Z" fill="#2A8C70" />
      <path d="M14 10C10 30 18 48 40 52 44 53 46 57 42 58 18 60 2 38 8 12Z" fill="#F4B13E" />
      <path d="M14 10C10 30 18 48 40 52 20 50 8 34 10 11Z" fill="#FBD27A" />
      <path d="M8 12 9 7h4l1 4Z" fill="#8A5200" />
    </>
  ),
}

export const FoodPicture = ({ group, className }: { readonly group: FoodGroup; readonly className?: string }) => (
  <Drawing viewBox="0 0 64 64" className={className}>
    {shapes[group]}
  </Drawing>
)

export const FoodBowl = ({ className }: { readonly className?: string }) => (
  <Drawing viewBox="10 18 76 68" className={className}>
    <ellipse cx="48" cy="80" rx="34" ry="5" fill="#0B3B30" opacity=".12" />
    <path d="M30 40c-2-9 8-13 13-8 3-8 16-7 17 1 8-2 13 6 8 12z" fill="#fff" />
    <path d="M24 44C18 34 22 28 26 26c6 4 10 10 8 18Z" fill="#2A8C70" />
    <circle cx="60" cy="37" r="9.5" fill="#E2714B" />
    <circle cx="38" cy="37" r="7" fill="#F4B13E" />
    <circle cx="48" cy="32" r="6" fill="#7CC4A4" />
    <path d="M66 44c0-10 6-16 12-17 2 8-2 15-6 18Z" fill="#15755E" />
    <path d="M16 42h64c0 20-12 36-32 36S16 62 16 42z" fill="#0C5B49" />
    <path d="M16 42h64c0 4-.5 7-1.5 10H17.500C16.5 49 16 46 16 42z" fill="#2A8C70" />
  </Drawing>
)
