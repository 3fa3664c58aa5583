const nb = '\u00A0'

/** A line of an address, broken only between its parts: no `ถนน` parts from its name, no word from its number. */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text
    .replaceAll(/ (?=\d)/g, nb)
    .split(' ')
    .map((part, at) => (
      <span key={at}>
        {at > 0 && ' '}
        <span className="address-part">{part}</span>
      </span>
    ))
