import { escaped } from './escaped.js'

export interface EmailContent {
  readonly subject: string
  readonly before: ReadonlyArray<string>
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  readonly after: ReadonlyArray<string>
}

export interface FramedEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const greeting = 'สวัสดีค่ะ'
const house = 'CarePlus'

/** The design's colours; mail programs support neither variables nor style sheets. */
const page = '#FBFAF4'
const card = '#FFFFFF'
const line = '#E4E5DA'
const ink = '#14322B'
const ink2 = '#47605A'
const pandan700 = '#0C5B49'
const layers = ['#DDF1E6', '#BCE2CF', '#7CC4A4']
const pandan50 = '#EFF8F2'

const face = "font-family:Anuphan,'Noto Sans Thai','Leelawadee UI',Thonburi,Tahoma,sans-serif"
const words = (text: string, colour: string, size: number): string =>
  `<p style="margin:0 0 12px;${face};font-size:${size}px;line-height:1.65;color:${colour}">${text}</p>`

const table = (inside: string, style = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${inside}</table>`

const codeBox = (code: string): string =>
  table(
    `<tr><td align="center" bgcolor="${pandan50}" style="border-radius:14px;padding:16px 8px;${face};font-size:34px;line-height:1.3;font-weight:700;letter-spacing:6px;color:${pandan700}">${escaped(code)}</td></tr>`,
    'margin:4px 0 16px',
  )

/** The button, and its URL as text for mail programs that show no button. */
const buttonHtml = ({ label, url }: { readonly label: string; readonly url: string }): string => {
  const href = escaped(url)
  const button = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px"><tr><td align="center" bgcolor="${pandan700}" style="border-radius:16px"><a href="${href}" style="display:inline-block;padding:14px 28px;${face};font-size:17px;line-height:1.4;font-weight:600;color:#FFFFFF;text-decoration:none">${escaped(label)}</a></td></tr></table>`
  return `${button}<p style="margin:0 0 16px;${face};font-size:14px;line-height:1.6;color:${ink2}">ถ้ากดปุ่มไม่ได้ คัดลอกที่อยู่นี้ไปเปิดแทน<br><a href="${href}" style="color:${pandan700};word-break:break-all">${href}</a></p>`
}

const bands = table(
  layers
    .map(
      (colour, step) =>
        `<tr><td width="${step * 20}%" height="5" style="font-size:0;line-height:5px">&nbsp;</td><td height="5" bgcolor="${colour}" style="font-size:0;line-height:5px">&nbsp;</td></tr>`,
    )
    .join(''),
)

const frame = (subject: string, body: string): string => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${page}" bgcolor="${page}">
${table(
  `<tr><td align="center" style="padding:24px 12px">${table(
    `<tr><td style="padding:24px 24px 8px;${face};font-size:22px;line-height:1.4;font-weight:700;color:${pandan700}">${house}</td></tr><tr><td style="padding:8px 24px 12px">${body}</td></tr><tr><td>${bands}</td></tr>`,
    `max-width:560px;background:${card};border:1px solid ${line};border-radius:20px`,
  )}</td></tr>`,
)}
</body></html>
`

const linked = (text: string): string =>
  escaped(text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" style="color:${pandan700};word-break:break-all">${url}</a>`,
  )

/** Escapes everything and loads nothing from the network. */
export const frameEmail = ({ subject, before: paragraphs, code, button, after }: EmailContent): FramedEmail => ({
  subject,
  text: [
    greeting,
    '',
    ...paragraphs,
    ...(code === undefined ? [] : ['', code]),
    ...(button === undefined ? [] : ['', button.url]),
    '',
    ...after,
    house,
  ].join('\n'),
  html: frame(
    subject,
    [
      words(greeting, ink, 16),
      ...paragraphs.map((each) => words(escaped(each), ink, 16)),
      code === undefined ? '' : codeBox(code),
      button === undefined ? '' : buttonHtml(button),
      ...after.map((each) => words(linked(each), ink2, 14)),
    ].join(''),
  ),
})

export const frameText = (subject: string, text: string): string =>
  frame(
    subject,
    text
      .split(/\n{2,}/)
      .map((part) => words(linked(part).replaceAll('\n', '<br>'), ink, 16))
      .join(''),
  )
