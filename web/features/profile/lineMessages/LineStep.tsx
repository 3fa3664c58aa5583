import type { LineStanding } from '@careplus/core/line-messages'
import { lineMessagesCopy as copy } from '../../../copy/lineMessages.th'
import { Button, buttonClass } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { LineMark } from '../../../ui/LineMark'
import { LinkButton } from '../../../ui/LinkButton'

const opensLine: Readonly<Record<Props['standing'], boolean>> = {
  unknown: false,
  unlinked: false,
  stranger: true,
  blocked: true,
}

interface Props {
  readonly standing: Exclude<LineStanding, 'friend'>
  readonly friendUrl: string | null
  readonly onLook: () => void
}

export const LineStep = ({ standing, friendUrl, onLook }: Props) => {
  const { title, text } = copy.standing[standing]
  const opens = opensLine[standing]
  const opening = standing === 'blocked' ? copy.reopen : copy.befriend
  return (
    <Card tone="plain" className="line-step">
      <h3>{title}</h3>
      <p>{text}</p>
      {standing === 'unlinked' ? (
        <LinkButton href="#sign-in-methods" tone="second" wide>
          {copy.link}
        </LinkButton>
      ) : (
        <div className="wrap">
          {opens && friendUrl !== null && (
            <a
              href={friendUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ tone: 'second', size: 'small' })}
            >
              <span className="ui-button__face">
                <LineMark />
                <span>{opening}</span>
              </span>
            </a>
          )}
          <Button tone="outline" size="small" onClick={onLook}>
            {opens ? copy.look : copy.again}
          </Button>
        </div>
      )}
    </Card>
  )
}
