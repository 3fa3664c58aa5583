/** Answers the seconds to wait; 0: counted. `pauses`: seconds after 0, 1, 2 … failures, the last for more. */
export const tries = `
create function count_try(
  of_account text, account text, account_hit uuid, since timestamptz, pauses integer[],
  of_network text, network text, network_hit uuid, most integer, seconds integer, now_at timestamptz
) returns double precision language plpgsql as $$
declare
  failures integer;
  last_at timestamptz;
  filling_at timestamptz;
  pause integer;
  wait double precision := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended(of_account || ' ' || account, 0));
  perform pg_advisory_xact_lock(hashtextextended(of_network || ' ' || network, 0));
  select count(*), max(at) into failures, last_at
    from limit_hits where rule = of_account and subject = account and at > since;
  pause := pauses[least(failures + 1, cardinality(pauses))];
  if pause > 0 then
    wait := extract(epoch from last_at - now_at) + pause;
  end if;
  if wait <= 0 then
    select at into filling_at from limit_hits
      where rule = of_network and subject = network and at > now_at - make_interval(secs => seconds)
      order by at desc offset most - 1 limit 1;
    wait := coalesce(extract(epoch from filling_at - now_at) + seconds, 0);
  end if;
  if wait > 0 then
    return wait;
  end if;
  insert into limit_hits (id, rule, subject, at)
    values (account_hit, of_account, account, now_at), (network_hit, of_network, network, now_at);
  return 0;
end
$$;
`
