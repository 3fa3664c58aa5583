import { lazy, Suspense, useState } from 'react'
import { Avatar } from '../../ui/Avatar'
import { Segmented } from '../../ui/Segmented'
import { Skeleton } from '../../ui/Skeleton'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { Family, TwoChildren } from '../../ui/drawings/Family'
import { Greeting } from '../../ui/drawings/Greeting'
import { growthPictureKeys } from '@careplus/core/growth-pictures'
import { GrowthPicture } from '../../ui/drawings/GrowthPicture'
import { Pinto } from '../../ui/drawings/Pinto'
import { BrokenScene, CodeSentScene, MaintenanceScene, NotFoundScene, OfflineScene } from '../../ui/drawings/scenes'
import { Thing, objectDrawingNames } from '../../ui/drawings/things'
import { ChartKey } from '../../ui/chart/ChartKey'
import { chartBands, sampleLine, samplePoints, sampleWindow } from './designSamples'
import { Sample, Section } from './Section'

const GrowthChart = lazy(() => import('../../ui/chart/GrowthChart').then((m) => ({ default: m.GrowthChart })))

const faces = ['girl', 'boy', 'baby', 'mother', 'father', 'grandmother', 'grandfather'] as const
const edges = [-2, -1.5, 1.5, 2].map(sampleLine)
const centiles = [
  { centile: 3, pieces: sampleLine(-1.88) },
  { centile: 15, pieces: sampleLine(-1.04) },
  { centile: 50, pieces: sampleLine(0) },
  { centile: 85, pieces: sampleLine(1.04) },
  { centile: 97, pieces: sampleLine(1.88) },
]

const Chart = () => {
  const [view, setView] = useState<'bands' | 'percentiles'>('bands')
  return (
    <Section title="กราฟ" wide>
      <Segmented
        label="แบบของกราฟ"
        hideLabel
        answer={false}
        value={view}
        onChange={setView}
        options={[
          { value: 'bands', label: 'แบบคำ' },
          { value: 'percentiles', label: 'แบบเปอร์เซ็นไทล์' },
        ]}
      />
      <Suspense fallback={<Skeleton shapes={['chart']} />}>
        <GrowthChart
          label="ส่วนสูงของน้องมะลิ"
          view={view}
          window={sampleWindow}
          unit="ซม."
          bands={chartBands}
          edges={edges}
          median={sampleLine(0)}
          centiles={centiles}
          limits={{ crop: [-3.5, 3.5].map(sampleLine), pale: { low: sampleLine(-3), high: sampleLine(3) } }}
          points={samplePoints}
          stepAt={731}
        />
      </Suspense>
      <ChartKey child="น้องมะลิ" median="ค่ากลางของเด็กหญิง" step />
    </Section>
  )
}

export const Drawings = () => (
  <>
    <Section title="ภาพการเติบโต 19 ภาพ" wide>
      <div className="design-pictures">
        {growthPictureKeys.map((key) => (
          <Sample key={key} name={key}>
            <GrowthPicture picture={key} />
          </Sample>
        ))}
      </div>
    </Section>
    <Section title="ข้างไม้วัด ทักทาย และครอบครัว" wide>
      <div className="design-scenes">
        <ChildByRuler picture="Girl_slim_standard" heightCm={88.5} />
        <ChildByRuler picture="Boy_fat_tall" heightCm={112} />
        <ChildByRuler picture="Girl_thin_short" heightCm={60.2} />
        <ChildByRuler picture="default_kid" heightCm={88} />
        <Greeting sex="girl" />
        <Greeting sex="boy" pose="cheer" />
        <Family />
        <TwoChildren />
      </div>
      <div className="design-row">
        {faces.map((face) => (
          <Avatar key={face} face={face} size="large" />
        ))}
        <Avatar face="girl" />
        <Avatar face="boy" size="small" shape="round" />
      </div>
    </Section>
    <Section title="ปิ่นโตและของในบ้าน" wide>
      <div className="design-scenes">
        {[0, 1, 2, 3, 4].map((full) => (
          <Pinto key={full} full={full} next={full === 2 ? 0.4 : 0} />
        ))}
      </div>
      <div className="design-things">
        {objectDrawingNames.map((name) => (
          <Sample key={name} name={name}>
            <Thing name={name} />
          </Sample>
        ))}
      </div>
    </Section>
    <Section title="ฉาก" wide>
      <div className="design-scenes">
        <NotFoundScene />
        <OfflineScene />
        <MaintenanceScene />
        <BrokenScene />
        <CodeSentScene />
      </div>
    </Section>
    <Chart />
  </>
)
