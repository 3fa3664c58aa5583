import { askCampaign } from '../composition/published'
import { useLocation } from 'wouter'
import { findRoute } from '../app/findRoute'
import { usePublished } from '../published/usePublished'
import { Footer } from './Footer'

const idOf = (path: string): string => {
  const found = findRoute(path)
  return found._tag === 'found' ? (found.params['id'] ?? '') : ''
}

/** The footer, under a campaign whose data names the layout `footer-campaign`. */
const CampaignFoot = () => {
  const [path] = useLocation()
  const [remote] = usePublished(askCampaign(idOf(path)))
  return remote._tag === 'ready' && remote.value.layout === 'footer-campaign' && <Footer />
}

export default CampaignFoot
