import { adultsCopy } from '../../copy/adults.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { MessageSquare, Share } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { useToast } from '../../ui/Toast'

const copy = adultsCopy.ask

/** The secret is in the fragment, which no server sees. */
const pathOf = (secret: string): string => `/adults/confirm#ask=${secret}`

export const ShareConfirmLink = ({ secret }: { readonly secret: string }) => {
  const showToast = useToast()
  const url = `${location.origin}${pathOf(secret)}`
  const copyIt = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => showToast({ text: copy.copied }),
      () => showToast({ text: copy.notCopied, tone: 'failed' }),
    )
  const canShare = typeof navigator.share === 'function'
  const share = (): void => void navigator.share({ text: copy.message, url }).catch(() => undefined)
  return (
    <div className="passage__ways">
      <p className="second">{copy.ownDevice}</p>
      {canShare && (
        <Button wide tone="light" icon={<Icon of={Share} size={20} />} onClick={share}>
          {copy.share}
        </Button>
      )}
      <LinkButton
        wide
        tone="light"
        href={`https://line.me/R/share?text=${encodeURIComponent(`${copy.message} ${url}`)}`}
        icon={<Icon of={MessageSquare} size={20} />}
      >
        {copy.line}
      </LinkButton>
      <Button wide tone="light" onClick={copyIt}>
        {copy.copy}
      </Button>
    </div>
  )
}
