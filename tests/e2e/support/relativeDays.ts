const year = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Bangkok', year: 'numeric' }).format())

/** 12 July so many calendar years ago: for 3, a child of two to three years. */
export const bornYearsAgo = (years: number) => {
  const christian = year - years
  return { iso: `${christian}-07-12`, day: '12', month: 'ก.ค.', year: String(christian + 543) }
}

/** A day in Bangkok as ISO, so many days from today. */
export const dayFromToday = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(Date.now() + days * 86_400_000)

/** As a parent types it: `20/11/2569`. */
export const typedDay = (iso: string): string => {
  const [y, m, d] = iso.split('-')
  return `${d}/${m}/${Number(y) + 543}`
}

/** As `bornYearsAgo`, of a child who is exactly so many days old today: its place on the curve is the same every day. */
export const bornDaysAgo = (days: number) => {
  const iso = dayFromToday(-days)
  const part = (what: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('th-TH', { timeZone: 'UTC', ...what }).format(Date.parse(iso))
  return {
    iso,
    day: String(Number(iso.slice(8))),
    month: part({ month: 'short' }),
    year: String(Number(iso.slice(0, 4)) + 543),
  }
}
