import { homeSectionsCopy } from '../../copy/homeSections.th'
import { StepNumber } from '../../ui/StepNumber'

const copy = homeSectionsCopy.steps

const Steps = () => (
  <section className="home-section" aria-labelledby="home-steps">
    <h2 id="home-steps">{copy.title}</h2>
    <ol className="home-steps">
      {copy.list.map(({ title, text }, index) => (
        <li key={title}>
          <StepNumber of={index + 1} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

export default Steps
