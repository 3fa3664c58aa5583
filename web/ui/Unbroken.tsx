import { cutAtKept } from '@careplus/core/text'

/** A name whose words are not broken in the middle. Its text is as it was, for whoever looks for it or copies it. */
export const Unbroken = ({ children }: { readonly children: string }) =>
  cutAtKept(children).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} className="nowrap">
        {piece}
      </span>
    ),
  )
