import type { ArticleAge, ArticleTopic } from '../domain/publications/article.js'

/** The Thai name of each article topic. */
export const topicNames: Readonly<Record<ArticleTopic, string>> = {
  eating: 'การกิน',
  sleep: 'การนอน',
  tummy: 'ท้องและอุจจาระ',
  growth: 'การเติบโต',
  illness: 'เจ็บป่วย',
  teeth: 'ฟัน',
  play: 'การเล่น',
  adult: 'ผู้ใหญ่',
}

/** The Thai name of each article age. */
export const ageNames: Readonly<Record<ArticleAge, string>> = {
  '0-6m': '0–6 เดือน',
  '6-12m': '6–12 เดือน',
  '1-3y': '1–3 ปี',
  '3y-up': '3 ปีขึ้นไป',
  adult: 'ผู้ใหญ่',
}
