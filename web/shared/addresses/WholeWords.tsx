const nb = '\u00A0'

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
