import { asText } from '../text/asText.js'

const longest = 2000

/** Source: RFC 2606 sections 2 and 3, RFC 6761 section 6. */
export const isSampleAddress = (address: string): boolean => {
  const [, host = ''] = /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(asText(address).slice(0, longest)) ?? []
  return /(^|\.)(example|test|invalid|example\.(com|net|org))\.?$/i.test(host)
}
