import { thaiFullDate } from '@careplus/core/calendar'
import {
  answerWords,
  cardColour,
  headingOf,
  stoolDisclaimer,
  stoolSigns,
  stoolSources,
  unsureBehind,
  unsureWords,
  type StoolAssessment,
  type StoolInputs,
  signWords,
} from '@careplus/core/stool'
import type { ReactNode } from 'react'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { Button } from '../../../ui/Button'
import { useToday } from '../../../shared/growth/useToday'
import { Icon } from '../../../ui/Icon'
import { Printer } from '../../../ui/icons'
import { Swatch } from '../Swatch'
import type { KnownChild } from './knownChild'
import './doctorSheet.css'

const copy = stoolResultCopy.sheet

interface Props {
  readonly inputs: StoolInputs
  readonly assessment: StoolAssessment
  readonly age: string
  readonly child: KnownChild | null
  readonly children: ReactNode
}

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const colourText = (id: Parameters<typeof cardColour>[0]): string => `${cardColour(id).letter} ${cardColour(id).word}`

const photoText = (photo: StoolInputs['photo']): string =>
  photo === null ? '' : photo === 'unsure' ? copy.notRead : colourText(photo)

const DoctorSheet = ({ inputs, assessment, age, child, children }: Props) => {
  const today = useToday()
  const { date, ageInDays, colour, photo, lastedDays, signs } = inputs
  const { heading, decided } = headingOf(assessment)
  const unsure = unsureWords(unsureBehind(inputs, assessment.reasons))
  const sources = [...new Set(assessment.reasons.flatMap((reason) => reason.sources))]
  return (
    <div className="stool-plain stool-paper-page">
      <div className="stack stool-paper-ways">
        <p className="second">{copy.hint}</p>
        <Button wide icon={<Icon of={Printer} size={20} />} onClick={() => print()}>
          {copy.print}
        </Button>
        {children}
      </div>
      <article className="stool-paper true-colours">
        <header>
          <p>{stoolResultCopy.title}</p>
          <h1>{copy.open}</h1>
        </header>
        <div className="stool-paper__top">
          <dl>
            {child !== null && <Line label={copy.child}>{child.name}</Line>}
            <Line label={copy.age}>{copy.ageDays(age, ageInDays)}</Line>
            <Line label={copy.date}>{thaiFullDate(date)}</Line>
            <Line label={copy.lasted}>{lastedDays === 'unsure' ? copy.unsure : copy.lastedDays(lastedDays)}</Line>
            <Line label={copy.eye}>{colourText(colour)}</Line>
            {photo !== null && <Line label={copy.photo}>{photoText(photo)}</Line>}
          </dl>
          <Swatch colour={cardColour(colour)} />
        </div>
        <section>
          <h2>{copy.level}</h2>
          <p className="stool-paper__level">{decided === null ? heading : `${heading} · ${decided}`}</p>
          <ul>
            {assessment.reasons.map(({ rule, words }) => (
              <li key={rule}>{words}</li>
            ))}
          </ul>
          {unsure !== null && <p>{unsure}</p>}
        </section>
        <table>
          <caption>{copy.answers}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.sign}</th>
              <th scope="col">{copy.answer}</th>
            </tr>
          </thead>
          <tbody>
            {stoolSigns.map((sign) => (
              <tr key={sign}>
                <th scope="row">{signWords[sign].question}</th>
                <td>{answerWords[signs[sign]]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <section className="stool-paper__notes">
          <h2>{copy.notes}</h2>
        </section>
        <footer>
          <p>{sources.map((id) => stoolSources[id].name).join(' · ')}</p>
          <p>
            {stoolDisclaimer} · {today !== null && copy.made(thaiFullDate(today))}
          </p>
        </footer>
      </article>
    </div>
  )
}

export default DoctorSheet
