import { escaped } from '../platform/outbox/escaped.js'

export const standInPage = (provider: string, query: string): string => `<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${provider} (ตัวอย่าง)</title>
<style>
  body { font: 18px/1.6 system-ui, sans-serif; max-width: 22rem; margin: 3rem auto; padding: 0 1rem; color: #222 }
  input, button { font: inherit; box-sizing: border-box; width: 100%; min-height: 48px; margin-top: .5rem; border-radius: 8px }
  input { border: 1px solid #767676; padding: 0 .75rem }
  button { border: 0; background: #1b5e4b; color: #fff }
  button[value=no] { background: none; color: #1b5e4b; border: 1px solid }
  .mark { background: #fff4d6; padding: .5rem .75rem; border-radius: 8px }
</style>
<h1>${provider} (ตัวอย่าง)</h1>
<p class="mark">หน้านี้มากับตัวทดลอง ไม่ใช่ของ ${provider} ใส่ชื่อสมมติชื่อไหนก็ได้ ชื่อเดิมคือบัญชีเดิม</p>
<form method="post" action="?${escaped(query)}">
  <label>ชื่อสมมติ <input name="account" maxlength="60" required autofocus autocomplete="off" value="มะลิ ตัวอย่าง"></label>
  <button name="answer" value="yes">เข้าด้วยชื่อนี้</button>
  <button name="answer" value="no" formnovalidate>ไม่เข้า</button>
</form>
</html>
`
