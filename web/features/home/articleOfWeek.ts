import { ageInDays, ageInMonths, type IsoDate } from '@careplus/core/calendar'
import type { ArticleAge, ArticleCard } from '@careplus/core/publications'

export const articleAgeOn = (birthDate: IsoDate, today: IsoDate): ArticleAge => {
  const months = ageInMonths(birthDate, today)
  return months < 6 ? '0-6m' : months < 12 ? '6-12m' : months < 36 ? '1-3y' : '3y-up'
}

export const articleOfWeek = (
  articles: ReadonlyArray<ArticleCard>,
  birthDate: IsoDate,
  today: IsoDate,
): ArticleCard | null => {
  const week = Math.floor(ageInDays(birthDate, today) / 7)
  return articles[week % articles.length] ?? null
}
