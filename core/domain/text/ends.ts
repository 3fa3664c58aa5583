/** Without the `mark`s (one character) at its end. A loop: `/ +$/` takes the square of a long run's length. */
export const withoutEnd = (text: string, mark: string): string => {
  let end = text.length
  while (end > 0 && text[end - 1] === mark) end -= 1
  return text.slice(0, end)
}
