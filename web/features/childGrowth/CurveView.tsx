import { type Indicator, type References, lastDayOf2006 } from '@careplus/core/growth'
import { mayDo } from '@careplus/core/partners'
import type { Child } from '@careplus/core/ports'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { growthCopy } from '../../copy/growth.th'
import { HeaderActions } from '../../layouts/HeaderActions'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { ConcernNotes } from '../../shared/growth/ConcernNotes'
import { Dock } from '../../shared/growth/Dock'
import { IndicatorChart } from '../../shared/growth/IndicatorChart'
import type { ChartedChild } from '../../shared/growth/assessMeasurement'
import type { Followed } from '../../shared/growth/followGrowth'
import type { Zoom } from '@careplus/core/growth-chart'
import { Icon } from '../../ui/Icon'
import { Plus, Printer, Share, Users } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Segmented } from '../../ui/Segmented'
import { useIsPrinting } from '../../ui/useIsPrinting'
import { CurveTrend } from './CurveTrend'
import { indicatorsOfAll, isMeasured, type View } from './curveWords'
import { LatestMeasurement } from './LatestMeasurement'
import { PaperHead, PaperTable } from './PrintedCurve'
import { Records } from './Records'

const copy = childrenGrowthCopy.curve

interface Props {
  readonly child: Child
  readonly name: string
  readonly charted: ChartedChild
  readonly followed: Followed
  readonly references: References
  readonly othersHref: string | undefined
}

export const CurveView = ({ child, name, charted, followed, references, othersHref }: Props) => {
  const assessedRecords = useMemo(
    () => followed.child.records.map((one) => ({ ...one, id: one.measured.id })),
    [followed],
  )
  const [chosen, setChosen] = useState<Indicator | null>(null)
  const [view, setView] = useState<View>('bands')
  const [zoom, setZoom] = useState<Zoom | undefined>(undefined)
  const printing = useIsPrinting()
  const indicators = useMemo(() => indicatorsOfAll(assessedRecords), [assessedRecords])
  const indicator = indicators.find((one) => one === chosen) ?? indicators[0] ?? 'lengthHeightForAge'
  const shown = useMemo(() => assessedRecords.filter(isMeasured(indicator)), [assessedRecords, indicator])
  const { birthDate } = charted
  const isOlder = assessedRecords.some(({ assessment }) => assessment.ageInDays > lastDayOf2006)
  const mayRecord = mayDo(child.role, 'record')
  const to = (path: string): string => `/children-profile/${path}?child=${child.id}`
  return (
    <div className="curve">
      <HeaderActions>
        <Link href={to('save-progress-growth')} className="icon-button" aria-label={copy.share}>
          <Icon of={Share} size={24} />
        </Link>
      </HeaderActions>
      {printing && <PaperHead {...{ child, name, birthDate, indicator }} />}
      <ChipRow label={copy.indicators}>
        {indicators.map((one) => (
          <Chip key={one} chosen={one === indicator} onClick={() => setChosen(one)}>
            {growthCopy.chip[one]}
          </Chip>
        ))}
      </ChipRow>
      <LatestMeasurement {...{ indicator, view, shown }} />
      <ConcernNotes concerns={followed.words.concerns} />
      <div className="curve__chart">
        <IndicatorChart
          {...{ references, indicator, view, name }}
          followed={followed.child}
          child={charted}
          zoom={zoom}
          onPaper={printing}
          onZoom={setZoom}
          control={
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
          }
        />
      </div>
      <div className="curve__side">
        <CurveTrend {...{ indicator, followed }} />
        {view === 'percentiles' && (
          <section className="curve__read">
            <h2>{copy.readTitle}</h2>
            <p>{copy.read(child.sex, indicator)}</p>
          </section>
        )}
        <Records
          {...{ child, indicator, view, shown }}
          editHref={mayRecord ? (recordId) => `${to('edit-growth')}&record=${recordId}` : undefined}
        />
        <p className="curve__ways">
          {othersHref !== undefined && (
            <LinkButton href={othersHref} tone="ghost" size="small" icon={<Icon of={Users} size={20} />}>
              {copy.others}
            </LinkButton>
          )}
          <Button tone="ghost" size="small" icon={<Icon of={Printer} size={20} />} onClick={() => print()}>
            {copy.print}
          </Button>
        </p>
        <p className="smallest second">
          {printing && copy.distance} {isOlder && growthCopy.otherPaper} {copy.disclaimer}
        </p>
      </div>
      {printing && <PaperTable {...{ child, indicator, view, assessedRecords }} />}
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
