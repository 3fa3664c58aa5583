import * as icons from '../../ui/icons'
import { Icon } from '../../ui/Icon'
import { Layers } from '../../ui/Layers'
import { Logo, Mark } from '../../ui/Logo'
import { Sample, Section } from './Section'

const colours = [
  'page',
  'card',
  'sunk',
  'line',
  'edge',
  'ink',
  'ink-2',
  'ink-3',
  'pandan-900',
  'pandan-800',
  'pandan-700',
  'pandan-600',
  'pandan-500',
  'pandan-300',
  'pandan-200',
  'pandan-100',
  'pandan-50',
  'mango-700',
  'mango-500',
  'mango-300',
  'mango-200',
  'mango-100',
  'brick-700',
  'brick-500',
  'brick-200',
  'brick-100',
  'anchan-700',
  'anchan-200',
  'anchan-100',
  'sky-100',
  'sky-200',
] as const

const iconEntries = Object.entries(icons).filter(([name]) => /^[A-Z]/.test(name))

export const Foundations = () => (
  <>
    <Section title="สี" wide>
      <div className="design-colours">
        {colours.map((name) => (
          <Sample key={name} name={name}>
            <svg viewBox="0 0 60 44" aria-hidden="true">
              <rect x=".5" y=".5" width="59" height="43" rx="10" fill={`var(--${name})`} stroke="#E4E5DA" />
            </svg>
          </Sample>
        ))}
      </div>
    </Section>
    <Section title="ตัวอักษร">
      <p className="display">ลูกโตทีละชั้น น้ำ ที่ ปู่ กั้น</p>
      <h1>หัวเรื่องหน้า สูงดี สมส่วน</h1>
      <h2>หัวข้อในการ์ด</h2>
      <h3>ชื่อแถว</h3>
      <p>ข้อความทั่วไป วัดครั้งแรกวันนี้ แล้วค่อย ๆ ดูลูกโตไปด้วยกัน ฤๅษี ญาติ ฐาน</p>
      <p className="small second">บรรทัดรอง ครั้งก่อน 12.0 กก. เมื่อ 20 ส.ค. 69</p>
      <p className="smallest second">เล็กที่สุด เกณฑ์อ้างอิง WHO 2006</p>
      <p className="number">88.5 1,240</p>
    </Section>
    <Section title="ตราและชั้น">
      <div className="design-row">
        <Logo />
        <Mark size={64} />
      </div>
      <div className="design-stage">
        <Layers kind="hero" />
      </div>
      <div className="design-stage design-stage--dark">
        <Layers kind="card" tone="dark" />
      </div>
      <Layers kind="footer" />
    </Section>
    <Section title="ไอคอน" wide>
      <div className="design-icons">
        {iconEntries.map(([name, shape]) => (
          <Sample key={name} name={name}>
            <Icon of={shape as icons.LucideIcon} size={24} />
          </Sample>
        ))}
      </div>
    </Section>
  </>
)
