import { headingOf, stoolDangerSigns, type StoolAssessment } from '@careplus/core/stool'
import { withThaiBreaks } from '@careplus/core/text'
import { stoolCopy } from '../../../copy/stool.th'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'
import { Icon } from '../../../ui/Icon'
import { Phone } from '../../../ui/icons'
import { Layers } from '../../../ui/Layers'
import { LevelMark } from '../LevelMark'

interface Props {
  readonly assessment: StoolAssessment
  readonly over: string
}

export const StoolResultHero = ({ assessment, over }: Props) => {
  const { level } = assessment
  const { heading, decided } = headingOf(assessment)
  return (
    <div className={`bleed stool-hero stool-hero--${level}`}>
      <Layers />
      <div className="stool-hero__in">
        <LevelMark level={level} size="hero" />
        <div className="stool-hero__words">
          <p>{over}</p>
          <h1>{withThaiBreaks(heading)}</h1>
          {decided !== null && <p className="stool-hero__decided">{withThaiBreaks(decided)}</p>}
        </div>
        {level === 'emergency' && (
          <div className="stool-hero__call">
            <a href={`tel:${stoolDangerSigns.phone}`} className="stool-1669">
              <Icon of={Phone} size={36} stroke={2} />
              <span className="ui-hidden">{stoolCopy.call.aria}</span>
              <span aria-hidden="true">{copy.call}</span>
            </a>
            <p>{copy.free}</p>
          </div>
        )}
      </div>
    </div>
  )
}
