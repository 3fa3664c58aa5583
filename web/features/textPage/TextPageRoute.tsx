import { askTextPage } from '../../composition/published'
import { useLocation } from 'wouter'
import { useTitle } from '../../page/pageTitle'
import { PublishedPage } from '../../shared/published/PublishedPage'
import { Skeleton } from '../../ui/Skeleton'
import { TextPageView } from './TextPageView'
import './textPage.css'

const Wait = () => (
  <>
    <div className="bleed text-page-head">
      <h1>{useTitle()}</h1>
    </div>
    <Skeleton shapes={['card', 'card']} />
  </>
)

const TextPageRoute = () => {
  const [path] = useLocation()
  const slug = path.replaceAll('/', '')
  return (
    <PublishedPage asking={askTextPage(slug)} wait={<Wait />}>
      {(page) => <TextPageView page={page} />}
    </PublishedPage>
  )
}

export default TextPageRoute
