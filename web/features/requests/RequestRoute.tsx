import { useSearch } from 'wouter'
import { useSession } from '../../calls/session/useSession'
import { AskPage } from './AskPage'
import { ThreadPage } from './ThreadPage'
import './request.css'

const RequestRoute = () => {
  const opened = new URLSearchParams(useSearch()).get('open')
  const { user } = useSession()
  return opened === null ? <AskPage key={user?.id} /> : <ThreadPage key={opened} id={opened} />
}

export default RequestRoute
