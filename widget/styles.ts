import { bandColours, lineColours, stepColours, type BandTone, type DayAndNight } from '@careplus/core/growth-chart'

type Colour = readonly [name: string, light: string, dark: string]
const of = (name: string, { light, dark }: DayAndNight): ReadonlyArray<Colour> => [[name, light, dark]]

const toneNames = Object.keys(bandColours) as ReadonlyArray<BandTone>
/** On the steps these are a shade deeper. */
const deeper = toneNames.filter((tone) => stepColours[tone] !== bandColours[tone])

/** Sizes are in em of the widget's own letters, which are the reader's: the page's rem may be anything. */
const colours: ReadonlyArray<Colour> = [
  ['ground', '#fbfaf4', '#16140f'],
  ['card', '#ffffff', '#201d16'],
  ['well', '#ecece0', '#2a261c'],
  ['line', '#e4e5da', '#3a3529'],
  ['edge', '#7f918a', '#8d846f'],
  ['ink', '#14322b', '#efe5d0'],
  ['ink-2', '#47605a', '#c6ba9f'],
  ['ink-3', '#5f746d', '#aca088'],
  ['accent', '#0c5b49', '#1b5545'],
  ['accent-pressed', '#083b30', '#0c2920'],
  ['on-accent', '#ffffff', '#fbf2df'],
  ['accent-ink', '#0c5b49', '#93cba9'],
  ['tint', '#ddf1e6', '#20352d'],
  ['tint-2', '#eff8f2', '#1b2821'],
  ['layer-1', '#cbe8da', '#28443a'],
  ['layer-2', '#9ad2b9', '#3d6d59'],
  ['note', '#fff2d4', '#322917'],
  ['error', '#b23a1e', '#f2a487'],
  ['error-ground', '#fffaf7', '#2c1c16'],
  ...of('data', lineColours.points),
  ...of('median', lineColours.median),
  ...toneNames.flatMap((tone) => of(`band-${tone}`, bandColours[tone])),
  ...deeper.flatMap((tone) => of(`step-${tone}`, stepColours[tone])),
]

const light = colours.map(([name, day]) => `--c-${name}:var(--careplus-${name},${day});`).join('')
const both = colours
  .map(([name, day, night]) => `--c-${name}:var(--careplus-${name},light-dark(${day},${night}));`)
  .join('')

/**
 * A page's `!important` reaches the host, and an `!important` in here takes precedence. Where the host is as wide as its content (a
 * vertical page, a flex row, a float), the intrinsic width of the root counts: a query container has no other.
 */
