import { useState } from 'react'
import { Avatar } from '../../ui/Avatar'
import { BandSteps } from '../../ui/BandSteps'
import { Button } from '../../ui/Button'
import { Card, CardLink, IconTile, Row, Rows } from '../../ui/Card'
import { Dialog } from '../../ui/Dialog'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Clock, Lock, Ruler } from '../../ui/icons'
import { InnerHeader, SectionTitle } from '../../ui/InnerHeader'
import { Note, OfflineNote } from '../../ui/Note'
import { Progress, Steps } from '../../ui/Progress'
import { Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'
import { Tag } from '../../ui/Tag'
import { Timeline } from '../../ui/Timeline'
import { useToast } from '../../ui/Toast'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { heightBands, weightForHeightBands } from './designSamples'
import { Section } from './Section'

const Cards = () => (
  <Section title="การ์ดและแถว">
    <Card>
      <Tag tone="mango" icon={<Icon of={Clock} />}>
        ครบกำหนดวันนี้
      </Tag>
      <h3>ได้เวลาวัดส่วนสูงแล้ว</h3>
      <p className="small second">ครั้งล่าสุด 20 ส.ค. 69</p>
    </Card>
    <CardLink href="/_design" tone="pandan">
      การ์ดนี้กดได้ทั้งใบ
    </CardLink>
    <Card tone="error">ต้องแก้ไขก่อนส่ง</Card>
    <SectionTitle title="ลูกของฉัน" end={<a href="/children">ทั้งหมด</a>} />
    <Rows>
      <Row lead={<Avatar face="girl" />} title="น้องมะลิ" second="12.0 กก. · สูงดี สมส่วน" href="/_design" />
      <Row
        lead={
          <IconTile>
            <Icon of={Ruler} />
          </IconTile>
        }
        title="การเติบโต"
        second="กรอกน้ำหนักกับส่วนสูง"
        end={<Tag tone="mango">รอส่ง 1</Tag>}
      />
    </Rows>
  </Section>
)

const Notes = () => (
  <Section title="ข้อความในหน้า">
    <Note icon={Lock}>เห็นเฉพาะคนที่ดูแลน้องด้วยกัน ลบได้ทุกเมื่อ</Note>
    <Note tone="warn">180 คะแนนหมดอายุ 31 ธ.ค. 69</Note>
    <Note tone="error">มีไข้ ซึม ไม่กินนม โทร 1669 ทันที</Note>
    <OfflineNote />
    <EmptyState title="ยังไม่มีบันทึก" action={<Button>บันทึกครั้งแรก</Button>}>
      วัดครั้งแรกวันนี้ แล้วค่อย ๆ ดูลูกโตไปด้วยกัน
    </EmptyState>
    <ErrorState title="ยังโหลดไม่สำเร็จ" onRetry={() => undefined}>
      ข้อมูลของคุณยังอยู่ครบ ลองอีกครั้งได้เลย
    </ErrorState>
    <Skeleton shapes={['title', 'line', 'card']} />
  </Section>
)

const Progresses = () => (
  <Section title="ความคืบหน้าและผล">
    <Progress label="มื้อผักทั้งบ้าน 5 วัน" value={3} max={5} />
    <Steps label="ขั้นที่" now={2} total={4} />
    {heightBands.map((band, reached) => (
      <BandSteps key={band.word} label="ส่วนสูงตามอายุ" bands={heightBands} reached={reached} />
    ))}
    <BandSteps label="น้ำหนักตามเกณฑ์ส่วนสูง" bands={weightForHeightBands} reached={4} />
    <Timeline
      label="พัสดุ"
      moments={[
        { title: 'รับคำสั่งแล้ว', when: '18 พ.ย. 69', state: 'done' },
        { title: 'กำลังจัดส่ง', when: 'วันนี้', state: 'now' },
        { title: 'ถึงบ้าน', when: 'ราว 24 พ.ย. 69', state: 'later' },
      ]}
    />
  </Section>
)

const Overlays = () => {
  const [open, setOpen] = useState<'ask' | 'alert' | null>(null)
  const [tab, setTab] = useState('height')
  const showToast = useToast()
  const close = () => setOpen(null)
  return (
    <Section title="กล่อง แท็บ และข้อความแจ้งสั้น">
      <div className="design-row">
        <Button tone="second" onClick={() => setOpen('ask')}>
          เปิดกล่อง
        </Button>
        <Button tone="outline" onClick={() => setOpen('alert')}>
          ลบลูก
        </Button>
        <Button
          tone="ghost"
          onClick={() => showToast({ text: 'บันทึกแล้ว 88.5 ซม.', action: { label: 'ดูผล', onAction: close } })}
        >
          บันทึกแล้ว
        </Button>
        <Button tone="ghost" onClick={() => showToast({ text: 'เก็บไว้ในเครื่องแล้ว รอส่ง', tone: 'kept' })}>
          รอส่ง
        </Button>
        <Button tone="ghost" onClick={() => showToast({ text: 'ส่งไม่สำเร็จ ลองอีกครั้งได้เลย', tone: 'failed' })}>
          ส่งไม่สำเร็จ
        </Button>
      </div>
      <Tabs
        label="กราฟ"
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'height', label: 'ส่วนสูง', content: <p>กราฟส่วนสูง</p> },
          { id: 'weight', label: 'น้ำหนัก', content: <p>กราฟน้ำหนัก</p> },
        ]}
      />
      <Dialog
        open={open !== null}
        onClose={close}
        alert={open === 'alert'}
        title={open === 'alert' ? 'ลบข้อมูลของน้องมะลิ' : 'แลกปิ่นโต 900 คะแนน'}
        actions={
          <>
            <Button wide tone={open === 'alert' ? 'danger' : 'primary'} onClick={close}>
              {open === 'alert' ? 'ลบถาวร' : 'ยืนยันแลก'}
            </Button>
            <Button wide tone="ghost" onClick={close}>
              กลับไปดูก่อน
            </Button>
          </>
        }
      >
        เหลือ 340 คะแนน ส่งไปที่บ้านคุณน้ำฝน ซอยลาดพร้าว 71
      </Dialog>
    </Section>
  )
}

const Heads = () => (
  <Section title="หัวของหน้า" wide>
    <Hero size="tall" art={<ChildByRuler picture="Girl_slim_standard" heightCm={88.5} />}>
      <InnerHeader backHref="/_design" />
      <p className="second">น้องมะลิ · 20 พ.ย. 69</p>
      <p className="display">
        สูงดี
        <br />
        สมส่วน
      </p>
    </Hero>
    <InnerHeader title="บันทึกการเติบโต" heading={false} backHref="/_design" end="1 จาก 3" />
  </Section>
)

export const Surfaces = () => (
  <>
    <Cards />
    <Notes />
    <Progresses />
    <Overlays />
    <Heads />
  </>
)
