import { cutAtKept } from '@careplus/core/internal/text'

/** Keeps the words of a name on one line; copied or searched text is unchanged. */
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
