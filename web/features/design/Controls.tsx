import { useState } from 'react'
import { BirthDatePicker } from '../../ui/BirthDatePicker'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Chip, ChipRow } from '../../ui/Chip'
import { ChoiceCards } from '../../ui/ChoiceCards'
import { CodeInput, useCodeInput } from '../../ui/CodeInput'
import { DatePicker } from '../../ui/DatePicker'
import { LinkButton } from '../../ui/LinkButton'
import { NumberField } from '../../ui/NumberField'
import { PasswordField } from '../../ui/PasswordField'
import { Segmented } from '../../ui/Segmented'
import { Switch } from '../../ui/Switch'
import { Tag } from '../../ui/Tag'
import { TextField } from '../../ui/TextField'
import { Sample, Section } from './Section'

const tones = ['primary', 'second', 'outline', 'ghost', 'mango', 'danger', 'light'] as const

const Buttons = () => (
  <Section title="ปุ่ม">
    <div className="design-row">
      {tones.map((tone) => (
        <Sample key={tone} name={tone}>
          <Button tone={tone}>บันทึก</Button>
        </Sample>
      ))}
      <Sample name="busy">
        <Button busy>บันทึก</Button>
      </Sample>
      <Sample name="small">
        <Button size="small">ร่วมสนุก</Button>
      </Sample>
      <Sample name="link">
        <LinkButton href="/_design" tone="second" size="small">
          ดูกราฟ
        </LinkButton>
      </Sample>
    </div>
    <Button wide waiting="ติ๊กสองข้อแรกก่อน แล้วไปต่อได้">
      ส่งรหัสไปที่อีเมล
    </Button>
  </Section>
)

const Fields = () => {
  const [height, setHeight] = useState('0.885')
  const wrong = height === '0.885'
  return (
    <Section title="ช่องกรอก">
      <TextField label="ชื่อเล่นลูก" placeholder="เช่น มะลิ" hint="ใช้เรียกในเว็บเท่านั้น" />
      <TextField label="อีเมล" defaultValue="namfon@example" error="อีเมลนี้ยังไม่ครบ ลองดูหลังเครื่องหมาย @" />
      <NumberField label="น้ำหนัก" unit="กก." defaultValue="12.4" hint="ครั้งก่อน 12.0 กก. เมื่อ 20 ส.ค. 69" />
      <NumberField
        label="ส่วนสูง"
        unit="ซม."
        value={height}
        onChange={(event) => setHeight(event.target.value)}
        error={wrong ? 'ตัวเลขนี้ดูเป็นเมตร หมายถึง 88.5 ซม. ใช่ไหมคะ' : undefined}
        repair={wrong ? { label: 'ใช้ 88.5 ซม.', onRepair: () => setHeight('88.5') } : undefined}
      />
      <NumberField size="small" label="รอบศีรษะ" optional unit="ซม." placeholder="เช่น 47.5" />
      <PasswordField label="รหัสผ่าน" autoComplete="new-password" defaultValue="แปดตัวขึ้นไป" />
    </Section>
  )
}

const Dates = () => {
  const [measured, setMeasured] = useState<string | null>('2026-11-20')
  const [birth, setBirth] = useState<string | null>('2022-09-16')
  return (
    <Section title="วันที่">
      <DatePicker label="วันที่วัด" value={measured} onChange={setMeasured} today="2026-11-20" max="2026-11-20" />
      <BirthDatePicker
        label="วันเกิด"
        value={birth}
        onChange={setBirth}
        max="2026-11-20"
        hint={birth ?? 'เลือกให้ครบสามช่อง'}
      />
    </Section>
  )
}

const Choices = () => {
  const [measure, setMeasure] = useState<'l' | 'h'>('h')
  const [answer, setAnswer] = useState<'yes' | 'no' | 'unsure' | null>(null)
  const [walk, setWalk] = useState<'easy' | 'help' | null>('easy')
  const [on, setOn] = useState(true)
  const [filter, setFilter] = useState('now')
  return (
    <Section title="ตัวเลือก">
      <Segmented
        label="วัดท่าไหน"
        value={measure}
        onChange={setMeasure}
        options={[
          { value: 'l', label: 'นอนวัด' },
          { value: 'h', label: 'ยืนวัด' },
        ]}
        hint="อายุ 2 ปีขึ้นไปให้ยืนวัด ถอดรองเท้า หลังชิดผนัง"
      />
      <Segmented
        label="มีไข้ไหม"
        value={answer}
        onChange={setAnswer}
        options={[
          { value: 'yes', label: 'ใช่' },
          { value: 'no', label: 'ไม่ใช่' },
          { value: 'unsure', label: 'ไม่แน่ใจ' },
        ]}
      />
      <ChoiceCards
        label="เดินข้ามห้อง"
        value={walk}
        onChange={setWalk}
        choices={[
          { value: 'easy', label: 'สบาย', help: 'ไม่ต้องพยุง' },
          { value: 'help', label: 'ต้องพยุงบ้าง', help: 'เกาะผนังหรือคนข้าง ๆ' },
        ]}
      />
      <div>
        <Checkbox>ฉันอายุ 20 ปีขึ้นไป หรือผู้ปกครองยินยอมแล้ว</Checkbox>
        <Checkbox defaultChecked help="ฉบับ 1 พ.ย. 2569">
          ฉันยอมรับข้อกำหนดการใช้
        </Checkbox>
        <Checkbox error="ข้อนี้จำเป็นต่อการสมัคร">ฉันได้อ่านนโยบายความเป็นส่วนตัว</Checkbox>
      </div>
      <Switch checked={on} onChange={setOn}>
        เตือนให้วัดครั้งต่อไป
      </Switch>
      <ChipRow label="กรองรางวัล">
        {[
          ['now', 'แลกได้ตอนนี้'],
          ['all', 'ทั้งหมด'],
          ['soon', 'เร็ว ๆ นี้'],
        ].map(([id, word]) => (
          <Chip key={id} chosen={filter === id} tick onClick={() => setFilter(id ?? 'all')}>
            {word}
          </Chip>
        ))}
      </ChipRow>
      <div className="design-row">
        <Tag tone="pandan">แลกได้</Tag>
        <Tag tone="mango">ขาดอีก 260 คะแนน</Tag>
        <Tag>หมดแล้ว</Tag>
        <Tag tone="brick">ไม่ผ่าน</Tag>
        <Tag tone="anchan">กำลังจัดส่ง</Tag>
      </div>
    </Section>
  )
}

const Codes = () => {
  const [six, sendSix] = useCodeInput({ length: 6 })
  const [four, sendFour] = useCodeInput()
  return (
    <Section title="รหัสครั้งเดียว">
      <CodeInput label="รหัส 6 หลัก" input={six} onEvent={sendSix} />
      <CodeInput label="รหัส 4 หลัก" input={four} onEvent={sendFour} error="รหัสไม่ตรง กรอกได้อีก 3 ครั้ง" />
    </Section>
  )
}

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Dates />
    <Choices />
    <Codes />
  </>
)
