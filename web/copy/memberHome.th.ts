const nb = '\u00A0'

export const memberHomeCopy = {
  reading: 'อ่านสัปดาห์นี้',
  article: (child: string, minutes: number) => `วัยของ${child} · อ่าน${nb}${minutes}${nb}นาที`,
  campaign: (period: string) => `แคมเปญ ${period}`,
} as const
