import { cardColour } from '@careplus/core/stool'
import { photoWords } from '@careplus/core/stool-photo'
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { stoolPhotoCopy as copy } from '../../../copy/stoolPhoto.th'
import { Skeleton } from '../../../ui/Skeleton'
import { StepNumber } from '../../../ui/StepNumber'
import { Switch } from '../../../ui/Switch'
import { Tag } from '../../../ui/Tag'
import { stepHref } from '../stoolPath'
import { StepFrame } from '../steps/StepFrame'
import type { StoolForm } from '../useStoolForm'
import { NappyPicture } from './NappyPicture'
import './photo.css'

const PhotoReader = lazy(() => import('./PhotoReader'))

/** A picture for the doctor; its colours are measured only where the parent switches that on. */
export const PhotoStep = ({ form: { typed, change, trial } }: { readonly form: StoolForm }) => {
  const [, navigate] = useLocation()
  const colour = typed.colour === null ? null : cardColour(typed.colour)
  return (
    <StepFrame
      step="photo"
      {...{ typed, trial }}
      heading={copy.heading}
      lead={copy.lead}
      waiting={null}
      summary={
        colour === null ? undefined : (
          <>
            {copy.byEye}:{' '}
            <strong className="nowrap">
              {colour.letter} {colour.word}
            </strong>
          </>
        )
      }
      onNext={() => navigate(stepHref('body', trial))}
    >
      <div className="stool-photo__tips">
        <NappyPicture />
        <ol className="stack">
          {copy.tips.map((tip, at) => (
            <li key={tip}>
              <StepNumber of={at + 1} />
              {tip}
            </li>
          ))}
        </ol>
      </div>
      <section className="stool-photo" aria-label={copy.switch}>
        <Switch checked={typed.photoOn} onChange={(photoOn) => change({ photoOn, photo: null })}>
          {copy.switch}
        </Switch>
        <p className="second">
          <Tag tone="anchan">{copy.trial}</Tag> {copy.help}
        </p>
        {typed.photoOn && (
          <Suspense fallback={<Skeleton shapes={['line', 'card']} />}>
            <PhotoReader {...{ typed }} onRead={(photo) => change({ photo })} />
          </Suspense>
        )}
        {typed.photoOn && <p className="small second">{photoWords.worseWins}</p>}
      </section>
      <p className="small second">{stoolCopy.info.education}</p>
    </StepFrame>
  )
}
