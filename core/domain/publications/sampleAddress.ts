import { asText } from '../text/asText.js'

/** The host of a longer one stands before that. */
const longest = 2000

/**
 * Whether an address leads to nobody: its name is kept for samples. Source: RFC 2606 sections 2 and 3, RFC 6761 section 6.
 * What is no whole address is none.
 * @example
 * isSampleAddress('https://careplus.example/article/1') // => true
 */
export const isSampleAddress = (address: string): boolean => {
  const [, host = ''] = /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(asText(address).slice(0, longest)) ?? []
  return /(^|\.)(example|test|invalid|example\.(com|net|org))\.?$/i.test(host)
}
