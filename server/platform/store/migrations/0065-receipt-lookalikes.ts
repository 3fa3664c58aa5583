/**
 * A receipt number with O as 0, I, a small L and a bar as 1, S as 5 and B as 8, which are easily taken for each other, in whichever width
 * and script its figures are; without signs, and without zeros before a figure.
 */
export const receiptLookalikes = `
create function lookalike_of(number text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        translate(upper(translate(normalize(number, nfkd), 'l|', '11')), '๐๑๒๓๔๕๖๗๘๙OISB', '01234567890158'),
        '(^|[^0-9])0+(?=[0-9])', '\\1', 'g'),
      '[^A-Z0-9ก-๎]', '', 'g'),
    '(^|[^0-9])0+(?=[0-9])', '\\1', 'g')
$$;
`
