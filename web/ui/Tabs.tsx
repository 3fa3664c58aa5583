import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import './Chip.css'
import './Tabs.css'

export interface TabItem {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

export interface TabsProps {
  readonly items: ReadonlyArray<TabItem>
  readonly label: string
  readonly selected: string
  readonly onSelect: (id: string) => void
}

export const Tabs = ({ items, label, selected, onSelect }: TabsProps) => (
  <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
    <TabList aria-label={label} className="ui-chips">
      {items.map((item) => (
        <AriaTab key={item.id} id={item.id} className="ui-chip ui-tab">
          {item.label}
        </AriaTab>
      ))}
    </TabList>
    {items.map((item) => (
      <TabPanel key={item.id} id={item.id} className="ui-tab__panel">
        {item.content}
      </TabPanel>
    ))}
  </AriaTabs>
)
