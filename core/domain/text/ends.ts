import { asText } from './asText.js'

/** A loop, because `/ +$/` takes quadratic time. */
export const withoutEnd = (text: string, mark: string): string => {
  const whole = asText(text)
  let end = whole.length
  while (end > 0 && whole[end - 1] === mark) end -= 1
  return whole.slice(0, end)
}
