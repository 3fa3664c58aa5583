import { useWide } from '../../ui/useWide'

/** The heading of a level: the page's own where the level stands alone, as on a phone. */
export const LevelTitle = ({ title }: { readonly title: string }) => {
  const Heading = useWide() ? 'h2' : 'h1'
  return <Heading className="profile-title">{title}</Heading>
}
