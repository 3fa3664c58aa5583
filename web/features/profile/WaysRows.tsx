import { profileCopy } from '../../copy/profile.th'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { useWays } from './useWays'

const copy = profileCopy.ways

const State = ({ linked }: { readonly linked: boolean }) =>
  linked ? (
    <Tag tone="pandan" icon={<Icon of={Check} size={16} />}>
      {copy.linked}
    </Tag>
  ) : (
    <Tag>{copy.notLinked}</Tag>
  )

/** Which ways in are the member's. Nothing where they cannot be read: the rest of the page stands without them. */
export const WaysRows = () => {
  const [ways] = useWays()
  if (ways._tag === 'failed') return null
  return (
    <section className="profile__section">
      <SectionTitle title={copy.title} />
      {ways._tag === 'loading' ? (
        <Skeleton shapes={['card']} />
      ) : (
        <Rows label={copy.title}>
          {ways.value.password || !ways.value.email ? (
            <Row title={copy.password} end={<State linked={ways.value.password && ways.value.email} />} />
          ) : (
            <Row title={copy.password} second={copy.noPassword} href="/new-password" />
          )}
          <Row title={copy.phone} end={<State linked={ways.value.phone} />} />
          <Row title={copy.google} end={<State linked={ways.value.google} />} />
          <Row title={copy.facebook} end={<State linked={ways.value.facebook} />} />
        </Rows>
      )}
    </section>
  )
}
