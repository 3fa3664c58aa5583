import { useRef } from 'react'
import type { StaffProduct } from '../../composition/staff'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Button } from '../../ui/Button'
import { CheckMark } from '../../ui/CheckMark'
import { Icon } from '../../ui/Icon'
import { Plus, Trash2 } from '../../ui/icons'
import { Tag } from '../../ui/Tag'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { ProductPicker } from './ProductPicker'
import { withLine, wholeLine, type TypedLine } from './typedLines'

const copy = staffBillsCopy.lines

const Earns = ({ line }: { readonly line: TypedLine }) => {
  if (line.product !== null && !line.product.earns) return <Tag>{copy.no}</Tag>
  if (wholeLine(line) === null) return <span className="second small">{copy.incomplete}</span>
  return (
    <Tag tone="pandan" icon={<CheckMark />}>
      {copy.yes}
    </Tag>
  )
}

interface Props {
  readonly lines: ReadonlyArray<TypedLine>
  readonly products: ReadonlyArray<StaffProduct>
  readonly onChange: (lines: ReadonlyArray<TypedLine>) => void
  readonly marking: number
  readonly onMark: (key: number) => void
}

export const BillLines = ({ lines, products, onChange, marking, onMark }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const change = (key: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part, read: null } : line)))
  const add = () => {
    onChange(withLine(lines))
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('tr:last-child input')?.focus())
  }
  return (
    <section className="ui-card ui-card--plain bill-lines" aria-label={copy.label}>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {copy.product}
            </th>
            <th scope="col">{copy.quantity}</th>
            <th scope="col">{copy.baht}</th>
            <th scope="col">{copy.earns}</th>
            <th scope="col">
              <VisuallyHidden>{copy.removing}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {lines.map((line, index) => (
            <tr key={line.key}>
              <td className="bill-lines__n">
                <button
                  type="button"
                  className={`bill-mark${line.product?.earns === false ? ' bill-mark--not' : ''}`}
                  aria-pressed={line.key === marking}
                  aria-label={copy.mark(index + 1, line.mark !== null)}
                  onClick={() => onMark(line.key)}
                >
                  {index + 1}
                </button>
              </td>
              <td className="bill-lines__product">
                <ProductPicker
                  label={copy.of(copy.product, index + 1)}
                  products={products}
                  chosen={line.product}
                  onChoose={(product) => change(line.key, { product })}
                />
                {line.product && <span className="second small">{copy.ages[line.product.age_line]}</span>}
                {line.read !== null && (
                  <span className="second small bill-lines__read">
                    {copy.read(line.read.text)}
                    {!line.read.sure && <Tag tone="mango">{copy.doubt}</Tag>}
                  </span>
                )}
              </td>
              <td className="bill-lines__quantity" data-head={copy.quantity}>
                <input
                  className="bill-cell"
                  aria-label={copy.of(copy.quantity, index + 1)}
                  inputMode="numeric"
                  value={line.quantity}
                  onChange={(event) => change(line.key, { quantity: event.target.value })}
                />
              </td>
              <td className="bill-lines__baht" data-head={copy.baht}>
                <input
                  className="bill-cell"
                  aria-label={copy.of(copy.baht, index + 1)}
                  inputMode="decimal"
                  value={line.baht}
                  onChange={(event) => change(line.key, { baht: event.target.value })}
                />
              </td>
              <td className="bill-lines__earns" data-head={copy.earns}>
                <Earns line={line} />
              </td>
              <td className="bill-lines__remove">
                <button
                  type="button"
                  className="bill-remove"
                  onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                >
                  <Icon of={Trash2} size={20} label={copy.remove(index + 1)} />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="bill-lines__foot">
        <Button tone="ghost" size="small" icon={<Icon of={Plus} size={20} />} onClick={add}>
          {copy.add}
        </Button>
        <span className="second small">{copy.law}</span>
      </div>
    </section>
  )
}
