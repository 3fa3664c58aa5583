const serviceNames = ['careplus', 'แคร์พลัส']

const meant: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'l',
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._+-]/g, '')

const spelt = (text: string): string => bare(text).replaceAll(/[013457@$!]/g, (sign) => meant[sign] ?? sign)

/** Shorter names occur in other words. */
const shortestName = 4

const contains = (password: string, word: string): boolean =>
  bare(password).includes(bare(word)) || spelt(password).includes(spelt(word))

export const containsServiceName = (password: string): boolean => serviceNames.some((name) => contains(password, name))

/** The part before `@` counts without `+tag`, unless it is too short. */
export const containsAddress = (password: string, address: string): boolean => {
  const local = address.slice(0, address.lastIndexOf('@')).replace(/\+.*$/, '')
  return contains(password, address) || (bare(local).length >= shortestName && contains(password, local))
}
