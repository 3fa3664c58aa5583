import { asText } from './asText.js'

/**
 * Without the `mark`s (one character) at its end. A loop: `/ +$/` takes the square of a long run's length.
 * @example
 * withoutEnd('/rewards///', '/') // => '/rewards'
 */
export const withoutEnd = (text: string, mark: string): string => {
  const whole = asText(text)
  let end = whole.length
  while (end > 0 && whole[end - 1] === mark) end -= 1
  return whole.slice(0, end)
}
