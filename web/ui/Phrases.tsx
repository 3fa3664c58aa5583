import { Fragment } from 'react'

/** A number stays with the words around it. */
const phrasesOf = (text: string): ReadonlyArray<string> => text.replaceAll(/(\d) | (?=\d)/g, '$1\u00A0').split(' ')

/** A text whose lines end between its phrases where these fit, and not inside a word of one. */
export const Phrases = ({ children }: { readonly children: string }) =>
  phrasesOf(children).map((phrase, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="phrase">{phrase}</span>
    </Fragment>
  ))
