const page = (body: string): string => `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light">
    <title>จดหมายเตือน · CarePlus</title>
  </head>
  <body>
    ${body}
  </body>
</html>
`

/** A person who opens the address gets this page. Opening it does not unsubscribe (RFC 8058, 1). */
export const confirmUnsubscribePage = page(`<h1>ปิดจดหมายเตือน</h1>
    <p>เมื่อปิดแล้ว CarePlus จะไม่ส่งจดหมายเตือนวันชั่งและวันดูสีอุจจาระอีก เปิดใหม่ได้ทุกเมื่อในหน้าข้อมูลของฉัน</p>
    <form method="post">
      <input type="hidden" name="List-Unsubscribe" value="One-Click">
      <button>ปิดจดหมายเตือน</button>
    </form>`)

export const unsubscribedPage = page(`<h1>ปิดจดหมายเตือนแล้ว</h1>
    <p>จะไม่มีจดหมายเตือนไปอีก <a href="/user-profile#reminders">เปิดใหม่ในหน้าข้อมูลของฉัน</a></p>`)
