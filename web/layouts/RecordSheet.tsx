import { Link } from 'wouter'
import { recordCopy as copy } from '../copy/record.th'
import { useSession } from '../calls/session/useSession'
import { Icon } from '../ui/Icon'
import { ChevronRight, Droplet, ReceiptText, Ruler } from '../ui/icons'
import { SheetFrame } from '../ui/SheetFrame'

/** The three things a parent records. A visitor's growth goes to the check that needs no account. */
const RecordSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { status } = useSession()
  const rows = [
    {
      href: status === 'signedIn' ? '/children-profile/add-growth' : '/growth',
      icon: Ruler,
      word: copy.growth,
      hint: copy.growthHint,
    },
    { href: '/children/stool-info', icon: Droplet, word: copy.stool, hint: copy.stoolHint },
    { href: '/rewards/uploadbill', icon: ReceiptText, word: copy.bill, hint: copy.billHint },
  ]
  return (
    <SheetFrame title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <ul className="sheet-rows">
        {rows.map(({ href, icon, word, hint }) => (
          <li key={href}>
            <Link href={href} onClick={onClose}>
              <Icon of={icon} size={24} />
              <span>
                <strong>{word}</strong>
                <small>{hint}</small>
              </span>
              <Icon of={ChevronRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </SheetFrame>
  )
}

export default RecordSheet
