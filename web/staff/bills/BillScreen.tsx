import { bahtOfSatang } from '@careplus/core/loyalty'
import { billFlagWords } from '@careplus/core/internal/loyalty'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { staffCalls, type StaffBill, type StaffBillRow, type StaffProduct } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import { Icon } from '../../ui/Icon'
import { ChevronLeft, ChevronRight, TriangleAlert } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Tag } from '../../ui/Tag'
import { useToast } from '../../ui/Toast'
import { Permitted } from '../Permitted'
import { RemoteView } from '../RemoteView'
import { ScreenFrame } from '../ScreenFrame'
import { ageText } from '../staffTimes'
import type { Remote } from '../../calls/useLoaded'
import { useAnswer } from '../useAnswer'
import { useNow } from '../useNow'
import { useWaitingCounts } from '../waitingCounts'
import { SimilarBills, BillBeside } from './SimilarBills'
import { BillFacts } from './BillFacts'
import { BillHistory } from './BillHistory'
import { BillLines } from './BillLines'
import { StaffBillPictures, type PictureMark } from './StaffBillPictures'
import { DecidedBill } from './DecidedBill'
import { StaffReadingNote } from './StaffReadingNote'
import { linesRead } from './readLines'
import { marked, nextToMark, type TypedLine } from './typedLines'
import { useBillKeys } from './useBillKeys'
import { useUnsentLines } from './useUnsentLines'
import { BillVerdict } from './BillVerdict'
import './bills.css'

interface Neighbours {
  readonly previous: string | undefined
  readonly next: string | undefined
}

const neighboursOf = (id: string, waiting: ReadonlyArray<StaffBillRow>): Neighbours => {
  const at = waiting.findIndex((bill) => bill.id === id)
  return { previous: waiting[at - 1]?.id, next: waiting[at + 1]?.id }
}

const Steps = ({
  bill,
  neighbours: { previous, next },
}: {
  readonly bill: StaffBill
  readonly neighbours: Neighbours
}) => (
  <>
    {bill.appealed && bill.state === 'reviewing' && <Tag tone="anchan">{copy.appealed}</Tag>}
    {bill.flags.map((flag) => (
      <Tag key={flag} tone="mango" icon={<Icon of={TriangleAlert} />}>
        {billFlagWords[flag]}
      </Tag>
    ))}
    {previous !== undefined && (
      <LinkButton href={`/bills/${previous}`} tone="second" size="small" icon={<Icon of={ChevronLeft} size={20} />}>
        {copy.previous}
      </LinkButton>
    )}
    {next !== undefined && (
      <LinkButton
        href={`/bills/${next}`}
        tone={bill.state === 'reviewing' ? 'second' : 'primary'}
        size="small"
        icon={<Icon of={ChevronRight} size={20} />}
      >
        {bill.state === 'reviewing' ? copy.next : copy.nextWaiting}
      </LinkButton>
    )}
  </>
)

const marksOn = (picture: string, lines: ReadonlyArray<TypedLine>): ReadonlyArray<PictureMark> =>
  lines.flatMap(({ mark, product }, index) =>
    mark?.picture === picture ? [{ x: mark.x, y: mark.y, n: index + 1, earns: product?.earns !== false }] : [],
  )

interface BillReviewProps {
  readonly bill: StaffBill
  readonly products: Remote<ReadonlyArray<StaffProduct>>
  readonly againProducts: () => void
  readonly onDecided: (doneText: string) => void
}

const BillReview = ({ bill, products, againProducts: reloadProducts, onDecided }: BillReviewProps) => {
  const [typed, setLines] = useUnsentLines(bill.id)
  const all = products._tag === 'ready' ? products.value : null
  const read = useMemo(() => linesRead(bill, all ?? []), [bill, all])
  const lines = typed ?? read
  const [beside, setBeside] = useState<string | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const marking = nextToMark(lines, chosen).key
  const number = lines.findIndex(({ key }) => key === marking)
  const reviewing = bill.state === 'reviewing'
  return (
    <div className={`bill${beside === null ? '' : ' bill--compared'}`}>
      <div className="bill__left">
        <StaffBillPictures
          bill={bill}
          {...(reviewing &&
            all !== null && {
              marksOf: (picture) => marksOn(picture, lines),
              onPoint: (picture, spot) => {
                setLines(marked(lines, chosen, { picture, ...spot }))
                setChosen(null)
              },
              pointing: copy.picture.pointing(number < 0 ? lines.length + 1 : number + 1),
            })}
        />
        {beside !== null && <BillBeside key={beside} id={beside} />}
      </div>
      <div className="bill__right">
        <BillFacts bill={bill} />
        {reviewing && <StaffReadingNote bill={bill} />}
        {bill.appeal_words !== null && (
          <Note>
            <strong>{copy.appealSaid}</strong>
            <br />
            {bill.appeal_words}
          </Note>
        )}
        <SimilarBills alike={bill.alike} beside={beside} onCompare={setBeside} />
        {reviewing ? (
          <Permitted to="bills.judge">
            <RemoteView answer={products} retry={reloadProducts}>
              {(all) => (
                <BillLines lines={lines} products={all} onChange={setLines} marking={marking} onMark={setChosen} />
              )}
            </RemoteView>
            <BillVerdict bill={bill} lines={lines} untouched={typed === null && all !== null} onDecided={onDecided} />
          </Permitted>
        ) : (
          <DecidedBill bill={bill} />
        )}
        <BillHistory steps={bill.steps} />
      </div>
    </div>
  )
}

export const BillScreen = ({ id }: { readonly id: string }) => {
  const now = useNow()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { recount } = useWaitingCounts()
  const [answer, reload] = useAnswer(id, () => staffCalls.readBill({ params: { id } }))
  const [list, reloadList] = useAnswer('waiting', () => staffCalls.listBills({}))
  const [products, reloadProducts] = useAnswer('products', () => staffCalls.listProducts({}))
  const waiting = list._tag === 'ready' ? list.value : null
  const decided = (doneText: string) => {
    showToast({ text: doneText })
    reload()
    reloadList()
    recount()
  }
  const bill = answer._tag === 'ready' ? answer.value : null
  const neighbours = neighboursOf(id, waiting?.bills ?? [])
  const go = (to: string | undefined) => to !== undefined && navigate(`/bills/${to}`)
  useBillKeys({ KeyN: () => go(neighbours.next), KeyP: () => go(neighbours.previous) })
  return (
    <ScreenFrame
      title={bill === null ? copy.title : copy.heading(bill.shop_title, bahtOfSatang(bill.amount_satang))}
      trail={[
        `${copy.title} / ${waiting === null ? '' : copy.waiting(waiting.waiting)}`,
        ...(bill?.state === 'reviewing' ? [copy.age(ageText(bill.sent_at, now))] : []),
      ].join(' · ')}
      aside={bill && <Steps bill={bill} neighbours={neighbours} />}
    >
      <RemoteView answer={answer} retry={reload}>
        {(value) => (
          <BillReview
            key={value.id}
            bill={value}
            products={products}
            againProducts={reloadProducts}
            onDecided={decided}
          />
        )}
      </RemoteView>
    </ScreenFrame>
  )
}
