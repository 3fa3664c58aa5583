import { ageOn, thaiAgeInMonths } from '@careplus/core/calendar'
import { homeSectionsCopy } from '../../copy/homeSections.th'
import { GrowthPicture } from '../../ui/drawings/GrowthPicture'
import { Findings } from '../../shared/growth/Findings'
import { resultWords } from '@careplus/core/growth'
import { Tag } from '../../ui/Tag'
import { sampleChild, sampleAssessed } from './sampleResult'

const copy = homeSectionsCopy.sample

const Sample = () => {
  const words = resultWords(sampleAssessed)
  return (
    <section className="home-section home-sample" aria-labelledby="home-sample">
      <div className="home-sample-head">
        <h2 id="home-sample">{copy.title}</h2>
        <p className="second">{copy.lead}</p>
      </div>
      <div className="home-sample-picture">
        <Tag tone="white">{copy.tag}</Tag>
        <GrowthPicture picture={sampleAssessed.assessment.picture} />
        <p>
          {copy.child} {thaiAgeInMonths(ageOn(sampleChild.birthDate, sampleAssessed.date))}
        </p>
      </div>
      <div className="home-sample-said">
        <p className="home-sample-word">{words.heading}</p>
        <p className="second">{words.advice}</p>
        <Findings assessed={sampleAssessed} indicators={['lengthHeightForAge', 'weightForLengthHeight']} />
      </div>
    </section>
  )
}

export default Sample
