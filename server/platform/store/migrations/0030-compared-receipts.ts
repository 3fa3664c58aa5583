/** As `receiptNumber` of the core compares them; other scripts and accents are left as they were. */
const compared = `regexp_replace(regexp_replace(regexp_replace(
  translate(upper(receipt_number), '๐๑๒๓๔๕๖๗๘๙', '0123456789'),
  '(^|[^0-9])0+(?=[0-9])', '\\1', 'g'), '[^A-Z0-9ก-๎]', '', 'g'), '^0+(?=.)', '')`

/** One of two bills that only zeros distinguished keeps its old form: two approved ones may not become the same. */
export const comparedReceipts = `
update bills set receipt = told.receipt
from (
  select id, ${compared} as receipt,
    row_number() over (partition by shop_id, date, ${compared} order by state = 'approved' desc, sent_at, id) as nth
  from bills
  where receipt ~ '^[A-Z0-9ก-๎]+$'
) as told
where told.id = bills.id and told.nth = 1 and told.receipt <> '' and told.receipt <> bills.receipt
  and not exists (
    select from bills as other
    where other.id <> bills.id and other.shop_id = bills.shop_id and other.date = bills.date and other.receipt = told.receipt
  );

create index bills_of_purchase on bills (shop_id, date, amount_satang);
`
