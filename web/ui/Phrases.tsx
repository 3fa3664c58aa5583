import { Fragment } from 'react'

/** A number stays with the words around it. */
const phrasesOf = (text: string): ReadonlyArray<string> => text.replaceAll(/(\d) | (?=\d)/g, '$1\u00A0').split(' ')

export const Phrases = ({ children }: { readonly children: string }) =>
  phrasesOf(children).map((phrase, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="phrase">{phrase}</span>
    </Fragment>
  ))
