import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import type { Indicator, References } from '@careplus/core/growth'
import { mayDo } from '@careplus/core/partner'
import type { Child } from '@careplus/core/ports'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { growthCopy } from '../../copy/growth.th'
import { exactAgeText } from '../../family/childWords'
import { HeaderActions } from '../../layouts/HeaderActions'
import { Row, Rows } from '../../ui/Card'
import { Chip, ChipRow } from '../../ui/Chip'
import { GrowthPicture } from '../../ui/drawings/GrowthPicture'
import { valueText, type Told } from '../../ui/growth/told'
import { Dock } from '../../ui/growth/Dock'
import { IndicatorChart } from '../../ui/growth/IndicatorChart'
import { Icon } from '../../ui/Icon'
import { Plus, Share } from '../../ui/icons'
import { Layers } from '../../ui/Layers'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Segmented } from '../../ui/Segmented'
import { Tag } from '../../ui/Tag'
import { changeText, indicatorsOfAll, isMeasured, saidOf, toneOf, type View } from './curveWords'

const copy = childrenGrowthCopy.curve

export interface ToldRecord extends Told {
  readonly id: string
}

interface Props {
  readonly child: Child
  /** `น้องมะลิ` */
  readonly name: string
  readonly dob: IsoDate
  /** Newest first. */
  readonly told: ReadonlyArray<ToldRecord>
  readonly references: References
}

/** The number and its unit apart: the unit is smaller. */
const Value = ({ text }: { readonly text: string }) => {
  const [number = '', unit = ''] = text.split('\u00A0')
  return (
    <p className="curve__value">
      <span className="number">{number}</span> {unit}
    </p>
  )
}

interface LatestProps {
  readonly indicator: Indicator
  readonly view: View
  readonly shown: ReadonlyArray<ToldRecord>
}

const Latest = ({ indicator, view, shown }: LatestProps) => {
  const last = shown[0]
  if (last === undefined) return null
  const changed = changeText(indicator, last, shown[1])
  return (
    <section className="curve__latest" aria-label={copy.latest(thaiDate(last.date))}>
      <Layers kind="card" />
      <div className="curve__latest-words">
        <p className="second">{copy.latest(thaiDate(last.date))}</p>
        <Value text={valueText(indicator, last)} />
        {changed !== null && <p className="curve__changed">{changed}</p>}
      </div>
      <Tag tone={toneOf(indicator, view, last)}>{saidOf(indicator, view, last)}</Tag>
      <GrowthPicture picture={last.assessment.picture} label={false} className="curve__picture" />
    </section>
  )
}

/** Chips for what is drawn, words or lines, the chart, and every measuring beside it. */
export const CurveView = ({ child, name, dob, told, references }: Props) => {
  const [chosen, setChosen] = useState<Indicator | null>(null)
  const [view, setView] = useState<View>('bands')
  const indicators = indicatorsOfAll(told)
  const indicator = indicators.find((one) => one === chosen) ?? indicators[0] ?? 'lengthHeightForAge'
  const shown = told.filter(isMeasured(indicator))
  const charted = useMemo(() => ({ sex: child.gender, dob }), [child.gender, dob])
  const mayRecord = mayDo(child.role, 'record')
  const to = (path: string): string => `/children-profile/${path}?child=${child.id}`
  return (
    <div className="curve">
      <HeaderActions>
        <Link href={to('save-progress-growth')} className="icon-button" aria-label={copy.share}>
          <Icon of={Share} size={24} />
        </Link>
      </HeaderActions>
      <div className="curve__choices">
        <ChipRow label={copy.indicators}>
          {indicators.map((one) => (
            <Chip key={one} chosen={one === indicator} onClick={() => setChosen(one)}>
              {growthCopy.chip[one]}
            </Chip>
          ))}
        </ChipRow>
        <Segmented
          label={copy.view}
          hideLabel
          answer={false}
          options={[
            { value: 'bands', label: copy.bands },
            { value: 'percentiles', label: copy.percentiles },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <Latest {...{ indicator, view, shown }} />
      <div className="curve__chart">
        <IndicatorChart {...{ references, indicator, view, name, told }} child={charted} />
      </div>
      <div className="curve__side">
        {view === 'percentiles' && (
          <section className="curve__read">
            <h2>{copy.readTitle}</h2>
            <p>{copy.read(child.gender)}</p>
          </section>
        )}
        <section className="curve__records" aria-labelledby="curve-records">
          <h2 id="curve-records">{copy.records}</h2>
          <Rows>
            {shown.map((one) => (
              <Row
                key={one.id}
                title={thaiDate(one.date)}
                second={exactAgeText(child, one.date)}
                end={
                  <>
                    <span className="curve__number">{valueText(indicator, one)}</span>
                    <br />
                    <span className={toneOf(indicator, view, one) === 'pandan' ? 'curve__ok' : 'curve__said'}>
                      {saidOf(indicator, view, one)}
                    </span>
                  </>
                }
                href={mayRecord ? `${to('edit-growth')}&record=${one.id}` : undefined}
              />
            ))}
          </Rows>
        </section>
        <Note>{copy.trend}</Note>
        <p className="smallest second">{copy.disclaimer}</p>
      </div>
      {mayRecord && (
        <Dock>
          <LinkButton wide href={to('add-growth')} icon={<Icon of={Plus} size={20} />}>
            {copy.add}
          </LinkButton>
        </Dock>
      )}
    </div>
  )
}
