import { homeSectionsCopy } from '../../copy/homeSections.th'

const copy = homeSectionsCopy.steps

const Steps = () => (
  <section className="home-section" aria-labelledby="home-steps">
    <h2 id="home-steps">{copy.title}</h2>
    <ol className="home-steps">
      {copy.list.map(({ title, text }, index) => (
        <li key={title}>
          <span className="home-step-number" aria-hidden="true">
            {index + 1}
          </span>
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
