import type { Article } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { articleCopy } from '../../../copy/article.th'
import { Icon } from '../../../ui/Icon'
import { Phone, TriangleAlert } from '../../../ui/icons'

type Call = NonNullable<Article['doctor']>

const Signs = ({ signs }: Pick<Call, 'signs'>) => (
  <ul>
    {signs.map((sign) => (
      <li key={sign}>{withThaiBreaks(sign)}</li>
    ))}
  </ul>
)

export const DoctorCall = ({ call: { title, signs, emergency, later = null } }: { readonly call: Call }) => (
  <>
    <section className="article-doctor" aria-labelledby="doctor">
      <h2 id="doctor">
        <Icon of={TriangleAlert} size={24} /> {withThaiBreaks(title)}
      </h2>
      <Signs signs={signs} />
      {emergency !== null && (
        <div className="article-doctor__call">
          <a href="tel:1669">
            <Icon of={Phone} size={20} /> {articleCopy.doctor.call}
          </a>
          <p>{withThaiBreaks(emergency)}</p>
        </div>
      )}
    </section>
    {later !== null && (
      <section className="article-doctor article-doctor--later" aria-labelledby="doctor-later">
        <h2 id="doctor-later">{withThaiBreaks(later.title)}</h2>
        <Signs signs={later.signs} />
      </section>
    )}
  </>
)
