import { Button } from 'react-aria-components/Button'
import { ComboBox, Input } from 'react-aria-components/ComboBox'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import type { StaffProduct } from '../../composition/staff'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Icon } from '../../ui/Icon'
import { ChevronDown } from '../../ui/icons'

const copy = staffBillsCopy.lines

interface Props {
  readonly label: string
  readonly products: ReadonlyArray<StaffProduct>
  readonly chosen: StaffProduct | null
  readonly onChoose: (product: StaffProduct | null) => void
}

export const ProductPicker = ({ label, products, chosen, onChoose }: Props) => (
  <ComboBox
    aria-label={label}
    className="bill-picker"
    menuTrigger="focus"
    defaultItems={products}
    selectedKey={chosen?.id ?? null}
    onSelectionChange={(key) => onChoose(products.find(({ id }) => id === key) ?? null)}
    allowsEmptyCollection
  >
    <div className="ui-field__box bill-picker__box">
      <Input className="ui-field__input" placeholder={copy.search} />
      <Button className="bill-picker__open" aria-label={copy.showAll}>
        <Icon of={ChevronDown} size={20} />
      </Button>
    </div>
    <Popover className="bill-picker__list">
      <ListBox renderEmptyState={() => <p className="bill-picker__none">{copy.nothing}</p>}>
        {({ id, title, age_line }: StaffProduct) => (
          <ListBoxItem id={id} textValue={title} className="bill-picker__item">
            <span>{title}</span>
            <span className="second small">{copy.ages[age_line]}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </ComboBox>
)
