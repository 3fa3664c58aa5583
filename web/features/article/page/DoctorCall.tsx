import type { Article } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { articleCopy } from '../../../copy/article.th'
import { Icon } from '../../../ui/Icon'
import { Phone, TriangleAlert } from '../../../ui/icons'

export const DoctorCall = ({ call }: { readonly call: NonNullable<Article['doctor']> }) => (
  <section className="article-doctor" aria-labelledby="doctor">
    <h2 id="doctor">
      <Icon of={TriangleAlert} size={24} /> {withThaiBreaks(call.title)}
    </h2>
    <ul>
      {call.signs.map((sign) => (
        <li key={sign}>{withThaiBreaks(sign)}</li>
      ))}
    </ul>
    {call.emergency !== null && (
      <div className="article-doctor__call">
        <a href="tel:1669">
          <Icon of={Phone} size={20} /> {articleCopy.doctor.call}
        </a>
        <p>{withThaiBreaks(call.emergency)}</p>
      </div>
    )}
  </section>
)
