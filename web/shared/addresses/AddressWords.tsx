import { addressLines } from '@careplus/core/addresses'
import { MobileNumber, spokenNumber } from '@careplus/core/identity'
import type { PostalAddress } from '@careplus/core/ports'
import { WholeWords } from './WholeWords'
import './address.css'

export const AddressWords = ({ address }: { readonly address: PostalAddress }) => (
  <span className="address-words">
    <span className="address-words__who">
      {address.recipient}{' '}
      <span className="address-words__phone">
        {MobileNumber.is(address.phone) ? spokenNumber(address.phone) : address.phone}
      </span>
    </span>
    {addressLines(address).map((line, at) => (
      <span key={at} className="address-words__line">
        <WholeWords text={line} />
      </span>
    ))}
  </span>
)