export const css = `
:host { display: block !important; writing-mode: horizontal-tb !important; min-width: 0; }
:host([hidden]) { display: none !important; }
.root {
  all: initial;
  display: block;
  direction: ltr;
  unicode-bidi: isolate;
  container: careplus / inline-size;
  contain-intrinsic-inline-size: 320px;
  color-scheme: inherit;
  ${light}
  --c-radius: var(--careplus-radius, 20px);
  font-family: var(--careplus-font, 'Anuphan Variable', Anuphan, 'Noto Sans Thai', 'Leelawadee UI', Thonburi, sans-serif);
  font-size: var(--careplus-font-size, medium);
  line-height: 1.6;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  padding: clamp(12px, 4.5%, 20px);
  border-radius: calc(var(--c-radius) + 4px);
  color: var(--c-ink);
  background: var(--c-ground);
}
@supports (color: light-dark(red, red)) { .root { ${both} } }
:host([theme='light']) .root { color-scheme: light; }
:host([theme='dark']) .root { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none; }
h1, h2, h3, h4, h5, h6, p, ul, figure, fieldset, legend { margin: 0; padding: 0; border: 0; min-width: 0; }
ul { list-style: none; }
p { text-wrap: pretty; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.strong { font-weight: 650; }
.title { font-size: 1.5em; font-weight: 700; line-height: 1.45; }
.lead { margin-block-start: 2px; color: var(--c-ink-2); }
.fields { display: grid; gap: 16px; margin-block-start: 16px; }
.field > label, .choice > legend { display: block; margin-block-end: 6px; font-weight: 600; line-height: 1.5; }
.optional { font-weight: 400; color: var(--c-ink-2); }
.box {
  display: flex; align-items: center; min-height: 54px;
  border: 1px solid var(--c-edge); border-radius: 14px; background: var(--c-card);
  transition: border-color 160ms, box-shadow 160ms;
}
.box:focus-within { border-color: var(--c-accent-ink); box-shadow: inset 0 0 0 1px var(--c-accent-ink), 0 0 0 4px var(--c-tint); }
.box:has([aria-invalid]) { border-color: var(--c-error); background: var(--c-error-ground); box-shadow: inset 0 0 0 1px var(--c-error); }
.box input {
  appearance: none; flex: 1; width: 100%; min-width: 0; min-height: 52px; margin: 0; padding: 6px 16px; border: 0; border-radius: 14px;
  background: none; color: inherit; font: inherit; line-height: 1.5; outline: none;
}
.number .box input { font-size: 1.375em; font-weight: 650; }
.box input::placeholder { color: var(--c-ink-3); opacity: 1; font-weight: 400; }
.unit { padding-inline-end: 16px; color: var(--c-ink-2); }
.hint, .problem { font-size: 0.9375em; line-height: 1.55; }
.hint { color: var(--c-ink-2); }
.hint:not(:empty), .problem:not(:empty) { margin-block-start: 6px; }
.problem { display: flex; flex-wrap: wrap; gap: 6px 8px; }
.problem p { flex: 1 1 100%; color: var(--c-error); font-weight: 500; }
.problem p::before { content: '⚠\\FE0E'; margin-inline-end: 6px; }
.halves { display: flex; padding: 4px; border-radius: 16px; background: var(--c-well); }
.half { position: relative; flex: 1 1 0; min-width: 0; cursor: pointer; }
.half input, .chip input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
.half span {
  display: flex; align-items: center; justify-content: center; min-height: 46px; padding: 4px 8px; border-radius: 12px;
  font-weight: 500; line-height: 1.4; text-align: center; color: var(--c-ink-2); transition: background-color 160ms;
}
.half :checked + span { background: var(--c-card); box-shadow: 0 1px 4px rgb(20 50 43 / 16%); font-weight: 650; color: var(--c-accent-ink); }
.half :checked + span::before { content: '✓'; margin-inline-end: 6px; }
:is(.half, .chip) :focus-visible + span, button:focus-visible, summary:focus-visible { outline: 3px solid var(--c-data); outline-offset: 3px; }
button {
  appearance: none; margin: 0; border: 0; font: inherit; font-weight: 600; line-height: 1.4; cursor: pointer; color: inherit; background: none;
}
.button { width: 100%; min-height: 56px; padding: 8px 20px; border-radius: 16px; font-size: 1.125em; color: var(--c-on-accent); background: var(--c-accent); transition: background-color 90ms; }
.button:active { background: var(--c-accent-pressed); }
.ghost, .repair { min-height: 44px; padding: 4px 12px; border-radius: 12px; color: var(--c-accent-ink); }
.repair { background: var(--c-tint); }
.deeds { display: grid; gap: 8px; justify-items: center; margin-block: 20px 8px; }
.more { margin-block-start: 16px; }
summary { min-height: 44px; padding-block: 10px; border-radius: 12px; font-weight: 600; line-height: 1.5; color: var(--c-accent-ink); cursor: pointer; }
.small { font-size: 0.875em; line-height: 1.6; color: var(--c-ink-2); }
.form > .small { text-align: center; }
.result { display: grid; gap: 16px; margin-block-start: 24px; scroll-margin-block-start: 12px; animation: careplus-in 240ms cubic-bezier(0.2, 0.8, 0.2, 1); }
form[hidden] ~ .place .result { margin-block-start: 0; }
@keyframes careplus-in { from { opacity: 0; transform: translateY(12px); } }
.hero { position: relative; overflow: hidden; display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 8px; padding: 20px 12px 0 20px; border-radius: var(--c-radius); background: var(--c-tint); }
.ground { position: absolute; inset-inline: 0; inset-block-end: 0; width: 100%; height: 56%; }
.layer-1 { fill: var(--c-layer-1); }
.layer-2 { fill: var(--c-layer-2); }
.hero-words { position: relative; align-self: start; padding-block-end: 20px; }
.when { font-size: 0.9375em; color: var(--c-ink-2); }
.heading { font-size: 1.625em; font-weight: 700; line-height: 1.45; text-wrap: balance; }
.picture { position: relative; width: 112px; height: 240px; margin-block-end: 10px; }
.advice { font-size: 1.125em; line-height: 1.65; }
.note, .next { padding: 14px 16px; border-radius: 16px; background: var(--c-tint-2); }
.warn { background: var(--c-note); }
.next { background: var(--c-tint); }
.card { padding: clamp(12px, 4.5%, 20px); border: 1px solid var(--c-line); border-radius: var(--c-radius); background: var(--c-card); }
.section { margin-block-end: 4px; font-size: 1.25em; font-weight: 650; line-height: 1.5; }
.finding { display: grid; grid-template-columns: 1fr auto; align-items: baseline; column-gap: 12px; padding-block: 16px; border-block-start: 1px solid var(--c-line); }
.finding:first-child { padding-block-start: 0; border: 0; }
.finding:last-child { padding-block-end: 0; }
.name { grid-column: 1 / -1; font-size: 0.9375em; font-weight: 400; line-height: 1.5; color: var(--c-ink-2); }
.word { font-size: 1.25em; font-weight: 650; line-height: 1.5; }
.figure { font-size: 1.125em; font-weight: 600; white-space: nowrap; }
.said { grid-column: 1 / -1; }
.distance { grid-column: 1 / -1; font-size: 0.875em; color: var(--c-ink-2); }
.steps { grid-column: 1 / -1; display: block; width: 100%; max-width: 420px; height: auto; margin-block-start: 4px; overflow: visible; }
.steps text { font-size: 13.5px; fill: var(--c-ink-2); }
.steps .strong { fill: var(--c-ink); }
.reached { stroke: var(--c-data); stroke-width: 2.5; stroke-linejoin: round; }
.marker { fill: var(--c-data); }
.chips { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 8px 12px; }
.chip { position: relative; cursor: pointer; }
.chip span { display: flex; align-items: center; min-height: 44px; padding: 4px 16px; border: 1px solid var(--c-edge); border-radius: 999px; font-weight: 500; line-height: 1.4; color: var(--c-ink); background: var(--c-card); }
.chip :checked + span { border-color: var(--c-accent); color: var(--c-on-accent); background: var(--c-accent); }
.chart-box { min-height: 280px; margin-inline: -8px; }
.chart { display: block; max-width: 100%; height: auto; }
.chart text { font-size: 13px; fill: var(--c-ink); }
.chart .tick { font-size: 12px; fill: var(--c-ink-2); }
.chart .strong { fill: var(--c-ink); }
.chart .plate-text.plate-text { fill: var(--c-card); }
.chart .plate-text.strong { font-size: 14px; }
.grid { fill: none; stroke: var(--c-ink); stroke-width: 0.8; opacity: 0.13; }
.edge { fill: none; stroke: var(--c-card); stroke-width: 1.5; }
.median { fill: none; stroke: var(--c-median); stroke-width: 1.8; }
.leader { fill: none; stroke: var(--c-ink-2); }
.step { fill: none; stroke: var(--c-ink); stroke-dasharray: 4 3.5; }
.drop { fill: none; stroke: var(--c-data); stroke-width: 1.5; stroke-dasharray: 2.5 3; }
.point { fill: var(--c-data); stroke: var(--c-card); stroke-width: 2.2; }
.plate { fill: var(--c-data); }
.cue-dot { fill: #e2714b; opacity: 0.35; }
.cue-line { stroke: var(--c-ink); }
.caption { font-size: 0.9375em; color: var(--c-ink-2); }
${toneNames.map((tone) => `.band-${tone}{fill:var(--c-band-${tone})}.step-${tone}{fill:var(--c-${deeper.includes(tone) ? 'step' : 'band'}-${tone})}`).join('')}
@container careplus (width >= 560px) {
  .fields { grid-template-columns: 1fr 1fr; }
  .picture { width: 122px; height: 270px; }
  .heading { font-size: 2em; }
  .hero { padding: 28px 32px 0 28px; }
  .finding { grid-template-columns: minmax(0, 1fr) auto 260px; column-gap: 28px; }
  .finding > :is(.name, .word, .distance) { grid-column: 1; }
  .finding > .figure { grid-column: 2; grid-row: 2; }
  .finding > .steps { grid-column: 3; grid-row: 1 / span 3; align-self: center; margin: 0; }
}
@container careplus (width < 280px) { .hero { grid-template-columns: 1fr; } .picture { justify-self: end; margin-top: -32px; } }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; } }
@media (forced-colors: active) {
  .half :checked + span, .chip :checked + span { forced-color-adjust: none; color: HighlightText; background: Highlight; }
  .button, .repair, .halves, .note, .next, .hero { border: 1px solid; }
  .chart-box, .steps, .picture, .ground { forced-color-adjust: none; }
  .chart-box, .finding { forced-color-adjust: none; color: var(--c-ink); background: var(--c-card); }
}
@media print {
  .form, .chips { display: none; }
  .root { padding: 0; color-scheme: light !important; border-radius: 0; background: var(--c-card); }
}
`
