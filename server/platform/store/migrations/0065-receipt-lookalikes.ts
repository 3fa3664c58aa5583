/** Letters and figures that are easily confused become one: O 0, I l | 1, S 5, B 8, in any width and script. */
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
