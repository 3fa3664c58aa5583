/** Without the tag after a plus and without dots, because mail to all of these arrives in one mailbox (`mailboxOf`). */
export const mailboxes = `
create function mailbox_of(address text) returns text language sql immutable as $$
  select replace(split_part(regexp_replace(lower(address), '@[^@]*$', ''), '+', 1), '.', '')
    || regexp_replace(coalesce(substring(lower(address) from '@[^@]*$'), ''), '^@googlemail[.]com$', '@gmail.com')
$$;

create function mission_mailbox_mark(task text, issuer text, subject text) returns text language sql stable as $$
  select legacy_mark('mission ' || task || ' ' || issuer || ' '
    || case issuer when 'email' then mailbox_of(subject) else subject end)
$$;
`
